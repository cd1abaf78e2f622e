/** What the form "with friends" collects, and the request it becomes. */

import type { GameFace } from "../games/face";
import type { GameInfo } from "../lib/api";
import type { OpenTable, SeatWish } from "../wire";

/** What an option can be; content of the person's own is the text of a file, which may still be read. */
export type Value = string | number | boolean | Promise<string>;

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

/** Only what differs from the usual is sent, so that a record shows what was really chosen. */
export async function toRequest(
  game: string,
  about: GameInfo,
  face: GameFace,
  wish: Wish,
  name: string,
): Promise<OpenTable> {
  const options: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(wish.options)) {
    if (value !== about.options[key]?.default) options[key] = await value;
  }
  const usual = about.sides[wish.seats.length]![0]!;
  if (face.sidesOption && wish.sides !== null && wish.sides !== usual) options[face.sidesOption] = wish.sides;
  return { game, edition: wish.edition, options, seats: wish.seats, name, hints: wish.hints };
}
