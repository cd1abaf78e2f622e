/** An edition as the server describes it, and the board it prints. */

import type { Face } from "@/art/playing-cards";
import type { GameInfo } from "@/net/api";
import { keyOf, SIZE, type Cell } from "../board/geometry";

export type Card = string;
export type Suit = "S" | "H" | "D" | "C";

export interface Edition {
  id: string;
  wild: readonly Card[];
  antiWild: readonly Card[];
  /** The card of each cell by its key; corners have none. */
  cards: ReadonlyMap<number, Card>;
  /** The cells of each card. */
  cells: ReadonlyMap<Card, Cell[]>;
  /** True for suits that are houses, with emblems of our own. */
  houses: boolean;
}

interface Printed {
  layout: string;
  wild: Card[];
  anti_wild: Card[];
  suits: Record<Suit, { name: string; symbol: string; jack?: string }>;
}

export const suitOf = (card: Card) => card.at(-1) as Suit;
export const rankOf = (card: Card) => card.slice(0, -1);
/** A card as it is drawn. */
export const faceOf = (edition: Pick<Edition, "houses">, card: Card): Face => ({
  rank: rankOf(card),
  suit: suitOf(card),
  style: edition.houses ? "houses" : "classic",
});
export const isJack = (card: Card) => card.startsWith("J");

export function editionOf(about: GameInfo, id: string): Edition {
  const printed = about.editions[id] as unknown as Printed;
  const cards = new Map<number, Card>();
  const cells = new Map<Card, Cell[]>();
  printed.layout
    .trim()
    .split(/\s+/)
    .forEach((card, place) => {
      if (card === "**") return;
      const cell: Cell = [Math.floor(place / SIZE), place % SIZE];
      cards.set(keyOf(cell), card);
      cells.set(card, [...(cells.get(card) ?? []), cell]);
    });
  return {
    id,
    wild: printed.wild,
    antiWild: printed.anti_wild,
    cards,
    cells,
    houses: printed.suits.S.symbol.length === 1 && /[A-Z]/.test(printed.suits.S.symbol),
  };
}
