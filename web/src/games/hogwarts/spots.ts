/** The fields of the pitch, as in chess: a letter for the column, and the rows counted from the first side's goals. */

/** The row in front of which the first side has its goals, counted from the middle of the pitch. */
const LOWEST = -4;

export const spotName = ([row, column]: readonly [number, number]) =>
  `${String.fromCharCode("a".charCodeAt(0) + column)}${row - LOWEST + 1}`;
