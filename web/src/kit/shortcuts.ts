/** Keys that act from anywhere at the table. */

import { preferences } from "../device/preferences.svelte";

/**
 * The key that was pressed for the table; null for one that belongs to a field or to the browser, and for a single
 * character where the person has switched these off: whoever dictates would set them off by talking.
 */
export function tableKey(event: KeyboardEvent): string | null {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest("input, select, textarea, dialog")) return null;
  return event.key.length === 1 && !preferences.shortcuts ? null : event.key;
}

/** The card in hand that a number key names, the first by 1. */
export const numbered = <Card>(key: string, hand: readonly Card[]): Card | undefined =>
  /^[1-9]$/.test(key) ? hand[Number(key) - 1] : undefined;
