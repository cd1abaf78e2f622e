/** JSON as it comes from the server: the plain face knows no game's types. */

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

/** The value for a card, or anything else, that is face down. */
export const HIDDEN = "?";

/** Return whether a value carries no information: missing, false or empty. */
export function isEmpty(value: Data | undefined): boolean {
  if (value === undefined || value === null || value === false || value === "") return true;
  if (isList(value)) return value.every(isEmpty);
  return isFields(value) && Object.values(value).every(isEmpty);
}

/** Return the kind of an action, event or task. */
export const kindOf = (thing: Fields): string => String(thing.type ?? thing.task ?? thing.kind ?? "");

/** Keys that name the kind of an object rather than its content. */
export const KIND_KEYS: ReadonlySet<string> = new Set(["type", "task"]);

/** Return the fields of an object without its kind. */
export const fieldsOf = (thing: Fields): [string, Data][] =>
  Object.entries(thing).filter(([key]) => !KIND_KEYS.has(key));

/** Return whether a value is two whole numbers, such as a place on a grid. */
export const isPair = (value: Data | undefined): value is readonly [number, number] =>
  isNumbers(value) && value.length === 2 && value.every(Number.isInteger);
