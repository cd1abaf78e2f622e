/** Find out what belongs to each player, and who has to act. */

import { isFields, isList, isNumbers, type Data, type Fields } from "../reading/data";
import type { Reader } from "../reading/reader";
import { SHOWN_ELSEWHERE } from "../traits";

/** Return whether a list has one entry per seat: objects, lists, or values under a plural key. */
export function isBySeat(reader: Reader, key: string, value: Data): value is readonly Data[] {
  if (!isList(value) || value.length !== reader.number || reader.number < 1) return false;
  if (reader.isSeat(key, {}) || reader.traits.shared.has(key)) return false;
  return value.every(isFields) ? true : key.endsWith("s") || value.every(isList);
}

/** Collect what a view says about each player, by key. */
export function bySeat(reader: Reader, view: Fields): Fields[] {
  const found: Record<string, Data>[] = Array.from({ length: reader.number }, () => ({}));
  for (const [key, value] of Object.entries(view)) {
    if (SHOWN_ELSEWHERE.has(key) || reader.traits.hidden.has(key) || !isBySeat(reader, key, value)) continue;
    value.forEach((each, seat) => {
      if (isFields(each) && value.every((other) => isAlike(other, each))) Object.assign(found[seat]!, each);
      else found[seat]![key] = each;
    });
  }
  return found;
}

const isAlike = (one: Data, other: Data) =>
  isFields(one) && isFields(other) && Object.keys(one).toSorted().join() === Object.keys(other).toSorted().join();

/** Keys under which views name who has to act; the first one present counts. */
const AWAITED = ["asked", "to_act", "waiting_for", "turn", "on_turn", "current", "active", "player"];

/** Return the seats that have to act, as far as the view tells; none once the match is over. */
export function awaited(reader: Reader, view: Fields): number[] {
  // In a replay the table is over but the view is not, so the view decides.
  if ("result" in view ? view.result !== null : reader.info.phase === "finished") return [];
  for (const key of AWAITED) {
    const value = view[key];
    if (typeof value === "number" && reader.isSeat(key, view)) return [value];
    if (isNumbers(value) && reader.isSeat(key, view)) return [...value];
    if (isFields(value) && typeof value.seat === "number") return [value.seat];
  }
  return [];
}
