/** Word the time limit of a turn. */

import { t } from "./i18n.svelte";

export const MINUTE = 60;
export const DAY = 24 * 60 * MINUTE;

/** Word seconds in the largest unit that fits; anything but a number means no limit. */
export function timeWords(limit: unknown): string {
  if (typeof limit !== "number") return t("time-none");
  if (limit < MINUTE || limit % MINUTE) return t("time-seconds", { count: limit });
  return limit < DAY || limit % DAY
    ? t("time-minutes", { count: limit / MINUTE })
    : t("time-days", { count: limit / DAY });
}
