/** Keys that work anywhere at the table. */

import { preferences } from "../device/preferences.svelte";

/**
 * Return the key pressed for the table; null for keys of a field or of the browser, and for single characters when the
 * person has switched these off, because dictation would trigger them.
 */
export function tableKey(event: KeyboardEvent): string | null {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest("input, select, textarea, dialog")) return null;
  return event.key.length === 1 && !preferences.shortcuts ? null : event.key;
}

/** Return the card that a number key names; 1 is the first. */
export const numbered = <Card>(key: string, hand: readonly Card[]): Card | undefined =>
  /^[1-9]$/.test(key) ? hand[Number(key) - 1] : undefined;
