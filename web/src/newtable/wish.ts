/** The state of the form for a table with friends, and the request it becomes. */

import type { GameFace } from "../games/face";
import type { GameInfo, NeedInfo, OptionInfo } from "../net/api";
import type { OpenTable, SeatWish } from "../protocol/messages";

/** The value of an option; for uploads, the text of the file, possibly still loading. */
export type Value = string | number | boolean | readonly string[] | Promise<string>;

/** Return the default options; those with several choices start empty. */
export const usualOptions = (about: GameInfo): Record<string, Value> =>
  Object.fromEntries(Object.entries(about.options).map(([key, option]) => [key, option.default ?? []]));

/** Return the possible numbers of players of an edition, which may be fewer than the game's. */
export function seatsOf(about: GameInfo, edition: string): number[] {
  const range = about.editions[edition]?.players;
  const [least, most] = Array.isArray(range) ? (range as [number, number]) : [0, Infinity];
  return about.seats.filter((seats) => least <= seats && seats <= most).toSorted((one, other) => one - other);
}

/** Return the number nearest to the wanted one. */
export const nearest = (numbers: readonly number[], wanted: number) =>
  numbers.toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted))[0]!;

export interface Wish {
  edition: string;
  /** Null for the usual number of sides. */
  sides: number | null;
  seats: SeatWish[];
  options: Record<string, Value>;
  hints: boolean;
  gallery: NonNullable<OpenTable["gallery"]>;
}

/** Change the number of seats, keeping what is set; new seats are open. */
export function resize(seats: readonly SeatWish[], number: number): SeatWish[] {
  return Array.from({ length: number }, (_, seat) => seats[seat] ?? { kind: "open" });
}

/** Let somebody else sit at a seat; whoever takes one for themselves gives up the previous one. */
export function seated(seats: readonly SeatWish[], seat: number, kind: SeatWish["kind"], bot: string): SeatWish[] {
  return seats.map((wish, number): SeatWish => {
    if (number === seat) return { kind, wish: wish.wish ?? null, ...(kind === "bot" && { bot }) };
    return kind === "me" && wish.kind === "me" ? { kind: "open", wish: wish.wish ?? null } : wish;
  });
}

/** Set a seat's wish, and take it from any other seat. */
export function wished(seats: readonly SeatWish[], seat: number, wanted: string | null): SeatWish[] {
  return seats.map((wish, number) => {
    if (number === seat) return { ...wish, wish: wanted };
    return wish.wish === wanted ? { ...wish, wish: null } : wish;
  });
}

/** Return the side of a seat; without teams everybody is one. */
export const sideOf = (seat: number, seats: number, sides: number) => (seats > sides ? seat % sides : seat);

export function sidesOf(about: GameInfo, wish: Wish): number {
  return wish.sides ?? about.sides[wish.seats.length]![0]!;
}

/** Return whether an option has an effect at this table; others are not asked for. */
export function matters(about: GameInfo, wish: Wish, option: OptionInfo): boolean {
  return option.needs.length === 0 || option.needs.some((need) => meets(about, wish, need));
}

function meets(about: GameInfo, wish: Wish, need: NeedInfo): boolean {
  const seats = wish.seats.length;
  const sides = sidesOf(about, wish);
  return (
    Object.entries(need.options ?? {}).every(([name, values]) =>
      values.some((value) => value === wish.options[name]),
    ) &&
    (!need.editions || need.editions.includes(wish.edition)) &&
    (!need.seats || (need.seats[0] <= seats && seats <= need.seats[1])) &&
    (need.sides === undefined || need.sides === sides) &&
    (!need.teams || seats > sides)
  );
}

export type NamedOption = [name: string, option: OptionInfo];

/** Group options by heading, in the game's order. */
export function grouped(options: NamedOption[]): [group: string, options: NamedOption[]][] {
  const groups = [...new Set(options.map(([, { group }]) => group))];
  return groups.map((group) => [group, options.filter(([, option]) => option.group === group)]);
}

/** Build the request with those options only that differ and matter, so that records show real choices. */
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
  return { game, edition: wish.edition, options, seats: wish.seats, name, hints: wish.hints, gallery: wish.gallery };
}
