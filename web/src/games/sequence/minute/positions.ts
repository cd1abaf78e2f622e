/** The positions in the pictures: each can come up at a table. */

import type { Cell } from "../board/geometry";

export interface Position {
  /** The upper left cell of the piece of board, and its width in cells. */
  from: Cell;
  size: number;
  /** The chips of the two sides. */
  chips: [Cell[], Cell[]];
  /** The finished lines of the first side. */
  lines: Cell[][];
}

const run = (length: number, cell: (step: number) => Cell): Cell[] => Array.from({ length }, (_, step) => cell(step));

const corner = run(5, (step) => [step, step]);
const across = run(5, (step) => [5, 3 + step]);
const down = run(5, (step) => [2 + step, 7]);

/** A diagonal that begins at a corner, where no chip lies. */
export const LINE: Position = {
  from: [0, 0],
  size: 5,
  chips: [
    corner.slice(1),
    [
      [2, 4],
      [4, 1],
    ],
  ],
  lines: [corner],
};

/** Two lines that share a chip. */
export const TWO_LINES: Position = {
  from: [2, 3],
  size: 5,
  chips: [
    [...across, ...down.filter(([row]) => row !== 5)],
    [
      [4, 4],
      [6, 5],
    ],
  ],
  lines: [across, down],
};
