/** The fight that goes on, as the view tells it: who is in it, who is asked, and what is about to land. */

import type { Blow, Fight, View } from "@/protocol/hogwarts";
import { taskOf, type Task, type TaskOf } from "../../types";

export interface Running {
  task: Task;
  /** All of a fight with attacks in turn; null among underage players. */
  fight: Fight | null;
  exchange: TaskOf<"exchange"> | null;
  /** What is announced to a fighter. */
  blow: Blow | null;
  /** The dice that may be rolled again. */
  dice: readonly number[] | null;
}

/** Effects of a card or a blow that are chosen in words, while the fight waits. */
const SETTLED = new Set<Task["task"]>([
  "search_deck",
  "foe_search",
  "choose_discard",
  "choose_deck",
  "arrange_top",
  "choose_victim",
  "optional",
]);

/** Find the fight on the agenda; null if there is none, or if something has to be chosen on the map first. */
export function runningFight(view: View): Running | null {
  const task = taskOf(view);
  if (task === null || view.result) return null;
  switch (task.task) {
    case "exchange":
      return { task, fight: null, exchange: task, blow: null, dice: null };
    case "take_turn":
      return { task, fight: task.fight, exchange: null, blow: null, dice: null };
    case "reroll_dice":
      return { task, fight: task.fight, exchange: null, blow: null, dice: task.dice };
    case "brace":
      return { task, fight: task.fight, exchange: null, blow: task.blow, dice: null };
  }
  if (!SETTLED.has(task.task)) return null;
  const under = view.agenda.findLast((each): each is Extract<Task, { fight: Fight }> => "fight" in each);
  return under ? { task, fight: under.fight, exchange: null, blow: null, dice: null } : null;
}

/** The fighter who is asked: the attacker, or the one a blow is announced to. */
export function askedFighter({ fight, blow, exchange }: Running): number {
  if (exchange) return exchange.announced ? 1 : 0;
  return blow ? blow.to : (fight?.at ?? 0);
}

/** Somebody with a board, as far as everybody sees. */
export interface Combatant {
  index: number;
  seat: number | null;
  /** The death eater; null for a player's own pawn. */
  foe: string | null;
  character: string;
  hp: number;
  used: readonly string[];
}

export function combatants(view: View, { fight, exchange }: Running): Combatant[] {
  const fighters = fight?.fighters ?? [{ seat: exchange!.seat }, { seat: exchange!.other }];
  return fighters.map((fighter, index) => {
    const foe = ("foe" in fighter && fighter.foe) || null;
    const person = foe === null ? view.people[fighter.seat!]! : null;
    const hp = person?.hp ?? view.death_eaters.find(({ id }) => id === foe)?.hp ?? 0;
    return {
      index,
      seat: fighter.seat,
      foe,
      character: foe ?? person!.character!,
      hp,
      used: ("used" in fighter && fighter.used) || [],
    };
  });
}

export interface Sides {
  /** The fighter whose panel is shown. */
  hero: Combatant;
  /** Who stands opposite; null for an opponent on a card. */
  other: Combatant | null;
  /** The rest of the hero's team. */
  mates: Combatant[];
}

/** Choose who is shown on which side: oneself, or whoever is asked, and for watchers the player with the own pawn. */
export function sidesOf(view: View, running: Running, seat: number | null): Sides {
  const all = combatants(view, running);
  const asked = all[askedFighter(running)] ?? all[0]!;
  const own = (seat !== null && (asked.seat === seat ? asked : all.find((each) => each.seat === seat))) || null;
  if (running.fight?.card) {
    const hero = own ?? asked;
    return { hero, other: null, mates: all.filter((each) => each !== hero) };
  }
  const hero = own ?? all.find((each) => each.foe === null) ?? all[0]!;
  return { hero, other: all.find((each) => each !== hero) ?? null, mates: [] };
}

/** Whether a seat takes part: with the own pawn, or as the player of a death eater. */
export const takesPart = (view: View, running: Running, seat: number | null) =>
  seat !== null && combatants(view, running).some((each) => each.seat === seat);
