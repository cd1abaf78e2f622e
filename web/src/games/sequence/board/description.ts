import { t } from "@/text/i18n.svelte";
import type { View } from "@/protocol/sequence";
import type { Card, Edition } from "../cards/edition";
import { cellName, keyOf, sameCell, type Cell } from "./geometry";
import { cardName, sideName } from "../cards/words";

/**
 * Describe a cell for screen readers. `playable` says whether the chosen card may be played there; while none is chosen,
 * it lists the cards that may.
 */
export function describeCell(view: View, edition: Edition, cell: Cell, playable: boolean | readonly Card[]): string {
  const cards = typeof playable === "boolean" ? [] : [...new Set(playable)];
  const card = edition.cards.get(keyOf(cell));
  const side = view.chips.findIndex((cells) => cells.some((other) => sameCell(other, cell)));
  const locked = side >= 0 && view.locked[side]!.some((other) => sameCell(other, cell));
  return t("sequence-cell", {
    cell: cellName(cell),
    card: card ? cardName(edition, card) : "corner",
    corner: card ? "no" : "yes",
    chip: side < 0 ? "none" : locked ? "locked" : "free",
    side: side < 0 ? "" : sideName(view.colours[side]!),
    playable: cards.length ? "with" : playable === true ? "yes" : "no",
    with: cards.map((each) => cardName(edition, each)).join(", "),
  });
}
