import type { Table } from "../types";

/** The dice that lie on the table: those of the last roll, if nobody has begun a turn since. */
export function rolled({ history }: Pick<Table, "history">): readonly number[] {
  for (const { events } of history.toReversed()) {
    for (const event of events.toReversed()) {
      if (event.type === "dice_rolled") return event.dice;
      if (event.type === "turn_began") return [];
    }
  }
  return [];
}
