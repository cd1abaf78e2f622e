/** Word the person's own move in brief, including asides. */

import { paired, t } from "@/text/i18n.svelte";
import { editionOf } from "../cards/edition";
import type { Action } from "@/protocol/sequence";
import { aside } from "../report/asides";
import { cellName, keyOf, lineName } from "../board/geometry";
import { cardLabel } from "../cards/words";
import type { Scene } from "../types";

export function move(action: Action, scene: Scene): string {
  const edition = editionOf(scene.about, scene.info.edition);
  switch (action.type) {
    case "play":
      return `${cardLabel(edition, action.card)} → ${cellName(action.cell)}`;
    case "exchange":
      return paired(t("sequence-do-exchange"), cardLabel(edition, action.card));
    case "forfeit":
      return cardLabel(edition, action.card);
    case "choose_sequence":
      return lineName(action.cells);
    case "draw":
      return t("sequence-mark-draw");
    case "pass":
      return t("sequence-do-pass");
    default:
      return aside(action, scene).label;
  }
}

/** Return the cells of moves. */
export const cellsOf = (moves: readonly Action[]): Set<number> =>
  new Set(
    moves
      .flatMap((each) => (each.type === "play" ? [each.cell] : each.type === "choose_sequence" ? each.cells : []))
      .map(keyOf),
  );

/** Return the cards of moves. */
export const cardsOf = (moves: readonly Action[]): string[] =>
  moves.flatMap((each) => ("card" in each ? [each.card] : []));
