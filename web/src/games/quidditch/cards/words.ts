/** Name cards and balls, and describe effects. */

import { maybe, t } from "@/text/i18n.svelte";
import type { Args } from "@/text/texts";
import { listed } from "@/text/words";
import type { Deck, Effect, HouseCard } from "./decks";
import type { Ball, Card } from "../types";

/** Return the player's name from a custom deck, or null if it only repeats the role. */
function playerName({ name, role, value }: HouseCard): string | null {
  const roles = [role!, t(`quidditch-role-${role}`).toLowerCase()];
  return roles.some((each) => [each, `${each} ${value}`].includes(name.toLowerCase())) ? null : name;
}

/** Name a card in a sentence: "Chaser 9", "Leg-Locker". Custom decks have their own names. */
export function cardName(deck: Deck, id: Card): string {
  const card = deck.get(id);
  if (!card) return id;
  if (!card.role) return maybe(`quidditch-card-${id}`) ?? card.name;
  const plays = `${t(`quidditch-role-${card.role}`)} ${card.value}`;
  const name = playerName(card);
  return name === null ? plays : `${name}, ${plays}`;
}

/** Name a card as the object of a sentence, with its article where the language has one: "den Jäger 9". */
export function theCard(deck: Deck, id: Card): string {
  const card = deck.get(id);
  if (!card?.role) return maybe(`quidditch-card-${id}.the`) ?? cardName(deck, id);
  return playerName(card) === null ? `${t(`quidditch-role-${card.role}.the`)} ${card.value}` : cardName(deck, id);
}

/** Return the name that stands on a large card. */
export function fullName(card: HouseCard): string {
  if (card.role) return playerName(card) ?? t(`quidditch-role-${card.role}`);
  return maybe(`quidditch-card-${card.id}`) ?? card.name;
}

/** Return the short name that is printed on the card. */
export function shortName(card: HouseCard): string {
  if (card.role) return playerName(card) ?? t(`quidditch-role-${card.role}`);
  return maybe(`quidditch-card-${card.id}.short`) ?? card.name;
}

export const ballName = (ball: Ball) => t(`quidditch-ball-${ball}`);

/** Return a ball in the forms that sentences need: alone, as object, after "at" and after "from". */
export const ballArgs = (ball: Ball): Args => ({
  ball: ballName(ball),
  the: t(`quidditch-ball-${ball}.the`),
  at: t(`quidditch-ball-${ball}.at`),
  from: t(`quidditch-ball-${ball}.from`),
});

export const listedBalls = (balls: readonly Ball[]) => listed(balls.map((ball) => t(`quidditch-ball-${ball}.the`)));

/** Arguments for the person in a sentence: each message has its own wording for "you" and for a name. */
export type Person = { who: "you" | "other"; name: string };

/** Describe an effect on the victim, or on the person who plays the card. */
export function effectWords(effect: Effect, player: Person, victim: Person, ball: Ball | null, take = ""): string {
  const place = ball ? ballArgs(ball) : { at: t("quidditch-at-some-ball"), from: t("quidditch-at-some-ball.from") };
  const person = effect.code === "retrieve" || effect.code === "penalty" ? player : victim;
  const args = { ...person, ...place, amount: effect.amount ?? 1, card: take, known: take ? "yes" : "no" };
  return t(`quidditch-effect-${effect.code}`, args);
}
