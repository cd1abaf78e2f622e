/** What the page of a table adds to the header, the rail: a title, something in the middle, and tools of its own. */

import type { Snippet } from "svelte";

interface Rail {
  /** What stands beside the lamp instead of the name of the house. */
  title: string | null;
  middle: Snippet | null;
  /** Its own tools, at the end. On a phone they are the only ones, and the menu among them has the others. */
  tools: Snippet | null;
}

const BARE: Rail = { title: null, middle: null, tools: null };

export const rail = $state<Rail>({ ...BARE });

/** Put something into the header, until the returned function takes it away. */
export function furnish(parts: Partial<Rail>): () => void {
  Object.assign(rail, BARE, parts);
  return () => Object.assign(rail, BARE);
}
