/** A move of one's own in a few words, and what of the table belongs to it. */

import { t } from "../../lib/i18n.svelte";
import { editionOf } from "./edition";
import type { SequenceAction } from "../../wire";
import type { Scene } from "../face";
import { aside } from "./asides";
import { cellName, keyOf, lineName } from "./geometry";
import { cardLabel } from "./words";

export function move(action: unknown, scene: Scene): string {
  const what = action as SequenceAction;
  const edition = editionOf(scene.about, scene.info.edition);
  switch (what.type) {
    case "play":
      return `${cardLabel(edition, what.card)} → ${cellName(what.cell)}`;
    case "exchange":
      return `${t("sequence-do-exchange")}: ${cardLabel(edition, what.card)}`;
    case "forfeit":
      return cardLabel(edition, what.card);
    case "choose_sequence":
      return lineName(what.cells);
    case "draw":
      return t("sequence-mark-draw");
    case "pass":
      return t("sequence-do-pass");
    default:
      return aside(action, scene).label;
  }
}

/** The cells that moves are about. */
export const cellsOf = (moves: readonly SequenceAction[]): Set<number> =>
  new Set(
    moves
      .flatMap((each) => (each.type === "play" ? [each.cell] : each.type === "choose_sequence" ? each.cells : []))
      .map(keyOf),
  );

/** The cards that moves are about. */
export const cardsOf = (moves: readonly SequenceAction[]): string[] =>
  moves.flatMap((each) => ("card" in each ? [each.card] : []));
