/** What all the views of one moment say together: for a replay in which nothing is hidden. */

import { HIDDEN, isFields, isList, type Data, type Fields } from "./data";

/** The watcher's view comes last. What it lacks, the player knows whom it concerns. */
export function opened(views: readonly Fields[]): Fields {
  const players = views.slice(0, -1);
  const watcher = views.at(-1) ?? {};
  const joined = merged(watcher, players) as Fields;
  const own = [...new Set(players.flatMap((view) => Object.keys(view)))].filter((key) => !(key in watcher));
  return { ...joined, ...Object.fromEntries(own.map((key) => [plural(key), players.map((view) => view[key] ?? [])])) };
}

/** A hand that only its owner sees becomes the hands of all. */
const plural = (key: string) => (key.endsWith("s") ? key : `${key}s`);

/** A value as the best informed sees it: whoever sees no back of a card. */
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
