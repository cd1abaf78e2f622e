/** What belongs to each player, and whom the table waits for. */

import { isFields, isList, isNumbers, type Data, type Fields } from "../reading/data";
import type { Reader } from "../reading/reader";
import { SHOWN_ELSEWHERE } from "../traits";

/** Whether a list has an entry for each player: one for each seat, under a name in the plural. */
export function isBySeat(reader: Reader, key: string, value: Data): value is readonly Data[] {
  if (!isList(value) || value.length !== reader.number || reader.number < 1) return false;
  if (reader.isSeat(key, {}) || reader.traits.shared.has(key)) return false;
  return value.every(isFields) ? true : key.endsWith("s") || value.every(isList);
}

/** What a view says of each player, by key: lists with an entry for each, and what stands within these entries. */
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

/** The keys under which views say who has to act; the first that says it counts. */
const AWAITED = ["asked", "to_act", "waiting_for", "turn", "on_turn", "current", "active", "player"];

/** Who has to act, as far as the view tells; nobody where it does not, or once the match is over. */
export function awaited(reader: Reader, view: Fields): number[] {
  // A replay looks at moments of a match that is over: there the view knows best.
  if ("result" in view ? view.result !== null : reader.info.phase === "finished") return [];
  for (const key of AWAITED) {
    const value = view[key];
    if (typeof value === "number" && reader.isSeat(key, view)) return [value];
    if (isNumbers(value) && reader.isSeat(key, view)) return [...value];
    if (isFields(value) && typeof value.seat === "number") return [value.seat];
  }
  return [];
}
