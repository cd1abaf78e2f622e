/** Merge all views of one moment, for a replay that hides nothing. */

import { HIDDEN, isFields, isList, type Data, type Fields } from "./data";

/** Start from the spectator's view, which is the last, and fill gaps from the seats concerned. */
export function opened(views: readonly Fields[]): Fields {
  const players = views.slice(0, -1);
  const watcher = views.at(-1) ?? {};
  const joined = merged(watcher, players) as Fields;
  const own = [...new Set(players.flatMap((view) => Object.keys(view)))].filter((key) => !(key in watcher));
  return { ...joined, ...Object.fromEntries(own.map((key) => [plural(key), players.map((view) => view[key] ?? [])])) };
}

/** Name the list of what only its owner sees: each `hand` becomes one of `hands`. */
const plural = (key: string) => (key.endsWith("s") ? key : `${key}s`);

/** Pick the value from a view that does not see it face down. */
function merged(seen: Data, others: readonly (Data | undefined)[]): Data {
  if (seen === HIDDEN || (isList(seen) && seen.includes(HIDDEN)))
    return others.find((other) => other !== undefined && !hides(other)) ?? seen;
  if (isList(seen))
    return seen.map((each, place) =>
      merged(
        each,
        others.map((other) => at(other, place)),
      ),
    );
  if (!isFields(seen)) return seen;
  return Object.fromEntries(
    Object.entries(seen).map(([key, each]) => [
      key,
      merged(
        each,
        others.map((other) => (isFields(other) ? other[key] : undefined)),
      ),
    ]),
  );
}

const hides = (value: Data) => value === HIDDEN || (isList(value) && value.includes(HIDDEN));
const at = (value: Data | undefined, place: number) => (isList(value) ? value[place] : undefined);
