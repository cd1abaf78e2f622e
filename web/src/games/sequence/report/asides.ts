import { t } from "@/text/i18n.svelte";
import { optionAt } from "@/text/options";
import type { Action } from "@/protocol/sequence";
import type { AsideWords } from "@/games/face";
import { sideName } from "../cards/words";
import type { Scene } from "../types";

/** Word an action that is no move, with the question that confirms it. */
export function aside(action: Action, scene: Scene): AsideWords {
  const colours = scene.view.colours;
  const named = (side: number | null | undefined) => (side == null ? "" : sideName(colours[side]!));
  switch (action.type) {
    case "claim_coaching":
      return words("claim", { side: named(action.side) });
    case "rule":
      return words(action.upheld ? "uphold" : "dismiss", { side: named(action.side) });
    case "admit":
      return words("admit");
    case "concede":
      return words("concede", {}, true);
    default:
      return words("leave", {}, true);
  }
}

/** Word asides for the menu. Leaving is left out where a substitute takes over: the server's own bot does that. */
export function asideInMenu(action: Action, scene: Scene): AsideWords | null {
  const leaves = action.type === "leave";
  return leaves && optionAt(scene.info, scene.about, "on_leave") === "substitute" ? null : aside(action, scene);
}

function words(key: string, args = {}, danger = false): AsideWords {
  return { label: t(`sequence-aside-${key}`, args), question: t(`sequence-aside-${key}.question`, args), danger };
}
