/** The board at an earlier moment, put together from what has happened since the start. */

import type { Happened, SequenceEvent, SequenceView } from "../../wire";
import { sameCell, type Cell } from "./geometry";

/** Exact for chips, sequences and the person's own hand; what others hold, pile and discards stay as they are now. */
export function viewAt(view: SequenceView, history: readonly Happened[], version: number): SequenceView {
  const chips: SequenceView["chips"] = view.chips.map(() => []);
  const sequences: SequenceView["sequences"] = view.sequences.map(() => []);
  let turn = view.first ?? 0;
  for (const happened of history) {
    if (happened.version > version) break;
    for (const event of happened.events as SequenceEvent[]) {
      if (event.type === "chip_placed") chips[event.side]!.push(event.cell);
      if (event.type === "chip_removed") drop(chips[event.side]!, (cell) => sameCell(cell, event.cell));
      if (event.type === "sequence_made") sequences[event.side]!.push(event.cells);
      if (event.type === "sequence_broken") drop(sequences[event.side]!, (cells) => sameLine(cells, event.cells));
      if (event.type === "turn_began") turn = event.seat;
    }
  }
  const locked = sequences.map((lines, side) =>
    chips[side]!.filter((chip) => lines.some((cells) => cells.some((cell) => sameCell(cell, chip)))),
  );
  const hand = view.hand && { hand: handAt(view, history, version) };
  return { ...view, ...hand, chips, sequences, locked, turn, choice: [], result: null, owed: false };
}

/** From today's hand backwards: what was drawn since goes away, what was given out comes back. */
function handAt(view: SequenceView, history: readonly Happened[], version: number): string[] {
  const hand = [...(view.hand ?? [])];
  const since = history.filter((happened) => happened.version > version);
  for (const event of since.flatMap((happened) => happened.events as SequenceEvent[]).toReversed()) {
    if (!("seat" in event && "card" in event) || event.seat !== view.seat) continue;
    if (event.type === "card_drawn") drop(hand, (card) => card === event.card);
    else if (event.type !== "start_card_drawn" && event.card) hand.push(event.card);
  }
  return hand;
}

function drop<T>(list: T[], matches: (item: T) => boolean): void {
  const place = list.findIndex(matches);
  if (place >= 0) list.splice(place, 1);
}

const sameLine = (one: readonly Cell[], other: readonly Cell[]) => one.every((cell, n) => sameCell(cell, other[n]!));

export interface Fresh {
  cell: Cell;
  removed: boolean;
  /** The very last one; the others happened since the person's own last move. */
  last: boolean;
}

/** The chips that came and went up to a version, back to the person's own last move. */
export function freshCells(history: readonly Happened[], version: number, seat: number | null): Fresh[] {
  const fresh: Fresh[] = [];
  for (let place = history.length - 1; place >= 0; place--) {
    const happened = history[place]!;
    if (happened.version > version) continue;
    const chips = (happened.events as SequenceEvent[]).filter(
      (event) => event.type === "chip_placed" || event.type === "chip_removed",
    );
    const last = fresh.length === 0;
    for (const { cell, type } of chips) {
      // A cell that was cleared and filled again shows only what came last.
      if (!fresh.some((other) => sameCell(other.cell, cell)))
        fresh.push({ cell, removed: type === "chip_removed", last });
    }
    if (chips.length && (seat === null || happened.seat === seat)) break;
  }
  return fresh;
}
