/** Names of the fields as in chess: a letter for the column, and rows counted from the first side's goals. */

/** The last row before the first side's goals, counted from the middle of the pitch. */
const LOWEST = -4;

export const spotName = ([row, column]: readonly [number, number]) =>
  `${String.fromCharCode("a".charCodeAt(0) + column)}${row - LOWEST + 1}`;
