/** Read and write the moment of a replay in the address: `#move=12`. */

export const SPEEDS = [0.5, 1, 2, 4];

export function momentOf(hash: string, end: number): number {
  const wanted = Number(new URLSearchParams(hash.replace(/^#/, "")).get("move") ?? 0);
  return Number.isInteger(wanted) ? Math.min(end, Math.max(0, wanted)) : 0;
}

export function withMoment(address: string, moment: number): string {
  const url = new URL(address);
  url.hash = `move=${moment}`;
  return url.pathname + url.search + url.hash;
}
