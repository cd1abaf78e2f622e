/** The moments of a replay: the one in the address, `#move=12`, and those that nobody should miss. */

import type { LogLine } from "../games/face";

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

/** What nobody should miss, in the words of the log. */
export interface KeyMoment {
  version: number;
  side: number | null;
  text: string;
}

/** Return what the log prints boldly: a line, a goal, the end. What happens at once is one moment. */
export function keyMoments(lines: readonly LogLine[]): KeyMoment[] {
  const moments = new Map<number, KeyMoment>();
  for (const { version, text, side, strong, parts } of lines) {
    if (!strong) continue;
    const bold = parts?.filter((part) => part.strong) ?? [];
    const words = bold.length ? bold.map((part) => part.text).join(" ") : text;
    const before = moments.get(version);
    const whose = bold.length ? bold[0]!.side : side;
    moments.set(
      version,
      before ? { ...before, text: `${before.text} ${words}` } : { version, side: whose, text: words },
    );
  }
  return [...moments.values()];
}
