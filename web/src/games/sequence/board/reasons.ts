/** Explain why a tap on a cell does nothing, from what lies there; the server decides what is legal. */

import { t } from "@/text/i18n.svelte";
import type { View } from "@/protocol/sequence";
import type { Card, Edition } from "../cards/edition";
import { cellName, keyOf, sameCell, type Cell } from "./geometry";
import { cardLabel, power, sideName } from "../cards/words";

/** Explain it for the `chosen` card, or for the whole hand when none is chosen. */
export function whyNot(view: View, edition: Edition, cell: Cell, chosen: Card | null): string {
  const card = edition.cards.get(keyOf(cell));
  if (!card) return t("sequence-why-corner");
  const shown = cardLabel(edition, card);
  const does = chosen === null ? null : power(edition, chosen);
  const side = view.chips.findIndex((cells) => cells.some((other) => sameCell(other, cell)));
  if (side >= 0) return chipThere(view, cell, side, does === "remove");
  if (chosen !== null && chosen !== card && does === null)
    return t("sequence-why-other-card", { shown, card: cardLabel(edition, chosen) });
  if (does === "remove") return t("sequence-why-no-chip");
  if (!view.hand?.includes(card)) return t("sequence-why-not-held", { shown });
  return t("sequence-no-card-plays", { cell: cellName(cell) });
}

function chipThere(view: View, cell: Cell, side: number, remove: boolean): string {
  const locked = view.locked[side]!.some((other) => sameCell(other, cell));
  const own = view.seat !== null && view.side_of[view.seat] === side;
  const what = locked ? "locked" : remove && own ? "own" : "chip";
  return t(`sequence-why-${what}`, { side: sideName(view.colours[side]!) });
}
