/** Times in words: how long a turn may take, how long a game took, and when it was. */

import { language, t } from "./i18n.svelte";

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

/** The same, as short as a button needs it: "30 sec", "2 min". */
export function shortTime(limit: unknown): string {
  if (typeof limit !== "number") return t("time-none");
  const [value, unit] =
    limit < MINUTE || limit % MINUTE
      ? ([limit, "second"] as const)
      : limit < DAY || limit % DAY
        ? ([limit / MINUTE, "minute"] as const)
        : ([limit / DAY, "day"] as const);
  return new Intl.NumberFormat(language(), { style: "unit", unit, unitDisplay: "short" }).format(value);
}

/** How long something took, for as long as one can sit: "12 min", "3 h 10 min"; empty for whole days. */
export function lengthWords(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / MINUTE));
  if (minutes > 12 * 60) return "";
  const unit = (value: number, name: "hour" | "minute") =>
    new Intl.NumberFormat(language(), { style: "unit", unit: name, unitDisplay: "short" }).format(value);
  if (minutes < 60) return unit(minutes, "minute");
  const rest = minutes % 60;
  return [unit(Math.floor(minutes / 60), "hour"), ...(rest ? [unit(rest, "minute")] : [])].join(" ");
}

/** A day as people say it: today, yesterday, or its date; the year only where it is another one. */
export function dayWords(at: number, now = Date.now()): string {
  const date = new Date(at * 1000);
  const today = new Date(now);
  const midnight = (day: Date) => new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime() / 1000;
  const ago = Math.round((midnight(today) - midnight(date)) / DAY);
  if (ago < 2) return new Intl.RelativeTimeFormat(language(), { numeric: "auto" }).format(-ago, "day");
  const far = date.getFullYear() !== today.getFullYear();
  return new Intl.DateTimeFormat(language(), {
    ...(far ? { year: "numeric" } : { weekday: "short" }),
    day: "numeric",
    month: "short",
  }).format(date);
}

export const hourWords = (at: number) =>
  new Intl.DateTimeFormat(language(), { hour: "numeric", minute: "2-digit" }).format(at * 1000);
