/** Find what is new on the table. */

import { sameCell, type Cell } from "./geometry";
import type { Happened } from "../types";

export interface Fresh {
  cell: Cell;
  removed: boolean;
  /** Who did it. */
  seat: number | null;
  /** The very last one; the others happened since the person's own last move. */
  last: boolean;
}

/** List the chips placed and removed up to a version, since the viewer's own last move. */
export function freshCells(history: readonly Happened[], version: number, seat: number | null): Fresh[] {
  const fresh: Fresh[] = [];
  for (let place = history.length - 1; place >= 0; place--) {
    const happened = history[place]!;
    if (happened.version > version) continue;
    const chips = happened.events.filter((event) => event.type === "chip_placed" || event.type === "chip_removed");
    const last = fresh.length === 0;
    for (const { cell, type } of chips) {
      // When a cell changes twice, only the latest change counts.
      if (!fresh.some((other) => sameCell(other.cell, cell)))
        fresh.push({ cell, removed: type === "chip_removed", seat: happened.seat, last });
    }
    if (chips.length && (seat === null || happened.seat === seat)) break;
  }
  return fresh;
}

/** Return the card that was played last up to a version. */
export function lastPlayed(history: readonly Happened[], version: number): string | null {
  const played = history
    .filter((happened) => happened.version <= version)
    .flatMap((happened) => happened.events)
    .findLast((event) => event.type === "card_played");
  return played?.card ?? null;
}
