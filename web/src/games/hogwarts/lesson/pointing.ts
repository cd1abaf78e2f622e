/** What a lesson points at, for every part of the table: a thing by its name, a button by what it does. */

import "./pointed.css";
import { createContext } from "svelte";
import type { Teaching } from "@/games/face";

export interface Pointing {
  /** Whether a lesson is given here. */
  readonly on: boolean;
  /** Tell whether the lesson points at a thing of this kind. */
  thing(kind: string, id: string): boolean;
  /** Tell whether the lesson points at an action, or at the thing that it names. */
  action(action: object): boolean;
  /** List what is pointed at of one kind. */
  all<Thing>(kind: string): readonly Thing[];
}

export const NOWHERE: Pointing = { on: false, thing: () => false, action: () => false, all: () => [] };

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Look up what the current step points at, afresh at each call. */
export function pointingOf(teaching: () => Teaching | undefined): Pointing {
  const all = <Thing>(kind: string) => (teaching()?.point[kind] ?? []) as readonly Thing[];
  return {
    get on() {
      return teaching() !== undefined;
    },
    thing: (kind, id) => all(kind).includes(id),
    action: (action) => {
      const { type, ...fields } = action as Record<string, unknown> & { type: string };
      const named = Object.entries(teaching()?.point ?? {}).flatMap(([kind, things]) =>
        kind === "actions" ? [] : [...things],
      );
      return (
        all("actions").includes(type) || Object.values(fields).some((field) => named.some((each) => same(each, field)))
      );
    },
    all,
  };
}

const [get, set, has] = createContext<Pointing>();

/** Let the parts of a table know what is pointed at. */
export const setPointing = set;

/** Return what is pointed at on the table around; nothing at a table without a lesson. */
export const pointing = (): Pointing => (has() ? get() : NOWHERE);
