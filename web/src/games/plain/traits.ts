/** What the plain face may be told about a game; without any of it, it makes do. */

import type { Component } from "svelte";
import type { Fields } from "./reading/data";
import type { Reader } from "./reading/reader";

export interface Traits {
  /** What the ids of its texts begin with, the game's own name first. */
  prefixes: readonly string[];
  /** Which kind of thing stands under a key, where the same id names several: `field` for `hogwarts-field-start`. */
  kinds: Readonly<Record<string, string>>;
  /** Keys of a view that say nothing to a reader, or that the table shows elsewhere. */
  hidden: ReadonlySet<string>;
  /** Keys whose lists are about the whole table, though they are as long as there are players. */
  shared: ReadonlySet<string>;
  /** Keys that are about whoever looks. */
  mine: ReadonlySet<string>;
  /** Keys in the order in which one looks for them; the others follow as they come. */
  first: readonly string[];
  /** What is being asked now. */
  asked(view: Fields): Fields | null;
  /** Another game that is played within this one: under which key of a view, and who plays it. */
  inner?: { key: string; prefixes: readonly string[]; seats(told: Fields): readonly (number | null)[] };
  /** Who does something, where it is not a player: the key of such a pawn. */
  actor?: string;
  /** Keys under which a number is a seat, beside those that the server tells. */
  seats: ReadonlySet<string>;
  /** Keys under which two numbers are a place on a grid, and how such a place is called. */
  spots: ReadonlySet<string>;
  spot(place: readonly [number, number]): string;
  /** The numbers by which people tell how far they are, the most telling first. */
  scores: readonly string[];
  /** What of a view is better drawn than told, if anything. */
  Picture?: Component<{ view: Fields; reader: Reader }>;
  pictured?(view: Fields): Fields | null;
  /** Whether the board that the server draws is the one that is played on. */
  board: boolean;
  /** Events that are told softly, because they happen all the time, and those that everybody should notice. */
  quiet: ReadonlySet<string>;
  strong: ReadonlySet<string>;
}

/** A view that says who is asked, and a result once it is over, needs no more than this. */
export function traitsOf(game: string, told: Partial<Traits> = {}): Traits {
  return {
    prefixes: [game],
    kinds: {},
    hidden: new Set(),
    shared: new Set(),
    mine: new Set(["hand"]),
    first: [],
    asked: () => null,
    seats: new Set(),
    spots: new Set(),
    spot: (place) => place.join(", "),
    scores: ["points", "score", "scores", "goals", "tricks"],
    board: true,
    quiet: new Set(),
    strong: new Set(["game_over", "game_ended"]),
    ...told,
  };
}

/** Keys that every view may have and that the page shows in its own way. */
export const SHOWN_ELSEWHERE: ReadonlySet<string> = new Set(["edition", "seat", "result", "outcome"]);
