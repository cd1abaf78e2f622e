/** Name cards and sides. */

import { t } from "@/text/i18n.svelte";
import { rankOf, suitOf, type Card, type Edition } from "./edition";

const SYMBOLS = { S: "♠", H: "♥", D: "♦", C: "♣" };

/** Name a card in full: "king of hearts". */
export function cardName(edition: Edition, card: Card): string {
  const args = { rank: rankOf(card), suit: suitOf(card) };
  return edition.houses ? t("sequence-card-of-house", args) : t("sequence-card-of-suit", args);
}

/** Name a card's suit in brief: "♥", or "Gryffindor". */
export const suitName = (edition: Edition, card: Card): string =>
  edition.houses ? t(`sequence-house-${suitOf(card)}`) : SYMBOLS[suitOf(card)];

/** Name a card in brief: "K♥", or "K Gryffindor". */
export const cardLabel = (edition: Edition, card: Card): string =>
  rankOf(card) + (edition.houses ? " " : "") + suitName(edition, card);

export const sideName = (colour: string) => t(`sequence-side-${colour}`);

/** Return what a jack does, or null for any other card. */
export function power(edition: Edition, card: Card): "place" | "remove" | null {
  if (edition.wild.includes(card)) return "place";
  return edition.antiWild.includes(card) ? "remove" : null;
}
