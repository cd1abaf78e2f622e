import type { Event } from "@/protocol/hogwarts";
import type { Table } from "../types";

type Roll = Extract<Event, { type: "dice_rolled" }>;

/** The dice that lie on the table, with their total: those of the last roll, if nobody has begun a turn since. */
export function rollOf({ history }: Pick<Table, "history">): Roll | null {
  for (const { events } of history.toReversed()) {
    for (const event of events.toReversed()) {
      if (event.type === "dice_rolled") return event;
      if (event.type === "turn_began") return null;
    }
  }
  return null;
}
