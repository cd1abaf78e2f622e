import type { Moment } from "@/games/face";
import type { LiveTable } from "@/net/live.svelte";

/** A table as the person looks at it: now, with all that can be done, or at an earlier moment with nothing to do. */
export interface Seen<View, Action> {
  view: View;
  version: number;
  actions: readonly Action[];
  /** Actions that wait to be sent: their cards and places carry a mark. */
  unsent: readonly Action[];
  hint: Action | undefined;
}

// One list for all times without actions: a new one each time would have everything drawn again.
const NOTHING: readonly never[] = [];

/** Show the table now, or at the moment that somebody looks back at. */
export function seen<View, Action, Event>(
  table: LiveTable<View, Action, Event>,
  moment: Moment<View> | null,
): Seen<View, Action> {
  if (moment !== null) return { ...moment, actions: NOTHING, unsent: NOTHING, hint: undefined };
  return {
    view: table.view,
    version: table.version,
    actions: table.waiting ? NOTHING : table.actions,
    unsent: table.unsent,
    hint: table.hint?.action,
  };
}
