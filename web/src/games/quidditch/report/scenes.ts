/** The moments that get the stage: somebody answers somebody, or catches the Snitch. */

import type { Event } from "@/protocol/quidditch";
import type { Card, Told } from "../types";

export interface Drama {
  kind: "stopped" | "works" | "caught";
  /** The cards in the order in which they were played. */
  cards: { seat: number; card: Card }[];
}

/** Find the scenes in what has just happened; the cards may have been played before. */
export function scenesOf(history: readonly Told[], happened: readonly Told[]): Drama[] {
  const fresh = new Set(happened.map((each) => each.version));
  const scenes: Drama[] = [];
  let chain: Drama["cards"] = [];
  let shown: (Card | null)[] = [];
  for (const told of history) {
    for (const event of told.events) {
      const drama = note(event);
      if (drama && fresh.has(told.version)) scenes.push(drama);
    }
  }
  return scenes;

  function note(event: Event): Drama | null {
    if (event.type === "special_played") chain = [{ seat: event.seat, card: event.card }];
    else if (event.type === "special_answered") chain = [...chain, { seat: event.seat, card: event.card }];
    else if (event.type === "cards_revealed") shown = event.cards;
    else if (event.type === "special_cancelled") return settle("stopped");
    else if (event.type === "ball_won" && event.ball === "SN") {
      const card = shown[event.seat];
      return card ? { kind: "caught", cards: [{ seat: event.seat, card }] } : null;
    } else if (EFFECTS.has(event.type) && chain.length > 1) return settle("works");
    return null;
  }

  function settle(kind: Drama["kind"]): Drama {
    const cards = chain;
    chain = [];
    return { kind, cards };
  }
}

const EFFECTS = new Set<Event["type"]>([
  "value_lowered",
  "keeper_put_out",
  "card_stripped",
  "pushed_off",
  "card_retrieved",
  "ball_won",
]);
