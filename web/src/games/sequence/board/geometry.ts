/** Where things lie on the board: cells of a hundred units, rows from top to bottom. */

export type Cell = readonly [number, number];

export const SIZE = 10;
export const UNIT = 100;
export const EDGE = 34;
/** The edge without names. */
export const RIM = 14;
/** The whole picture: the cells and the edge with their names. */
export const FULL = EDGE + SIZE * UNIT + RIM;

const ROWS = "abcdefghij";

export const keyOf = (cell: Cell) => cell[0] * SIZE + cell[1];
export const cellOf = (key: number): Cell => [Math.floor(key / SIZE), key % SIZE];
export const sameCell = (one: Cell, other: Cell) => one[0] === other[0] && one[1] === other[1];
export const rowName = (row: number) => ROWS[row]!;

/** A cell as the edges of the board name it: f7. */
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
/** The star of a corner, inside its cell. */
export const STAR = "M50 16l9.7 21.5 23.5 2.6-17.5 15.8 4.9 23.1L50 67.2 29.4 79l4.9-23.1L16.8 40.1l23.5-2.6z";

/** Where a chip lies: a little below the middle, so that rank and suit stay in sight above it. */
export const CHIP = { x: 50, y: 60 };

/** A line through the chips on these cells, from the middle of the first to that of the last. */
export function lineThrough(cells: readonly Cell[]): { x1: number; y1: number; x2: number; y2: number } {
  const first = cells[0]!;
  const last = cells.at(-1)!;
  return { x1: left(first) + CHIP.x, y1: top(first) + CHIP.y, x2: left(last) + CHIP.x, y2: top(last) + CHIP.y };
}

/** The next of some cells in reading order, or with -1 the one before; after the last comes the first. */
export function nextKey(keys: ReadonlySet<number>, from: number | null, direction: 1 | -1): number | null {
  const ordered = [...keys].toSorted((one, other) => (one - other) * direction);
  const beyond = ordered.find((key) => from !== null && (key - from) * direction > 0);
  return beyond ?? ordered[0] ?? null;
}

/** One step on the board for an arrow key; the edge holds. */
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
