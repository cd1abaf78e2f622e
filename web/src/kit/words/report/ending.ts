/** Report the winner and the reason for the end. */

import { t } from "@/text/i18n.svelte";
import { capital, listed } from "@/text/words";
import type { AsideWords, Ending } from "@/games/face";
import type { Fields } from "../reading/data";
import { actionWords, reasonWords } from "./sentences";
import { readerOf } from "./standing";
import type { Scene } from "../types";

export function ending(scene: Scene): Ending | null {
  const { outcome } = scene.info;
  if (!outcome) return null;
  const reader = readerOf(scene);
  const names = outcome.winners.map((seat) => reader.player(seat));
  const title =
    scene.seat !== null && outcome.winners.includes(scene.seat)
      ? t("plain-end-title-won")
      : names.length
        ? t("plain-end-title-names", { names: listed(names), count: names.length })
        : t("plain-end-title-draw");
  return { title, text: capital(reasonWords(reader, outcome.reason)), side: outcome.side };
}

/** Word the confirmation of an aside, which may end the match or give up a seat. */
export function aside(action: Fields, scene: Scene): AsideWords {
  const label = actionWords(readerOf(scene), action);
  return { label, question: t("plain-aside-question", { action: label }), danger: true };
}
