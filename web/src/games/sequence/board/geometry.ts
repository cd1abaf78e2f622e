/** Positions on the board: cells are a hundred units wide, rows run from top to bottom. */

export type Cell = readonly [number, number];

export const SIZE = 10;
export const UNIT = 100;
/** The frame; two of its sides name rows and columns. */
export const EDGE = 30;
export const FULL = EDGE + SIZE * UNIT + EDGE;

const ROWS = "abcdefghij";

export const keyOf = (cell: Cell) => cell[0] * SIZE + cell[1];
export const cellOf = (key: number): Cell => [Math.floor(key / SIZE), key % SIZE];
export const sameCell = (one: Cell, other: Cell) => one[0] === other[0] && one[1] === other[1];
export const rowName = (row: number) => ROWS[row]!;

/** Name a cell as the labels on the edge do: f7. */
export const cellName = (cell: Cell) => `${rowName(cell[0])}${cell[1] + 1}`;
export const lineName = (cells: readonly Cell[]) => `${cellName(cells[0]!)}–${cellName(cells.at(-1)!)}`;

export const left = (cell: Cell) => EDGE + cell[1] * UNIT;
export const top = (cell: Cell) => EDGE + cell[0] * UNIT;

export const CORNERS: readonly Cell[] = [
  [0, 0],
  [0, 9],
  [9, 0],
  [9, 9],
];
/** Where a chip lies: off the middle, so that rank and suit stay in sight. In a line it lies in the middle. */
export const CHIP = { x: 59, y: 61 };
export const CHIP_IN_LINE = { x: 50, y: 52 };

/** Return the ends of a line through the chips on these cells. */
export function lineThrough(cells: readonly Cell[]): { x1: number; y1: number; x2: number; y2: number } {
  const first = cells[0]!;
  const last = cells.at(-1)!;
  const { x, y } = CHIP_IN_LINE;
  return { x1: left(first) + x, y1: top(first) + y, x2: left(last) + x, y2: top(last) + y };
}

/** Return the next of some cells in reading order, or with -1 the previous one, wrapping around. */
export function nextKey(keys: ReadonlySet<number>, from: number | null, direction: 1 | -1): number | null {
  const ordered = [...keys].toSorted((one, other) => (one - other) * direction);
  const beyond = ordered.find((key) => from !== null && (key - from) * direction > 0);
  return beyond ?? ordered[0] ?? null;
}

/** Move one cell for an arrow key, and stop at the edge. */
export function step(cell: Cell, key: string): Cell | null {
  const [row, column] = cell;
  const within = (value: number) => Math.min(SIZE - 1, Math.max(0, value));
  switch (key) {
    case "ArrowUp":
      return [within(row - 1), column];
    case "ArrowDown":
      return [within(row + 1), column];
    case "ArrowLeft":
      return [row, within(column - 1)];
    case "ArrowRight":
      return [row, within(column + 1)];
    case "Home":
      return [row, 0];
    case "End":
      return [row, SIZE - 1];
    default:
      return null;
  }
}
