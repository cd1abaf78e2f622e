/** Types of a table of A Year at Hogwarts. */

import type { LiveTable, Happened as AnyHappened } from "@/net/live.svelte";
import type { Action, Event, Outlook, View } from "@/protocol/hogwarts";
import type { Moment as AnyMoment, Scene as AnyScene } from "../face";
import type { Fields } from "@/kit/words/reading/data";
import type { Scene as PlainScene } from "@/kit/words/types";

export type Table = LiveTable<View, Action, Event, Outlook>;
export type Scene = AnyScene<View>;
export type Moment = AnyMoment<View>;
export type Happened = AnyHappened<Event>;

/** The open question, which is the last entry of the agenda. */
export type Task = View["agenda"][number];
export type TaskOf<Name extends Task["task"]> = Extract<Task, { task: Name }>;
export type ActionOf<Kind extends Action["type"]> = Extract<Action, { type: Kind }>;

export const taskOf = (view: View): Task | null => view.agenda.at(-1) ?? null;

/** See the scene as data without types, for the sentences that every game shares. */
export const plainly = (scene: Scene) => scene as unknown as PlainScene;
export const asFields = (thing: object) => thing as unknown as Fields;
