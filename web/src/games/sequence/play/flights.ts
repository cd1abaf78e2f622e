/** Animate and sound what happened: cards fly between hands, board and pile. */

import { fly, rect, type Flights, type Path } from "@/kit/flight/flights.svelte";
import { play, playEnd } from "@/device/sounds";
import type { Event } from "@/protocol/sequence";
import type { Card } from "../cards/edition";
import { keyOf } from "../board/geometry";
import type { Happened } from "../types";

/** A card; null is face down. */
export type Thing = Card | null;
type Rects = ReadonlyMap<Card, DOMRect>;

export function show(flights: Flights<Thing>, happened: readonly Happened[], seat: number | null, rects: Rects): void {
  const events = happened.flatMap((each) => each.events);
  sound(events, seat);
  flights.launch(() => events.flatMap((event, number) => paths(event, events[number + 1], seat, rects)));
}

function paths(event: Event, next: Event | undefined, me: number | null, rects: Rects): Path<Thing>[] {
  const place = (seat: number) => rect(seat === me ? "hand" : `seat-${seat}`);
  const own = (seat: number, card: Card) => (seat === me ? rects.get(card) : undefined);
  switch (event.type) {
    case "card_played": {
      const onto = next && "cell" in next ? `cell-${keyOf(next.cell)}` : "discards";
      return fly(event.card, own(event.seat, event.card) ?? place(event.seat), rect(onto));
    }
    case "dead_card_exchanged":
    case "card_forfeited":
      return fly(event.card, own(event.seat, event.card) ?? place(event.seat), rect("discards"));
    case "card_drawn":
      return fly(event.card ?? null, rect("pile"), place(event.seat));
    default:
      return [];
  }
}

function sound(events: readonly Event[], seat: number | null): void {
  const has = (type: Event["type"]) => events.some((event) => event.type === type);
  const ended = events.find((event) => event.type === "game_ended");
  const chip = events.find((event) => event.type === "chip_placed");
  if (ended) playEnd(ended.winners, seat);
  else if (has("sequence_made")) play("line");
  else if (has("chip_removed")) play("remove");
  else if (chip) play("chip", chip.side);
  else if (has("card_drawn")) play("draw");
  else if (has("dead_card_exchanged")) play("card");
}
