import { t } from "../../lib/i18n.svelte";
import type { SequenceView } from "../../wire";
import type { Edition } from "./edition";
import { cellName, keyOf, sameCell, type Cell } from "./geometry";
import { cardName, sideName } from "./words";

/** A cell in words, for those who hear the board. */
export function describeCell(view: SequenceView, edition: Edition, playable: boolean, cell: Cell): string {
  const card = edition.cards.get(keyOf(cell));
  const side = view.chips.findIndex((cells) => cells.some((other) => sameCell(other, cell)));
  const locked = side >= 0 && view.locked[side]!.some((other) => sameCell(other, cell));
  return t("sequence-cell", {
    cell: cellName(cell),
    card: card ? cardName(edition, card) : "corner",
    corner: card ? "no" : "yes",
    chip: side < 0 ? "none" : locked ? "locked" : "free",
    side: side < 0 ? "" : sideName(view.colours[side]!),
    playable: playable ? "yes" : "no",
  });
}
