/** Which answer is likely, which dice can be rolled again, and what can be used now. */

import type { Action, Choice, FightNumbers } from "@/protocol/hogwarts";
import type { ActionOf } from "../../types";

export const rerollsOf = (actions: readonly Action[]) =>
  actions.filter((action): action is ActionOf<"reroll"> => action.type === "reroll");

const same = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((die, at) => die === other[at]);

/** Suggest to roll as many missed dice again as allowed; none while nobody knows what a die must show. */
export function suggestedDice(
  dice: readonly number[],
  needed: number | null,
  rerolls: readonly ActionOf<"reroll">[],
): number[] {
  const missed = new Set(dice.flatMap((die, at) => (needed !== null && die < needed ? [at] : [])));
  const fits = rerolls.map((action) => action.dice).filter((chosen) => chosen.every((at) => missed.has(at)));
  return fits.toSorted((one, other) => other.length - one.length)[0] ?? [];
}

/** Choose a die or leave it; where only one may be rolled again, it takes the place of the other. */
export function toggled(chosen: readonly number[], die: number, rerolls: readonly ActionOf<"reroll">[]): number[] {
  if (chosen.includes(die)) return chosen.filter((at) => at !== die);
  const more = [...chosen, die].toSorted((one, other) => one - other);
  if (rerollFor(more, rerolls)) return more;
  return rerollFor([die], rerolls) ? [die] : [...chosen];
}

export const rerollFor = (chosen: readonly number[], rerolls: readonly ActionOf<"reroll">[]) =>
  rerolls.find((action) => same(action.dice, chosen)) ?? null;

/** Whether a die can be rolled again at all. */
export const canRoll = (die: number, rerolls: readonly ActionOf<"reroll">[]) =>
  rerolls.some((action) => action.dice.includes(die));

export function chanceOf(numbers: FightNumbers | null, action: Action): number | null {
  const wanted = JSON.stringify(action);
  return numbers?.choices?.find((choice) => JSON.stringify(choice.action) === wanted)?.chance ?? null;
}

/** By how much a card must improve the chance to be worth playing: against a blow, and instead of an attack. */
const WORTH_IT = { pass: 0.002, attack: 0.02 };

/** The card that is the best answer; null if letting a blow land, or an attack with dice, is as good. */
export function bestAnswer(numbers: FightNumbers | null): string | null {
  const choices = numbers?.choices ?? [];
  // Whoever is left without HP may have lost the whole game, so to stand comes before any chance.
  const stands = ({ hp }: Choice) => hp == null || hp > (numbers?.loses_at ?? 0);
  const rank = (one: Choice, other: Choice) =>
    Number(stands(other)) - Number(stands(one)) || other.chance - one.chance || (other.hp ?? 0) - (one.hp ?? 0);
  const plain = choices.find(({ action }) => action.type === "pass" || action.type === "attack");
  const best = choices.filter(({ action }) => action.type === "play").toSorted(rank)[0];
  if (!plain || best?.action.type !== "play") return null;
  const margin = WORTH_IT[plain.action.type as keyof typeof WORTH_IT];
  const saves = stands(best) && !stands(plain);
  return saves || (stands(best) === stands(plain) && best.chance > plain.chance + margin) ? best.action.card : null;
}

/** The answers to show beside each other, the best first; few enough to compare. */
export function compared(numbers: FightNumbers | null, most = 3) {
  const sorted = (numbers?.choices ?? []).toSorted((one, other) => other.chance - one.chance);
  const plain = sorted.filter(({ action }) => action.type !== "play");
  const cards = sorted.filter(({ action }) => action.type === "play").slice(0, most - plain.length);
  return [...cards, ...plain].toSorted((one, other) => other.chance - one.chance);
}
