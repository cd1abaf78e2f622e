/** What a lesson lights on this table. */

import type { Action } from "@/protocol/sequence";
import type { Teaching } from "../../face";
import { keyOf, type Cell } from "../board/geometry";
import type { Card } from "../cards/edition";
import { cellsFor } from "./matching";

export interface Pointed {
  cards: readonly Card[];
  /** Cells where a card that is pointed at may go now. */
  lit: ReadonlySet<number>;
  /** Everything else that is worth a look: a line of cells, or single ones. */
  pencil: readonly (readonly Cell[])[];
}

/** As many cells in one direction are a line. */
const LINE = 4;

export function pointedAt({ point }: Teaching, actions: readonly Action[]): Pointed {
  const cards = (point.cards ?? []) as Card[];
  const cells = (point.cells ?? []) as Cell[];
  const lines = ((point.lines ?? []) as [Cell, Cell][]).map(between);
  const playable = new Set(cards.flatMap((card) => [...cellsFor(actions, card)]));
  if (cells.length >= LINE && inLine(cells)) return { cards, lit: new Set(), pencil: [...lines, cells] };
  return {
    cards,
    lit: new Set(cells.map(keyOf).filter((key) => playable.has(key))),
    pencil: [...lines, ...cells.filter((cell) => !playable.has(keyOf(cell))).map((cell) => [cell])],
  };
}

/** Return all cells from one end of a line to the other. */
function between([first, last]: readonly [Cell, Cell]): Cell[] {
  const [down, across] = [last[0] - first[0], last[1] - first[1]];
  const steps = Math.max(Math.abs(down), Math.abs(across));
  return Array.from({ length: steps + 1 }, (_, step) => [
    first[0] + Math.sign(down) * step,
    first[1] + Math.sign(across) * step,
  ]);
}

/** Tell whether all cells lie in one row, one column or one diagonal. */
function inLine(cells: readonly Cell[]): boolean {
  const same = (value: (cell: Cell) => number) => cells.every((cell) => value(cell) === value(cells[0]!));
  return (
    same(([row]) => row) ||
    same(([, column]) => column) ||
    same(([row, column]) => row - column) ||
    same(([row, column]) => row + column)
  );
}
