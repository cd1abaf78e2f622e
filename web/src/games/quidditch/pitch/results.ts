/** Results of this round: the revealed cards at each ball, and the winner. */

import type { Event } from "@/protocol/quidditch";
import type { Ball, Card, Told } from "../types";

export interface Result {
  cards: [Card | null, Card | null];
  /** Null until the ball is decided. */
  outcome: { winner: number | null; points: number } | null;
}

/** Collect the results up to a version; each round starts empty. */
export function resultsOf(history: readonly Told[], version: number): Map<Ball, Result> {
  const results = new Map<Ball, Result>();
  for (const happened of history) {
    if (happened.version > version) break;
    for (const event of happened.events) note(results, event);
  }
  return results;
}

function note(results: Map<Ball, Result>, event: Event): void {
  switch (event.type) {
    case "round_began":
      return results.clear();
    case "cards_revealed":
      results.set(event.ball, { cards: event.cards, outcome: null });
      return;
    case "pushed_off": {
      const found = results.get(event.ball);
      if (found) found.cards = event.seat === 0 ? [null, found.cards[1]] : [found.cards[0], null];
      return;
    }
    case "ball_won":
    case "ball_stayed": {
      const { cards } = results.get(event.ball) ?? { cards: [null, null] };
      const won = event.type === "ball_won";
      results.set(event.ball, {
        cards: cards as Result["cards"],
        outcome: { winner: won ? event.seat : null, points: won ? event.points : 0 },
      });
    }
  }
}
