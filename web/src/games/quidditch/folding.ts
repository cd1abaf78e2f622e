/** The table at an earlier moment, put together from what has happened since the start. */

import type { Happened, QuidditchEvent, QuidditchView, SpotView } from "../../wire";
import { BALLS, type Ball } from "./types";

/** The points of a goal that needs no card; those of the balls are told when they are won. */
const FREE_GOAL = 10;

/** Exact for the pitch, the laid cards, points, hits and the own hand; the other hand and the piles stay as they are now. */
export function viewAt(view: QuidditchView, history: readonly Happened[], version: number): QuidditchView {
  const past: QuidditchView = {
    ...view,
    pitch: [],
    spots: [],
    won: [[], []],
    scores: [0, 0],
    used: [[], []],
    hits: [0, 0],
    order: [],
    chain: [],
    at: null,
    laid: false,
    chase: false,
    result: null,
    decided: [false, false],
  };
  delete past.commit;
  delete past.declared;
  if (view.hand) past.hand = handAt(view, history, version);
  for (const happened of history) {
    if (happened.version > version) break;
    for (const event of happened.events as QuidditchEvent[]) fold(past, event);
  }
  return past;
}

function fold(past: QuidditchView, event: QuidditchEvent): void {
  switch (event.type) {
    case "round_began":
      Object.assign(past, { round: event.round, leader: event.leader, spots: [], at: null, laid: false, order: [] });
      Object.assign(past, { used: [[], []], hits: [0, 0] });
      return;
    case "pitch_card_drawn":
      if (event.ball) past.pitch = inOrder([...past.pitch, event.ball]);
      else if (event.card === "free_goal") score(past, event.seat, event.card, FREE_GOAL);
      return;
    case "chase_began":
      past.chase = true;
      return;
    case "window_opened":
      past.phase = event.window;
      past.at = event.ball ?? past.at;
      return;
    case "declared":
      event.balls.forEach((ball) => spotOf(past, ball));
      return;
    case "cards_laid":
      past.laid = true;
      event.balls.forEach((ball, number) => {
        const spot = spotOf(past, ball);
        spot.laid[event.seat] = true;
        spot.cards[event.seat] = event.cards?.[number] ?? null;
      });
      return;
    case "order_named":
      past.order = event.balls;
      return;
    case "cards_revealed":
      Object.assign(spotOf(past, event.ball), { face_up: true, cards: [...event.cards] });
      return;
    case "special_played":
    case "special_answered":
      past.used[event.seat]!.push(event.card);
      return;
    case "value_lowered":
      spotOf(past, event.ball).lowered[event.seat]! += event.amount;
      return;
    case "keeper_put_out":
      spotOf(past, event.ball).keeper_out[event.seat] = true;
      return;
    case "pushed_off": {
      const spot = spotOf(past, event.ball);
      spot.pushed[event.seat] = true;
      spot.laid[event.seat] = false;
      spot.cards[event.seat] = null;
      return;
    }
    case "ball_won":
      past.pitch = past.pitch.filter((ball) => ball !== event.ball);
      if (event.points > 0) score(past, event.seat, event.ball === "SN" ? "golden_snitch" : "quaffle", event.points);
      settle(past, event.ball);
      return;
    case "ball_stayed":
      settle(past, event.ball);
      return;
    case "player_hit":
      past.hits[event.seat]! += 1;
  }
}

/** From today's hand backwards: what was drawn since goes away, what left it comes back. */
function handAt(view: QuidditchView, history: readonly Happened[], version: number): string[] {
  const hand = [...(view.hand ?? [])];
  const since = history.filter((happened) => happened.version > version);
  for (const event of since.flatMap((happened) => happened.events as QuidditchEvent[]).toReversed()) {
    if (!("seat" in event) || event.seat !== view.seat) continue;
    if (event.type === "hand_refilled") event.cards?.forEach((card) => drop(hand, card));
    else if (event.type === "card_retrieved") drop(hand, event.card);
    else if (event.type === "cards_laid") hand.push(...(event.cards ?? []));
    else if (LEAVES.has(event.type)) hand.push((event as { card: string }).card);
  }
  return hand;
}

/** A card leaves the hand, and the event names it. */
const LEAVES: ReadonlySet<string> = new Set<QuidditchEvent["type"]>([
  "special_played",
  "special_answered",
  "card_stripped",
]);

function drop(hand: string[], card: string): void {
  const place = hand.indexOf(card);
  if (place >= 0) hand.splice(place, 1);
}

const inOrder = (balls: readonly Ball[]) => BALLS.filter((ball) => balls.includes(ball));

function spotOf(past: QuidditchView, ball: Ball): SpotView {
  const found = past.spots.find((spot) => spot.ball === ball);
  if (found) return found;
  const spot: SpotView = {
    ball,
    laid: [false, false],
    cards: [null, null],
    values: [null, null],
    face_up: false,
    pushed: [false, false],
    lowered: [0, 0],
    keeper_out: [false, false],
    settled: false,
  };
  past.spots = [...past.spots, spot];
  return spot;
}

function settle(past: QuidditchView, ball: Ball): void {
  Object.assign(spotOf(past, ball), { settled: true, cards: [null, null], laid: [false, false] });
}

function score(past: QuidditchView, seat: number, card: QuidditchView["won"][0][0], points: number): void {
  past.won[seat]!.push(card);
  past.scores[seat]! += points;
}
