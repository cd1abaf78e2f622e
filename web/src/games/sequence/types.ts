/** Types of a table of this game. */

import type { LiveTable, Happened as AnyHappened } from "@/net/live.svelte";
import type { Action, Event, View } from "@/protocol/sequence";
import type { Moment as AnyMoment, Scene as AnyScene } from "../face";

export type Table = LiveTable<View, Action, Event>;
export type Scene = AnyScene<View>;
export type Moment = AnyMoment<View>;
export type Happened = AnyHappened<Event>;
