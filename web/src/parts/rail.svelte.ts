/** What a page adds to the header, the rail: where one is, something in the middle, and tools of its own. */

import type { Snippet } from "svelte";

interface Rail {
  /** Where one is. On a phone it stands in place of the name of the house, elsewhere beside it. */
  title: string | null;
  /** What else there is to say of that, where there is room. */
  detail: string | null;
  middle: Snippet | null;
  /** Its own tools, at the end. On a phone they are the only ones, and the menu among them has the others. */
  tools: Snippet | null;
}

const BARE: Rail = { title: null, detail: null, middle: null, tools: null };

export const rail = $state<Rail>({ ...BARE });

/** Put something into the header, until the returned function takes it away. */
export function furnish(parts: Partial<Rail>): () => void {
  Object.assign(rail, BARE, parts);
  return () => Object.assign(rail, BARE);
}
