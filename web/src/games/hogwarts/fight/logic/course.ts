/** What has happened in the latest fight, from the events that were told. */

import type { Event, FightBegan, FightOver } from "@/protocol/hogwarts";
import type { Happened } from "../../types";

/** The last thing that somebody did: dice, a card or a token. */
export type Act =
  | { kind: "attack"; key: string; seat: number; pawn: string | null; dice: readonly number[]; hits: number }
  | { kind: "defence"; key: string; seat: number; pawn: string | null; dice: readonly number[] }
  | { kind: "exchange"; key: string; seats: readonly [number, number]; dice: readonly number[] }
  | { kind: "card"; key: string; seat: number; pawn: string | null; card: string }
  | { kind: "token"; key: string; seat: number; token: string };

/** What an attack has cost the other side. */
export interface Struck {
  foe: string | null;
  seat: number | null;
  by: number;
  hp: number;
}

export interface Course {
  began: FightBegan;
  act: Act | null;
  /** What came of the act. */
  struck: Struck | null;
  /** The HP that the foe has left, once they have changed. */
  foeHp: number | null;
  attacks: number;
  /** By seat: the HP that the fight has given or taken. */
  hp: Map<number, number>;
  over: FightOver | null;
  /** What the last action of the fight has brought about, and what followed its end. */
  latest: Event[];
  /** The version of its last event. */
  version: number;
}

/** Tell the latest fight up to a version; null if there was none. */
export function courseOf(history: readonly Happened[], until: number): Course | null {
  const past = history.filter(({ version }) => version <= until);
  const first = past.findLastIndex(({ events }) => events.some(({ type }) => type === "fight_began"));
  if (first < 0) return null;
  let course: Course | null = null;
  for (const { version, events } of past.slice(first)) {
    if (course?.over) break;
    // Somebody is asked after something that nobody could see.
    if (!events.length) continue;
    if (course) course.latest = [];
    for (const [number, event] of events.entries()) {
      if (event.type === "fight_began")
        course = {
          began: event,
          act: null,
          struck: null,
          foeHp: null,
          attacks: 0,
          hp: new Map(),
          over: null,
          latest: [],
          version,
        };
      else if (course) take(course, event, `${version}.${number}`);
    }
    if (course) course.version = version;
  }
  return course;
}

function take(course: Course, event: Event, key: string): void {
  course.latest.push(event);
  if (course.over) return;
  const act = actOf(event, key);
  if (act) {
    course.act = act;
    course.struck = null;
    if (event.type === "fight_rolled" && !rolledAgain(course)) course.attacks += 1;
    return;
  }
  switch (event.type) {
    case "foe_healed":
      course.foeHp = event.hp;
      break;
    case "foe_struck":
      course.foeHp = event.hp;
      course.struck = { foe: event.foe, seat: null, by: event.by, hp: event.hp };
      break;
    case "hp_changed":
      course.hp.set(event.seat, (course.hp.get(event.seat) ?? 0) + event.by);
      if (event.by < 0 && course.act && !course.struck && isAimedAt(course, event.seat))
        course.struck = { foe: null, seat: event.seat, by: -event.by, hp: event.hp };
      break;
    case "fight_over":
      course.over = event;
  }
}

/** Dice that an ability rolled again are no further attack. */
const rolledAgain = ({ latest }: Course) => {
  const before = latest.at(-2);
  return before?.type === "ability_used" && before.kind === "reroll";
};

/** Among players, the one who did not act is the one who is struck. */
function isAimedAt({ began, act }: Course, seat: number): boolean {
  if (began.kind !== "players" && began.kind !== "death_eater") return false;
  return act!.kind === "exchange" ? act!.seats.includes(seat) : "seat" in act! && act!.seat !== seat;
}

function actOf(event: Event, key: string): Act | null {
  switch (event.type) {
    case "fight_rolled":
      return { ...event, kind: "attack", key, pawn: event.pawn ?? null };
    case "defence_rolled":
      return { ...event, kind: "defence", key, pawn: event.pawn ?? null };
    case "exchange_rolled":
      return { kind: "exchange", key, seats: [event.attacker, event.defender], dice: event.dice };
    case "card_played":
      return { kind: "card", key, seat: event.seat, pawn: event.pawn ?? null, card: event.card };
    case "token_used":
      return { kind: "token", key, seat: event.seat, token: event.token };
  }
  return null;
}

/** Tell which dice count: the highest ones hit, and of two single dice the higher wins. */
export function hitting(act: Act): boolean[] {
  if (act.kind === "exchange") return act.dice.map((die) => die === Math.max(...act.dice) && !isTied(act.dice));
  if (act.kind !== "attack") return "dice" in act ? act.dice.map(() => false) : [];
  const least = act.dice.toSorted((one, other) => other - one)[act.hits - 1] ?? Infinity;
  return act.dice.map((die) => die >= least);
}

const isTied = (dice: readonly number[]) => new Set(dice).size === 1;
