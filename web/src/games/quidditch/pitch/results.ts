/** Results of this round: the revealed cards at each ball, and the winner. */

import type { Event } from "@/protocol/quidditch";
import type { Ball, Card, Happened } from "../types";

export interface Result {
  cards: [Card | null, Card | null];
  /** Null until the ball is decided. */
  outcome: { winner: number | null; points: number } | null;
  /** What has lowered each seat's card, which stays to be seen when the ball is decided. */
  lowered: [Lowering[], Lowering[]];
}

export interface Lowering {
  amount: number;
  /** The card that did it; null where it was played before the viewer came. */
  by: Card | null;
}

/** Collect the results up to a version; each round starts empty. */
export function resultsOf(history: readonly Happened[], version: number): Map<Ball, Result> {
  const results = new Map<Ball, Result>();
  let played: Card | null = null;
  for (const happened of history) {
    if (happened.version > version) break;
    for (const event of happened.events) {
      if (event.type === "special_played") played = event.card;
      note(results, event, played);
    }
  }
  return results;
}

const fresh = (): Result => ({ cards: [null, null], outcome: null, lowered: [[], []] });

function note(results: Map<Ball, Result>, event: Event, played: Card | null): void {
  switch (event.type) {
    case "round_began":
      return results.clear();
    case "cards_revealed":
      results.set(event.ball, { ...(results.get(event.ball) ?? fresh()), cards: event.cards });
      return;
    case "value_lowered": {
      const found = results.get(event.ball) ?? fresh();
      found.lowered[event.seat]!.push({ amount: event.amount, by: played });
      results.set(event.ball, found);
      return;
    }
    case "pushed_off": {
      const found = results.get(event.ball);
      if (found) found.cards = event.seat === 0 ? [null, found.cards[1]] : [found.cards[0], null];
      return;
    }
    case "ball_won":
    case "ball_stayed": {
      const won = event.type === "ball_won";
      results.set(event.ball, {
        ...(results.get(event.ball) ?? fresh()),
        outcome: { winner: won ? event.seat : null, points: won ? event.points : 0 },
      });
    }
  }
}
