/** Whether somebody plays with keys: only then are they shown, where they work. */

import { preferences } from "@/device/preferences.svelte";

let used = $state(false);

/** Return whether to show keys. */
export const showsKeys = () => used && preferences.shortcuts;

/** Notice the first key; modifiers alone, and keys in a field, are not for the table. */
export function noticeKeys(event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  if (!used && event.key !== "Shift" && !target.closest("input, select, textarea")) used = true;
}
