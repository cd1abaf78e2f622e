/** Types of a table of this game, and its basic terms. */

import type { LiveTable, Happened as AnyHappened } from "@/net/live.svelte";
import type { TableInfo } from "@/protocol/messages";
import type { Action, Event, Play, SpotView, View } from "@/protocol/quidditch";
import type { Deck } from "./cards/decks";
import type { Moment as AnyMoment, Scene as AnyScene } from "../face";

export type Table = LiveTable<View, Action, Event>;
export type Scene = AnyScene<View>;
export type Moment = AnyMoment<View>;
export type Happened = AnyHappened<Event>;

/** The data that every part of the table is drawn from. */
export interface Drawn {
  view: View;
  info: TableInfo;
  deck: Deck;
}

/** One player's side of the table. */
export interface Side extends Drawn {
  seat: number;
  /** The viewer's seat; null for a spectator. */
  eyes: number | null;
  ondiscards?: (() => void) | null;
}

export type Card = string;
export type Ball = SpotView["ball"];
export type Mode = NonNullable<Play["mode"]>;

/** The places of the pitch, from left to right. */
export const BALLS: readonly Ball[] = ["Q", "BL1", "BL2", "SN"];

export const other = (seat: number) => 1 - seat;
