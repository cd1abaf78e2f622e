/** Arrow keys over the fields, as they lie on the screen. */

import type { Spot } from "../types";

const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The next field in the direction of a key, or the same one at the edge; null for other keys. */
export function neighbour(
  fields: readonly Spot[],
  place: (spot: Spot) => { x: number; y: number },
  from: Spot,
  key: string,
): Spot | null {
  const way = KEYS[key];
  if (!way) return null;
  const here = place(from);
  let best: { spot: Spot; far: number } | null = null;
  for (const spot of fields) {
    const { x, y } = place(spot);
    const along = (x - here.x) * way[0] + (y - here.y) * way[1];
    const aside = Math.abs((x - here.x) * way[1]) + Math.abs((y - here.y) * way[0]);
    // Within 45 degrees of the direction; what lies aside counts double.
    if (along <= 0 || aside > along) continue;
    const far = along + 2 * aside;
    if (!best || far < best.far) best = { spot, far };
  }
  return best?.spot ?? from;
}
