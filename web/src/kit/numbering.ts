/** The numbers of moves, as a replay of the record has them. */

interface Entry {
  version: number;
  back_to?: number | null;
}

/** Return the number of the move at a version: what was taken back does not count, nor the taking back. */
export function moveNumber(history: readonly Entry[], version: number): number {
  const backs = history.filter((entry) => entry.version <= version);
  return backs.reduce(
    (number, { version: from, back_to: to }) => (to == null ? number : number - (from - to)),
    version,
  );
}
