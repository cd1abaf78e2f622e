/** Where a field of the pitch is on the screen: across on a desk, upright on a phone with the own hoops below.
 *  Rows run from hoops to hoops through 0, columns from 0 to 4 (for a pitch of five columns and three rows a side). */

export type Spot = readonly [row: number, column: number];

export interface Placing {
  x: number;
  y: number;
  /** How large a piece is drawn there: what is farther away is smaller. */
  scale: number;
}

/** A goal hoop: where its post stands, how high it is, how much it is turned away, how large its ring is. */
export interface HoopPlacing extends Placing {
  post: number;
  tilt: number;
  ring: number;
}

export interface View {
  wide: number;
  high: number;
  place: (spot: Spot) => Placing;
  /** The hoop behind a goal field. */
  hoop: (goal: Spot) => HoopPlacing;
  /** Half the width and height of a field. */
  field: readonly [number, number];
}

export interface PitchSize {
  columns: number;
  /** Rows on each side of the middle one; the hoops stand one row further. */
  rows: number;
}

export const USUAL: PitchSize = { columns: 5, rows: 3 };

/** The pitch across, 1366 by 644: rows of the data are columns of the screen. `flipped` shows it to the other side. */
export function across({ columns, rows }: PitchSize = USUAL, flipped = false): View {
  const step = 412 / (rows + 1);
  const place = ([row, column]: Spot): Placing => {
    const [along, aside] = flipped ? [-row, columns - 1 - column] : [row, column];
    const part = aside / (columns - 1);
    return {
      x: 683 + along * step * (1 + 0.204 * part),
      y: 226 + part * 322,
      scale: (0.8 + 0.15 * part) * Math.min(1, step / 103),
    };
  };
  return {
    wide: 1366,
    high: 644,
    field: [43, 20],
    place,
    hoop: ([row, column]) => ({
      ...place([row + 0.42 * Math.sign(row), column]),
      post: column % 2 ? 128 : 150,
      tilt: 0.42,
      ring: 27,
    }),
  };
}

/** The pitch upright, 390 by 600. `flipped` shows it to the other side. */
export function upright({ columns, rows }: PitchSize = USUAL, flipped = false): View {
  const middle = (columns - 1) / 2;
  const place = ([row, column]: Spot): Placing => {
    const [along, aside] = flipped ? [-row, columns - 1 - column] : [row, column];
    const part = (rows + 1 - along) / (2 * rows + 2);
    return {
      x: 195 + ((aside - middle) * (62 + 11 * part) * 4) / (columns - 1),
      y: 92 + part * 448,
      scale: 0.54 + 0.07 * part,
    };
  };
  return {
    wide: 390,
    high: 600,
    field: [27, 15],
    place,
    hoop: (goal) => {
      const { x, y } = place(goal);
      const near = y > 300;
      return { x, y: near ? y + 86 : y - 4, scale: 1, post: near ? 42 : 50, tilt: 0.88, ring: 14 };
    },
  };
}

/** Every field, the goal areas included. */
export function spots({ columns, rows }: PitchSize, goals: readonly Spot[]): Spot[] {
  const inside = Array.from({ length: 2 * rows + 1 }, (_, at) => at - rows).flatMap((row) =>
    Array.from({ length: columns }, (_, column): Spot => [row, column]),
  );
  return [...inside, ...goals, ...goals.map(([row, column]): Spot => [-row, column])];
}
