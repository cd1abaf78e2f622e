/** Group the offered actions by kind, and turn long groups into pickers. */

import { fieldsOf, type Data, type Fields } from "../reading/data";
import { innermost } from "../report/sentences";

/** Show a picker when a group has more actions than this. */
export const MOST_BUTTONS = 12;

export interface Group {
  /** The kind of the group's actions, also inside a nested game. */
  path: string;
  actions: Fields[];
  /** The keys in which its actions differ. */
  keys: string[];
}

/** Kinds that come last: people choose them when nothing else is left. */
const LAST = new Set(["pass", "refuse", "decline", "skip", "stop", "end", "wait"]);

export function grouped(actions: readonly Fields[]): Group[] {
  const groups = new Map<string, Fields[]>();
  for (const action of actions) {
    const { path } = innermost(action);
    groups.set(path, [...(groups.get(path) ?? []), action]);
  }
  const found = [...groups].map(([path, members]) => ({ path, actions: members, keys: differing(members) }));
  return [...found.filter((group) => !isLast(group)), ...found.filter(isLast)];
}

const isLast = ({ path }: Group) => LAST.has(path.split(" ").at(-1)!);

/** Find the keys in which actions of one kind differ; for a single action, return all of its keys. */
function differing(actions: readonly Fields[]): string[] {
  const moves = actions.map((action) => innermost(action).move);
  const keys = [...new Set(moves.flatMap((move) => fieldsOf(move).map(([key]) => key)))];
  if (moves.length === 1) return keys;
  return keys.filter((key) => new Set(moves.map((move) => said(move[key]))).size > 1);
}

const said = (value: Data | undefined) => JSON.stringify(value ?? null);

/** Return the obvious action: the only one, or the only one without parameters, such as a roll; null otherwise. */
export function likely(groups: readonly Group[]): Fields | null {
  const actions = groups.flatMap((group) => group.actions);
  if (actions.length === 1) return actions[0]!;
  const plain = groups.filter((group) => !isLast(group) && group.actions.length === 1 && !group.keys.length);
  return plain.length === 1 ? plain[0]!.actions[0]! : null;
}

/** Return the obvious one of the actions of any game; null where none is. */
export function usualOf<Action extends object>(actions: readonly Action[]): Action | null {
  const usual = likely(grouped(actions as unknown as readonly Fields[]));
  return actions.find((action) => (action as unknown) === usual) ?? null;
}

/** List the values for each key that fit what was picked before it. */
export function pickers(
  group: Group,
  picked: readonly (string | undefined)[],
): { key: string; values: Data[]; at: string }[] {
  let left = group.actions.map((action) => innermost(action).move);
  return group.keys.map((key, place) => {
    const values = distinct(left.map((move) => move[key] ?? null));
    const wanted = picked[place];
    const at = values.some((value) => said(value) === wanted) ? wanted! : said(values[0]);
    left = left.filter((move) => said(move[key]) === at);
    return { key, values, at };
  });
}

function distinct(values: readonly Data[]): Data[] {
  return [...new Map(values.map((value) => [said(value), value])).values()];
}

/** Return the action that matches every pick. */
export function pickedAction(group: Group, picked: readonly { key: string; at: string }[]): Fields {
  return group.actions.find((action) => {
    const { move } = innermost(action);
    return picked.every(({ key, at }) => said(move[key]) === at);
  })!;
}

export const valueId = said;

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
