/** A card in hand: two equal cards are told apart by their number. */
export interface Held {
  key: string;
  card: string;
}

export function held(hand: readonly string[]): Held[] {
  const seen = new Map<string, number>();
  return hand.map((card) => {
    const number = seen.get(card) ?? 0;
    seen.set(card, number + 1);
    return { key: `${card}#${number}`, card };
  });
}
