/** What the form "with friends" collects, and the request it becomes. */

import type { GameFace } from "../games/face";
import type { GameInfo, Need, OptionInfo } from "../net/api";
import type { OpenTable, SeatWish } from "../protocol/messages";

/** What an option can be; content of the person's own is the text of a file, which may still be read. */
export type Value = string | number | boolean | readonly string[] | Promise<string>;

/** What a table begins with: every option as the game has it, where it allows several choices with none. */
export const usualOptions = (about: GameInfo): Record<string, Value> =>
  Object.fromEntries(Object.entries(about.options).map(([key, option]) => [key, option.default ?? []]));

/** How many can play an edition, in order; an edition may be for fewer than its game. */
export function seatsOf(about: GameInfo, edition: string): number[] {
  const range = about.editions[edition]?.players;
  const [least, most] = Array.isArray(range) ? (range as [number, number]) : [0, Infinity];
  return about.seats.filter((seats) => least <= seats && seats <= most).toSorted((one, other) => one - other);
}

/** The number that is nearest to the wanted one. */
export const nearest = (numbers: readonly number[], wanted: number) =>
  numbers.toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted))[0]!;

export interface Wish {
  edition: string;
  /** null: as many sides as is usual for the number of players. */
  sides: number | null;
  seats: SeatWish[];
  options: Record<string, Value>;
  hints: boolean;
}

/** Keeps the choices that were made when the number of players changes; new seats are open. */
export function resize(seats: readonly SeatWish[], number: number): SeatWish[] {
  return Array.from({ length: number }, (_, seat) => seats[seat] ?? { kind: "open" });
}

export function sidesOf(about: GameInfo, wish: Wish): number {
  return wish.sides ?? about.sides[wish.seats.length]![0]!;
}

/** Whether an option can change anything at this table: nobody is asked for what has no effect. */
export function matters(about: GameInfo, wish: Wish, option: OptionInfo): boolean {
  return option.needs.length === 0 || option.needs.some((need) => meets(about, wish, need));
}

function meets(about: GameInfo, wish: Wish, need: Need): boolean {
  const seats = wish.seats.length;
  const sides = sidesOf(about, wish);
  return (
    Object.entries(need.options ?? {}).every(([name, values]) => values.includes(wish.options[name])) &&
    (!need.editions || need.editions.includes(wish.edition)) &&
    (!need.seats || (need.seats[0] <= seats && seats <= need.seats[1])) &&
    (need.sides === undefined || need.sides === sides) &&
    (!need.teams || seats > sides)
  );
}

export type NamedOption = [name: string, option: OptionInfo];

/** Options that belong together under one heading, in the order in which the game names them. */
export function grouped(options: NamedOption[]): [group: string, options: NamedOption[]][] {
  const groups = [...new Set(options.map(([, { group }]) => group))];
  return groups.map((group) => [group, options.filter(([, option]) => option.group === group)]);
}

/** Only what differs from the usual and matters is sent, so that a record shows what was really chosen. */
export async function chosenOptions(about: GameInfo, wish: Wish): Promise<Record<string, unknown>> {
  const chosen = Object.entries(about.options).filter(([key, option]) => {
    const value = wish.options[key];
    const isUsual = Array.isArray(value) ? value.length === 0 : value === option.default;
    return !isUsual && matters(about, wish, option);
  });
  return Object.fromEntries(await Promise.all(chosen.map(async ([key]) => [key, await wish.options[key]] as const)));
}

export async function toRequest(
  game: string,
  about: GameInfo,
  face: GameFace,
  wish: Wish,
  name: string,
): Promise<OpenTable> {
  const options = await chosenOptions(about, wish);
  const usual = about.sides[wish.seats.length]![0]!;
  if (face.sidesOption && wish.sides !== null && wish.sides !== usual) options[face.sidesOption] = wish.sides;
  return { game, edition: wish.edition, options, seats: wish.seats, name, hints: wish.hints };
}
