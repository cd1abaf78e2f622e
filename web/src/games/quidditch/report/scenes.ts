/** The moments that get the stage: a special card and what comes of it, and the catch of the Snitch. */

import type { Event } from "@/protocol/quidditch";
import type { Card, Happened } from "../types";

export interface Drama {
  kind: "stopped" | "works" | "caught";
  /** The cards in the order in which they were played. */
  cards: { seat: number; card: Card }[];
  round: number;
  /** What came of them; empty if the first was stopped. */
  outcome: Event[];
}

/** Find the scenes in what has just happened; the cards may have been played before. */
export function scenesOf(history: readonly Happened[], happened: readonly Happened[]): Drama[] {
  const fresh = new Set(happened.map((each) => each.version));
  const scenes: Drama[] = [];
  let chain: Drama["cards"] = [];
  let shown: (Card | null)[] = [];
  let round = 0;
  for (const { version, events } of history) {
    for (const [number, event] of events.entries()) {
      const drama = note(event, events.slice(number));
      if (drama && fresh.has(version)) scenes.push(drama);
    }
    // Who passes settles the chain, even where the card finds nothing to do.
    if (events.some((event) => event.type === "passed")) chain = [];
  }
  return scenes;

  function note(event: Event, rest: readonly Event[]): Drama | null {
    if (event.type === "special_played") chain = [{ seat: event.seat, card: event.card }];
    else if (event.type === "special_answered") chain = [...chain, { seat: event.seat, card: event.card }];
    else if (event.type === "round_began") round = event.round;
    else if (event.type === "cards_revealed") shown = event.cards;
    else if (event.type === "special_cancelled") return settle("stopped", []);
    else if (event.type === "ball_won" && event.ball === "SN") {
      const card = shown[event.seat];
      return card ? { kind: "caught", cards: [{ seat: event.seat, card }], round, outcome: [event] } : null;
    } else if (EFFECTS.has(event.type) && chain.length) return settle("works", alike(event, rest));
    return null;
  }

  function settle(kind: Drama["kind"], outcome: Event[]): Drama {
    const cards = chain;
    chain = [];
    return { kind, cards, round, outcome };
  }
}

/** A card may cost two others: its effect is every event of the same kind. */
function alike(first: Event, rest: readonly Event[]): Event[] {
  const end = rest.findIndex((event) => event.type !== first.type);
  return rest.slice(0, end < 0 ? rest.length : end);
}

const EFFECTS = new Set<Event["type"]>([
  "value_lowered",
  "keeper_put_out",
  "card_stripped",
  "pushed_off",
  "card_retrieved",
  "ball_won",
]);
