/** Animate and sound what happened: cards and balls fly over the table. */

import { fly, rect, type Flights, type Path } from "@/kit/flight/flights.svelte";
import { play, playEnd } from "@/device/sounds";
import type { Event } from "@/protocol/quidditch";
import { other, type Ball, type Card, type Happened } from "../types";

export type Thing = { card: Card } | { back: number } | { ball: Ball | "goal" };
type Rects = ReadonlyMap<Card, DOMRect>;

export function show(flights: Flights<Thing>, happened: readonly Happened[], seat: number | null, rects: Rects): void {
  const events = happened.flatMap((each) => each.events);
  sound(events, seat);
  flights.launch(() => events.flatMap((event) => paths(event, seat, rects)));
}

function paths(event: Event, me: number | null, rects: Rects): Path<Thing>[] {
  const hand = (seat: number) => (seat === me ? "hand" : `hand-${seat}`);
  const own = (seat: number, card: Card) => (seat === me ? rects.get(card) : undefined);
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
        fly<Thing>({ back: event.seat }, rect(`draw-${event.seat}`), rect(hand(event.seat))),
      );
    default:
      return [];
  }
}

function sound(events: readonly Event[], seat: number | null): void {
  const has = (type: Event["type"]) => events.some((event) => event.type === type);
  const ended = events.find((event) => event.type === "game_ended");
  if (ended) playEnd(ended.result.winners, seat);
  else if (events.some((event) => event.type === "ball_won" && event.points && event.seat === seat)) play("line");
  else if (has("player_hit")) play("remove");
  else if (events.some((event) => event.type === "special_answered" && event.card === "referee")) play("whistle");
  else if (has("cards_revealed") || has("special_played") || has("special_answered")) play("chip");
  else if (has("cards_laid")) play("card");
  else if (has("hand_refilled")) play("draw");
}
