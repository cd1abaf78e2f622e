/** Whatever a game says, as it comes: the plain face knows no game. */

export type Data = null | boolean | number | string | readonly Data[] | Fields;
export interface Fields {
  readonly [key: string]: Data;
}

export const isFields = (value: Data | undefined): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const isList = (value: Data | undefined): value is readonly Data[] => Array.isArray(value);

export const isTexts = (value: Data | undefined): value is readonly string[] =>
  isList(value) && value.length > 0 && value.every((each) => typeof each === "string");

export const isNumbers = (value: Data | undefined): value is readonly number[] =>
  isList(value) && value.length > 0 && value.every((each) => typeof each === "number");

/** A card, or anything else, of which only the back is seen. */
export const HIDDEN = "?";

/** What says nothing: not there, not so, none. */
export function isEmpty(value: Data | undefined): boolean {
  if (value === undefined || value === null || value === false || value === "") return true;
  if (isList(value)) return value.every(isEmpty);
  return isFields(value) && Object.values(value).every(isEmpty);
}

/** The kind of an action, an event or a task: the word that always stands under the same key. */
export const kindOf = (thing: Fields): string => String(thing.type ?? thing.task ?? thing.kind ?? "");

/** The keys that tell the kind of something and not what it is about. */
export const KIND_KEYS: ReadonlySet<string> = new Set(["type", "task"]);

/** What a thing says beside its kind. */
export const fieldsOf = (thing: Fields): [string, Data][] =>
  Object.entries(thing).filter(([key]) => !KIND_KEYS.has(key));

/** Two whole numbers, such as a place on a grid. */
export const isPair = (value: Data | undefined): value is readonly [number, number] =>
  isNumbers(value) && value.length === 2 && value.every(Number.isInteger);
