import { t } from "@/text/i18n.svelte";
import type { Action } from "@/protocol/quidditch";
import type { AsideWords } from "@/games/face";

/** Word asides for the menu: conceding only, because the table itself offers to change a decision. */
export function aside(action: Action): AsideWords | null {
  if (action.type !== "concede") return null;
  return { label: t("quidditch-aside-concede"), question: t("quidditch-aside-concede.question"), danger: true };
}
