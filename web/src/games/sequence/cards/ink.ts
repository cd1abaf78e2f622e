import { suitOf, type Card, type Edition } from "./edition";

/** Return the class that colours a card's rank. */
export function inkOf(edition: Pick<Edition, "houses">, card: Card): string {
  const suit = suitOf(card);
  if (edition.houses) return `ink-house-${suit}`;
  return suit === "H" || suit === "D" ? "ink-red" : "ink-black";
}
