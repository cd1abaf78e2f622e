/** How the data of a game read: what its words need to know beyond the view itself. */

import type { Component } from "svelte";
import type { Fields } from "./reading/data";
import { known } from "./known";
import type { Reader } from "./reading/reader";

export interface Traits {
  /** Prefixes of its message ids, the game's own name first. */
  prefixes: readonly string[];
  /** The kind of thing under a key, for ids that name several: `field` for `hogwarts-field-start`. */
  kinds: Readonly<Record<string, string>>;
  /** Keys of a view to leave out, because they say nothing to people or are shown elsewhere. */
  hidden: ReadonlySet<string>;
  /** Keys of lists about the whole table that happen to be as long as the list of players. */
  shared: ReadonlySet<string>;
  /** Keys that concern the viewer. */
  mine: ReadonlySet<string>;
  /** Keys to show first, in this order. */
  first: readonly string[];
  /** Return the open question. */
  asked(view: Fields): Fields | null;
  /** A nested game: its key in the view, and its players. */
  inner?: { key: string; prefixes: readonly string[]; seats(fields: Fields): readonly (number | null)[] };
  /** The key that names a pawn which acts for a player. */
  actor?: string;
  /** Keys of seat numbers, besides those that the server names. */
  seats: ReadonlySet<string>;
  /** Keys of places on a grid, and a function that names such a place. */
  spots: ReadonlySet<string>;
  spot(place: readonly [number, number]): string;
  /** Keys of numbers that show progress, the most important first. */
  scores: readonly string[];
  /** Load a picture for the part of a view that is hard to put into words. */
  picture?: () => Promise<{ default: Component<{ view: Fields; reader: Reader }> }>;
  pictured?(view: Fields): Fields | null;
  /** True when the server's board is the one in play. */
  board: boolean;
  /** Routine events, which the log greys out, and events that nobody should miss. */
  quiet: ReadonlySet<string>;
  strong: ReadonlySet<string>;
  /** What is counted at the end, in order; undefined for every counter there is. */
  counted?: readonly string[];
}

/** Return what is known of a game; the defaults for one that has said nothing. */
export const traitsFor = (game: string): Traits => known.get(game) ?? traitsOf(game);

/** Fill in the defaults: enough for a view that names who is asked, and a result at the end. */
export function traitsOf(game: string, own: Partial<Traits> = {}): Traits {
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
    ...own,
  };
}

/** Keys that any view may have and that the page shows elsewhere. */
export const SHOWN_ELSEWHERE: ReadonlySet<string> = new Set(["edition", "seat", "result", "outcome"]);
