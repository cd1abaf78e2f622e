/** What the events of a match tell beside its view: the dice of the turn, and moments that nobody should miss. */

import type { Event, EventOf, Happening } from "../types";

export interface TurnDice {
  dice: readonly number[];
  /** The actions that were rolled. */
  all: number;
}

/** The dice of the turn that goes on; null before they are rolled. */
export function turnDice(happenings: readonly Happening[]): TurnDice | null {
  for (const { event } of happenings.toReversed()) {
    if (event.type === "actions_rolled" || event.type === "flight_rolled")
      return { dice: event.dice, all: event.dice[0] + event.dice[1] };
    if (event.type === "turn_began") return null;
  }
  return null;
}

/** Who flew last in the chase, with which dice. */
export function lastFlight(happenings: readonly Happening[]): EventOf<"flight_rolled"> | null {
  const found = happenings.findLast(({ event }) => event.type === "flight_rolled");
  return found ? (found.event as EventOf<"flight_rolled">) : null;
}

/** A die of a moment: whose it is, what it shows, and whether it won. */
export interface ShownDie {
  of: "shot" | "save" | "dodge" | "side";
  /** The side that rolled, where both did. */
  side: number | null;
  dice: readonly number[];
  won: boolean;
}

export interface Moment {
  version: number;
  kind: "goal" | "saved" | "out" | "dodged" | "start" | "decider" | "round" | "card" | "end";
  /** The side that it is good for. */
  side: number | null;
  dice: readonly ShownDie[];
  /** Told in a sentence as in the log. */
  event: Event;
}

export function momentOf({ version, event }: Happening): Moment | null {
  const moment = (kind: Moment["kind"], side: number | null, dice: readonly ShownDie[] = []) => ({
    version,
    kind,
    side,
    dice,
    event,
  });
  switch (event.type) {
    case "goal_tried":
      return moment(event.goal ? "goal" : "saved", event.goal ? event.seat : 1 - event.seat, shotDice(event));
    case "dodge_rolled": {
      const side = event.out ? 1 - event.seat : event.seat;
      const die: ShownDie = { of: "dodge", side: event.seat, dice: [event.die], won: !event.out };
      return moment(event.out ? "out" : "dodged", side, [die]);
    }
    case "start_rolled":
      return event.begins === null ? null : moment("start", event.begins, bothDice(event.dice, event.begins));
    case "decider_rolled":
      return event.wins === null ? null : moment("decider", event.wins, bothDice(event.dice, event.wins));
    case "round_won":
      return moment("round", event.seat);
    case "card_played":
      return moment("card", event.seat);
    case "game_ended":
      return moment("end", event.result.side);
    default:
      return null;
  }
}

function shotDice({ seat, shot, save, goal }: EventOf<"goal_tried">): ShownDie[] {
  if (shot === null || save === null) return [];
  return [
    { of: "shot", side: seat, dice: [shot], won: goal },
    { of: "save", side: 1 - seat, dice: [save], won: !goal },
  ];
}

const bothDice = (dice: readonly (readonly number[])[], winner: number): ShownDie[] =>
  dice.map((each, side) => ({ of: "side", side, dice: each, won: side === winner }));
