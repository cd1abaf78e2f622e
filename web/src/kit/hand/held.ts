/** A card in hand. The key tells equal cards apart. */
export interface Held {
  key: string;
  card: string;
}

/** Sort a hand, the lightest cards first, and cards of one weight by their names. */
export const byWeight = (hand: readonly string[], weight: (card: string) => number): string[] =>
  hand.toSorted((one, other) => weight(one) - weight(other) || one.localeCompare(other));

export function held(hand: readonly string[]): Held[] {
  const seen = new Map<string, number>();
  return hand.map((card) => {
    const number = seen.get(card) ?? 0;
    seen.set(card, number + 1);
    return { key: `${card}#${number}`, card };
  });
}

/** Return the keys of cards in a hand; of two equal ones, the first. */
export function keysOf(hand: readonly Held[], cards: readonly string[]): Set<string> {
  const left = [...hand];
  const found = cards.map((card) => {
    const place = left.findIndex((each) => each.card === card);
    return place < 0 ? null : left.splice(place, 1)[0]!.key;
  });
  return new Set(found.filter((key) => key !== null));
}
