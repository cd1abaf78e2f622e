/** Read and write the moment of a replay in the address: `#move=12`. */

export const SPEEDS = [0.5, 1, 2, 4];

/** Return the moment that a link names, or else the end, where the table is full and the result known. */
export function momentOf(hash: string, end: number): number {
  const wanted = Number(new URLSearchParams(hash.replace(/^#/, "")).get("move") ?? end);
  return Number.isInteger(wanted) ? Math.min(end, Math.max(0, wanted)) : end;
}

export function withMoment(address: string, moment: number): string {
  const url = new URL(address);
  url.hash = `move=${moment}`;
  return url.pathname + url.search + url.hash;
}
