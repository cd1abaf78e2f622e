/** Cards that fly: from a hand or a player to the board, from the pile to a hand. Only a picture of what has happened. */

import type { Happened, SequenceEvent } from "../../wire";
import { play } from "../../lib/sounds";
import type { Card } from "./edition";
import { keyOf } from "./geometry";
import { moving } from "../../lib/motion";

export interface Flight {
  id: number;
  /** null flies face down. */
  card: Card | null;
  from: DOMRect;
  to: DOMRect;
  delay: number;
}

const STEP = 120;

export class Flights {
  list = $state.raw<Flight[]>([]);
  private last = 0;

  constructor(private readonly seat: () => number | null) {}

  /** Something new interrupts what is still in the air. */
  show(happened: readonly Happened[], cardRects: ReadonlyMap<Card, DOMRect>): void {
    const events = happened.flatMap((each) => each.events as SequenceEvent[]);
    sound(events);
    if (!moving()) return;
    const flights: Flight[] = [];
    events.forEach((event, number) => {
      const flight = this.flight(event, events[number + 1], cardRects);
      if (flight) flights.push({ ...flight, id: ++this.last, delay: flights.length * STEP });
    });
    this.list = flights;
  }

  landed(id: number): void {
    this.list = this.list.filter((flight) => flight.id !== id);
  }

  private flight(event: SequenceEvent, next: SequenceEvent | undefined, cardRects: ReadonlyMap<Card, DOMRect>) {
    if (event.type === "card_played") {
      const from =
        event.seat === this.seat() ? (cardRects.get(event.card) ?? rect("hand")) : rect(`seat-${event.seat}`);
      const onto = next && "cell" in next ? `cell-${keyOf(next.cell)}` : "discards";
      return fly(event.card, from, rect(onto));
    }
    if (event.type === "dead_card_exchanged" || event.type === "card_forfeited") {
      const from =
        event.seat === this.seat() ? (cardRects.get(event.card) ?? rect("hand")) : rect(`seat-${event.seat}`);
      return fly(event.card, from, rect("discards"));
    }
    if (event.type === "card_drawn") {
      return fly(event.card ?? null, rect("pile"), rect(event.seat === this.seat() ? "hand" : `seat-${event.seat}`));
    }
    return null;
  }
}

function fly(card: Card | null, from: DOMRect | null, to: DOMRect | null) {
  return from && to ? { card, from, to } : null;
}

function rect(anchor: string): DOMRect | null {
  return document.querySelector(`[data-anchor="${anchor}"]`)?.getBoundingClientRect() ?? null;
}

/** Where the own cards lie before they move. */
export function handRects(): Map<Card, DOMRect> {
  const cards = document.querySelectorAll('[data-anchor^="card-"]');
  return new Map([...cards].map((card) => [card.getAttribute("data-anchor")!.slice(5), card.getBoundingClientRect()]));
}

function sound(events: readonly SequenceEvent[]): void {
  const has = (type: SequenceEvent["type"]) => events.some((event) => event.type === type);
  if (has("game_ended")) play("end");
  else if (has("sequence_made")) play("line");
  else if (has("chip_removed")) play("remove");
  else if (has("chip_placed")) play("chip");
  else if (has("card_drawn") || has("dead_card_exchanged")) play("card");
}
