/** Arrow keys on a picture: which thing lies in that direction. */

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Return the nearest thing in the direction of an arrow key, the one it starts from if there is none; null for any other key. */
export function neighbour<Thing>(
  things: Iterable<Thing>,
  place: (thing: Thing) => { x: number; y: number },
  from: Thing,
  key: string,
): Thing | null {
  const way = WAYS[key];
  if (!way) return null;
  const here = place(from);
  let best: { thing: Thing; far: number } | null = null;
  for (const thing of things) {
    const { x, y } = place(thing);
    const along = (x - here.x) * way[0] + (y - here.y) * way[1];
    const aside = Math.abs((x - here.x) * way[1]) + Math.abs((y - here.y) * way[0]);
    // Within 45 degrees of the direction; what lies aside counts double.
    if (along <= 0 || aside > along) continue;
    const far = along + 2 * aside;
    if (!best || far < best.far) best = { thing, far };
  }
  return best?.thing ?? from;
}
