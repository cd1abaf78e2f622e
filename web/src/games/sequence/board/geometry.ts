/** Positions on the board: cells are a hundred units wide, rows run from top to bottom. */

export type Cell = readonly [number, number];

export const SIZE = 10;
export const UNIT = 100;
export const EDGE = 34;
/** The width of an edge without labels. */
export const RIM = 14;
/** The whole picture: the cells, and the edge with their labels. */
export const FULL = EDGE + SIZE * UNIT + RIM;

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
/** The star of a corner, relative to its cell. */
export const STAR = "M50 16l9.7 21.5 23.5 2.6-17.5 15.8 4.9 23.1L50 67.2 29.4 79l4.9-23.1L16.8 40.1l23.5-2.6z";

/** The centre of a chip: slightly low, so that rank and suit stay visible above it. */
export const CHIP = { x: 50, y: 60 };

/** Return the ends of a line through the chips on these cells. */
export function lineThrough(cells: readonly Cell[]): { x1: number; y1: number; x2: number; y2: number } {
  const first = cells[0]!;
  const last = cells.at(-1)!;
  return { x1: left(first) + CHIP.x, y1: top(first) + CHIP.y, x2: left(last) + CHIP.x, y2: top(last) + CHIP.y };
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
