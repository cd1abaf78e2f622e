/** Cards and balls that fly over the table. Only a picture of what has happened. */

import { moving } from "../../lib/motion";
import { play } from "../../lib/sounds";
import type { Happened, QuidditchEvent } from "../../wire";
import { other, type Ball, type Card } from "./types";

export type Thing = { card: Card } | { back: number } | { ball: Ball | "goal" };

export interface Flight {
  id: number;
  thing: Thing;
  from: DOMRect;
  to: DOMRect;
  delay: number;
}

const STEP = 90;

export class Flights {
  list = $state.raw<Flight[]>([]);
  private last = 0;

  constructor(private readonly seat: () => number | null) {}

  /** Something new interrupts what is still in the air. */
  show(happened: readonly Happened[], cardRects: ReadonlyMap<Card, DOMRect>): void {
    const events = happened.flatMap((each) => each.events as QuidditchEvent[]);
    sound(events, this.seat());
    if (!moving()) return;
    const paths = events.flatMap((event) => this.paths(event, cardRects));
    this.list = paths.map((path, number) => ({ ...path, id: ++this.last, delay: number * STEP }));
  }

  landed(id: number): void {
    this.list = this.list.filter((flight) => flight.id !== id);
  }

  private paths(event: QuidditchEvent, cardRects: ReadonlyMap<Card, DOMRect>): Omit<Flight, "id" | "delay">[] {
    const hand = (seat: number) => (seat === this.seat() ? "hand" : `hand-${seat}`);
    const own = (seat: number, card: Card) => (seat === this.seat() ? cardRects.get(card) : undefined);
    switch (event.type) {
      case "cards_laid":
        return event.balls.flatMap((ball, number) => {
          const card = event.cards?.[number];
          const from = (card ? own(event.seat, card) : null) ?? rect(hand(event.seat));
          return fly({ back: event.seat }, from, rect(`spot-${ball}-${event.seat}`));
        });
      case "special_played":
      case "special_answered":
        return fly({ card: event.card }, own(event.seat, event.card) ?? rect(hand(event.seat)), rect("bar"));
      case "card_stripped":
        return fly(
          { card: event.card },
          own(event.seat, event.card) ?? rect(hand(event.seat)),
          rect(`discard-${event.seat}`),
        );
      case "pushed_off":
        return event.card
          ? fly({ card: event.card }, rect(`spot-${event.ball}-${event.seat}`), rect(`discard-${event.seat}`))
          : [];
      case "card_retrieved":
        return fly({ card: event.card }, rect(`discard-${event.seat}`), rect(hand(event.seat)));
      case "pitch_card_drawn":
        return event.ball
          ? fly({ ball: event.ball }, rect("pitch-deck"), rect(`ball-${event.ball}`))
          : event.card === "free_goal"
            ? fly({ ball: "goal" }, rect("pitch-deck"), rect(`won-${event.seat}`))
            : [];
      case "ball_won":
        return event.points
          ? fly({ ball: event.ball }, rect(`ball-${event.ball}`), rect(`won-${event.seat}`))
          : fly({ ball: event.ball }, rect(`ball-${event.ball}`), rect(hand(other(event.seat))));
      case "hand_refilled":
        return Array.from({ length: event.number }).flatMap(() =>
          fly({ back: event.seat }, rect(`draw-${event.seat}`), rect(hand(event.seat))),
        );
      default:
        return [];
    }
  }
}

function fly(thing: Thing, from: DOMRect | null | undefined, to: DOMRect | null) {
  return from && to ? [{ thing, from, to }] : [];
}

function rect(anchor: string): DOMRect | null {
  return document.querySelector(`[data-anchor="${anchor}"]`)?.getBoundingClientRect() ?? null;
}

/** Where the own cards lie before they move. */
export function handRects(): Map<Card, DOMRect> {
  const cards = document.querySelectorAll('[data-anchor^="card-"]');
  return new Map([...cards].map((card) => [card.getAttribute("data-anchor")!.slice(5), card.getBoundingClientRect()]));
}

function sound(events: readonly QuidditchEvent[], seat: number | null): void {
  const has = (type: QuidditchEvent["type"]) => events.some((event) => event.type === type);
  if (has("game_ended")) play("end");
  else if (events.some((event) => event.type === "ball_won" && event.points && event.seat === seat)) play("line");
  else if (has("player_hit")) play("remove");
  else if (has("cards_revealed") || has("special_played") || has("special_answered")) play("chip");
  else if (has("cards_laid") || has("hand_refilled")) play("card");
}
