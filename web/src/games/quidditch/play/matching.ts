/** Find the offered actions that fit a selection. Nothing else can be built from it. */

import type { Action, Commit, Declare, Order, Play } from "@/protocol/quidditch";
import type { Ball, Card, Mode } from "../types";

export type Plan = Partial<Record<Ball, Card>>;

/** What is put together from several choices, and sent as one. */
export type Decision = Commit | Declare | Order;

export const isDecision = (action: Action): action is Decision =>
  action.type === "commit" || action.type === "declare" || action.type === "order";

/** Return the ways to play a card now. */
export const playsOf = (plays: readonly Play[], card: Card | null) => plays.filter((play) => play.card === card);

export const modesOf = (plays: readonly Play[]): Mode[] => [
  ...new Set(plays.map((play) => play.mode).filter((mode) => mode != null)),
];

export const ballsOf = (plays: readonly Play[]): Ball[] => [
  ...new Set(plays.map((play) => play.ball).filter((ball) => ball != null)),
];

export const takesOf = (plays: readonly Play[]): Card[] => [
  ...new Set(plays.map((play) => play.take).filter((take) => take != null)),
];

/** Return the play that fits the selection, once only one is left. */
export function meant(plays: readonly Play[], mode: Mode | null, ball: Ball | null, take: Card | null): Play | null {
  const left = plays.filter(
    (play) =>
      (mode === null || play.mode === mode) &&
      (ball === null || play.ball === ball) &&
      (take === null || play.take === take),
  );
  return left.length === 1 ? left[0]! : null;
}

const entries = (plan: Plan) => Object.entries(plan) as [Ball, Card][];

const contains = (commit: Commit, plan: Plan) => entries(plan).every(([ball, card]) => commit.cards[ball] === card);

/** Return the balls where a card may go, next to what is planned; it replaces a planned card. */
export function ballsToLay(commits: readonly Commit[], plan: Plan, card: Card): Ball[] {
  const balls = new Set(commits.flatMap((commit) => Object.keys(commit.cards) as Ball[]));
  return [...balls].filter((ball) => commits.some((commit) => contains(commit, { ...plan, [ball]: card })));
}

/** Return the action for a plan, once it is complete. */
export function wholeCommit(commits: readonly Commit[], plan: Plan): Commit | null {
  const number = entries(plan).length;
  return commits.find((commit) => Object.keys(commit.cards).length === number && contains(commit, plan)) ?? null;
}

const sameBalls = (one: readonly Ball[], more: readonly Ball[]) =>
  one.length === more.length && one.every((ball) => more.includes(ball));

export const declareOf = (declares: readonly Declare[], balls: readonly Ball[]) =>
  declares.find((declare) => sameBalls(declare.balls, balls)) ?? null;

/** Tell whether two decisions come to the same; only in an order it matters which ball comes first. */
export function isSame(one: Decision, other: Decision): boolean {
  if (one.type === "commit") return other.type === "commit" && wholeCommit([one], other.cards as Plan) !== null;
  if (other.type === "commit" || one.type !== other.type) return false;
  return sameBalls(one.balls, other.balls) && (one.type === "declare" || ordersFrom([one], other.balls).length === 1);
}

/** Return the orders that begin with these balls. */
export const ordersFrom = (orders: readonly Order[], named: readonly Ball[]) =>
  orders.filter((order) => named.every((ball, place) => order.balls[place] === ball));

/** Return the balls that can be named next. */
export const nextBalls = (orders: readonly Order[], named: readonly Ball[]): Ball[] => [
  ...new Set(ordersFrom(orders, named).flatMap((order) => order.balls[named.length] ?? [])),
];

/** Return whether passing is the only possibility. */
export const onlyPass = (actions: readonly Action[]) =>
  actions.length > 0 && actions.every((action) => action.type === "pass");
