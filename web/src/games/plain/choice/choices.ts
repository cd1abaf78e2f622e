/** The offered actions in groups: what is of one kind stands together, and very many become a row of pickers. */

import { fieldsOf, type Data, type Fields } from "../reading/data";
import { innermost } from "../report/sentences";

/** More than these are picked from a list. */
export const MOST_BUTTONS = 12;

export interface Group {
  /** The kind of its actions, also within a game within the game. */
  path: string;
  actions: Fields[];
  /** The keys under which they differ. */
  keys: string[];
}

/** What one does when there is nothing else to do stands last. */
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

/** The keys under which actions of one kind say different things; of a single one, all of them. */
function differing(actions: readonly Fields[]): string[] {
  const moves = actions.map((action) => innermost(action).move);
  const keys = [...new Set(moves.flatMap((move) => fieldsOf(move).map(([key]) => key)))];
  if (moves.length === 1) return keys;
  return keys.filter((key) => new Set(moves.map((move) => said(move[key]))).size > 1);
}

const said = (value: Data | undefined) => JSON.stringify(value ?? null);

/**
 * The action that most people mean: the only one, or the only one that says nothing but its kind, such as a roll.
 * null where it is a real choice.
 */
export function likely(groups: readonly Group[]): Fields | null {
  const actions = groups.flatMap((group) => group.actions);
  if (actions.length === 1) return actions[0]!;
  const plain = groups.filter((group) => !isLast(group) && group.actions.length === 1 && !group.keys.length);
  return plain.length === 1 ? plain[0]!.actions[0]! : null;
}

/** What can be picked one key after the other: those values that lead on from what was picked before. */
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

/** The action that was picked. */
export function pickedAction(group: Group, picked: readonly { key: string; at: string }[]): Fields {
  return group.actions.find((action) => {
    const { move } = innermost(action);
    return picked.every(({ key, at }) => said(move[key]) === at);
  })!;
}

export const valueId = said;

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
