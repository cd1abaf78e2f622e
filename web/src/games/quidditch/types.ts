/** A table of this game: what the page carries, with what the game says; and its words. */

import type { LiveTable, Told as AnyTold } from "@/net/live.svelte";
import type { Action, Event, Play, SpotView, View } from "@/protocol/quidditch";
import type { Moment as AnyMoment, Scene as AnyScene } from "../face";

export type Table = LiveTable<View, Action, Event>;
export type Scene = AnyScene<View>;
export type Moment = AnyMoment<View>;
export type Told = AnyTold<Event>;

export type Card = string;
export type Ball = SpotView["ball"];
export type Mode = NonNullable<Play["mode"]>;

/** The places of the pitch, as the table shows them from left to right. */
export const BALLS: readonly Ball[] = ["Q", "BL1", "BL2", "SN"];

export const other = (seat: number) => 1 - seat;
