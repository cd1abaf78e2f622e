/** Types of a table whose game has no types. */

import type { LiveTable, Happened as AnyHappened } from "@/net/live.svelte";
import type { Moment as AnyMoment, Scene as AnyScene } from "@/games/face";
import type { Fields } from "./reading/data";

export type Table = LiveTable<Fields, Fields, Fields>;
export type Scene = AnyScene<Fields>;
export type Moment = AnyMoment<Fields>;
export type Happened = AnyHappened<Fields>;
