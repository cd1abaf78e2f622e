/** What belongs together in the story of a game: one walk, one trip, one fight, one match, or what one action brought about. */

import type { Event } from "@/protocol/hogwarts";
import type { Happened } from "../types";

export interface Deed {
  kind: "walk" | "trip" | "fight" | "match" | "rest";
  /** The action that ended it so far. */
  version: number;
  events: Event[];
  /** Whether it was done because the time was up. */
  late: boolean;
}

/** A turn with what happened in it; the number of the round is null before the first turn. */
export interface Turn {
  version: number;
  round: number | null;
  seat: number | null;
  /** The deeds, and actions that were taken back. */
  deeds: (Deed | Happened)[];
}

const WALKING = new Set<Event["type"]>(["dice_rolled", "stepped", "item_taken", "stopped"]);
const TRIPS = new Set(["trip", "flying"]);
const WALK_HELP = new Set(["moves", "tower", "reroll"]);

const helps = (event: Event) => event.type === "ability_used" && WALK_HELP.has(event.kind);
const isTrip = (event: Event) => event.type === "moved" && TRIPS.has(event.how);
const pawnOf = (event: Event | undefined) => (event && "pawn" in event ? (event.pawn ?? null) : null);

/** Return the kind of deed that an event begins, among all of its action. */
function begins(event: Event, all: readonly Event[]): Deed["kind"] {
  switch (event.type) {
    case "moved":
      return isTrip(event) ? "trip" : "rest";
    case "travel_lost":
      return all.some(isTrip) ? "trip" : "rest";
    case "dice_rolled":
    case "stepped":
    case "stopped":
      return "walk";
    case "mission_attempted":
    case "fight_began":
      return "fight";
    case "match_began":
      return "match";
    default:
      return "rest";
  }
}

/** Tell whether an event goes on with what is under way. */
function belongs(deed: Deed, event: Event, { version, events }: Happened): boolean {
  switch (deed.kind) {
    case "walk":
      if (event.type === "dice_rolled") return pawnOf(deed.events[0]) === pawnOf(event);
      return WALKING.has(event.type) || helps(event);
    case "trip":
      return event.type === "moved" || (WALKING.has(event.type) && event.type !== "dice_rolled");
    case "fight":
    case "match":
      return true;
    default:
      return deed.version === version && begins(event, events) === "rest";
  }
}

const isLast = ({ kind }: Deed, event: Event) =>
  (kind === "walk" && event.type === "stopped") ||
  (kind === "fight" && event.type === "fight_over") ||
  (kind === "match" && event.type === "match_over");

/** Order a whole history by turns, and each turn by deeds. */
export function turnsOf(history: readonly Happened[]): Turn[] {
  let turn: Turn = { version: 0, round: null, seat: null, deeds: [] };
  const turns = [turn];
  let round = 1;
  let open: Deed | null = null;
  for (const happened of history) {
    if (happened.back_to != null) {
      turn.deeds.push(happened);
      open = null;
      continue;
    }
    for (const event of happened.events) {
      if (event.type === "round_began") {
        round = event.round;
        continue;
      }
      if (event.type === "turn_began") {
        turn = { version: happened.version, round, seat: event.seat, deeds: [] };
        turns.push(turn);
        open = null;
        continue;
      }
      if (open === null || !belongs(open, event, happened)) {
        open = {
          kind: begins(event, happened.events),
          version: happened.version,
          events: [],
          late: happened.time_up ?? false,
        };
        turn.deeds.push(open);
      }
      open.events.push(event);
      open.version = happened.version;
      if (isLast(open, event)) open = null;
    }
    // All events of one action form one deed, unless the deed continues.
    if (open?.kind === "rest") open = null;
  }
  return turns;
}
