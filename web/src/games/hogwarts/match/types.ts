/** Types of a Quidditch match, in a table of its own or within A Year at Hogwarts. */

import type { Action, Event, MatchOutlook, View } from "@/protocol/quidditch-match";

export type { Action, Event, MatchOutlook, View };
export type Spot = readonly [number, number];
export type PieceId = "keeper" | "beater_1" | "beater_2" | "chaser_1" | "chaser_2" | "chaser_3";
export type Direction = "up" | "down" | "left" | "right";
export type ActionOf<Kind extends Action["type"]> = Extract<Action, { type: Kind }>;
export type EventOf<Kind extends Event["type"]> = Extract<Event, { type: Kind }>;

export const PIECES: readonly PieceId[] = ["keeper", "beater_1", "beater_2", "chaser_1", "chaser_2", "chaser_3"];

/** An event of the match, and the version of the table at which it happened. */
export interface Happening {
  version: number;
  event: Event;
}

export const keyOf = (spot: Spot) => spot.join();
export const isSpot = (ball: View["quaffle"]): ball is [number, number] => Array.isArray(ball);

/** The piece of a side on a field. */
export const pieceAt = (view: View, side: number, spot: Spot): PieceId | null =>
  PIECES.find((piece) => {
    const at = view.pieces[side]?.[piece];
    return at && keyOf(at) === keyOf(spot);
  }) ?? null;

/** The piece of a side that has the Quaffle. */
export const carrierOf = (view: View, side: number): PieceId | null =>
  !isSpot(view.quaffle) && view.quaffle.side === side ? view.quaffle.piece : null;

/** The side whose eyes the pitch is seen through: the viewer's, or the first. */
export const eyesOf = (view: View) => view.seat ?? 0;
