/** Fields that can be chosen now, and what choosing one does: told by the server, never worked out here. */

import type { Reach } from "@/art/hogwarts/map/states";
import type { Action, Outlook, WalkEnd } from "@/protocol/hogwarts";

export interface Target {
  field: string;
  reach: Reach;
  /** What is sent when the field is chosen for good. */
  action: Action;
  /** Where the walk ends, with its path and what waits there. */
  end: WalkEnd | null;
}

export type Targets = ReadonlyMap<string, Target>;

/** List the ends of a walk, or the fields that the offered actions name. */
export function targetsOf(actions: readonly Action[], outlook: Outlook | null, holding: string | null): Targets {
  const walk = outlook?.walk;
  // Ends are told before the walk begins, too: nobody can go there while it is asked whether the roll stands.
  if (walk && actions.some(({ type }) => type === "step" || type === "stop"))
    return new Map(walk.ends.map((end) => [end.at, ofEnd(end)]));
  const found = new Map<string, Target>();
  for (const action of actions) {
    const field = fieldOf(action, holding);
    if (field !== null && !found.has(field)) found.set(field, { field, reach: "plain", action, end: null });
  }
  return found;
}

const ofEnd = (end: WalkEnd): Target => ({
  field: end.at,
  reach: reachOf(end),
  action: { type: "walk", path: end.path },
  end,
});

function reachOf({ stay, tokens }: WalkEnd): Reach {
  if (stay.fights?.length) return "danger";
  return stay.missions?.length || stay.horcrux || stay.exams?.length || tokens?.length ? "gain" : "plain";
}

/** The field that an action names; of several tokens to be put down, only the one in the hand counts. */
function fieldOf(action: Action, holding: string | null): string | null {
  if (action.type === "put") return holding === null || action.token === holding ? action.to : null;
  return action.type === "step" || action.type === "go" || action.type === "floo" ? action.to : null;
}

/** Actions that are taken on the map, and need no button. */
export const isOnMap = ({ type }: Action) => type === "step" || type === "go" || type === "put" || type === "floo";

/** Keep those of these fields alone. */
export const only = (targets: Targets, fields: readonly string[]): Targets =>
  new Map([...targets].filter(([field]) => fields.includes(field)));
