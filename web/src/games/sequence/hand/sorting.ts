import { byWeight, held, type Held } from "@/kit/hand/held";
import { rankOf, suitOf, type Card } from "../cards/edition";

export const SORTS = ["suit", "rank", "playable"] as const;
export type Sort = (typeof SORTS)[number];

const RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];
const SUITS = ["S", "H", "C", "D"];

/** Sort a hand as preferred; `places` counts the cells where a card may go now. */
export function sorted(hand: readonly Card[], sort: Sort, places: (card: Card) => number): Held[] {
  const bySuit = (card: Card) => SUITS.indexOf(suitOf(card)) * 20 + RANKS.indexOf(rankOf(card));
  const byRank = (card: Card) => RANKS.indexOf(rankOf(card)) * 20 + SUITS.indexOf(suitOf(card));
  const weight = {
    suit: bySuit,
    rank: byRank,
    playable: (card: Card) => (places(card) > 0 ? 0 : 1000) + bySuit(card),
  }[sort];
  return held(byWeight(hand, weight));
}

export const isSort = (text: string): text is Sort => (SORTS as readonly string[]).includes(text);
