/** The questions of a trade: what to give, what to want, and whether to accept. */

import { ofKind } from "@/kit/offers";
import type { Action, View } from "@/protocol/hogwarts";
import { taskOf, type ActionOf, type TaskOf } from "../types";

const KINDS = new Set<Action["type"]>(["draw", "propose", "offer", "accept"]);

/** Tell whether a trade can be begun, offered or answered now, or a card be drawn instead. */
export const isTrading = (actions: readonly Action[]) => actions.some(({ type }) => KINDS.has(type));

/** The offers of the second step, by the player who has what is wanted. */
export function offersByPlayer(actions: readonly Action[]): [number, ActionOf<"offer">[]][] {
  const offers = new Map<number, ActionOf<"offer">[]>();
  for (const offer of ofKind(actions, "offer")) offers.set(offer.player, [...(offers.get(offer.player) ?? []), offer]);
  return [...offers];
}

/** The offer that waits for this person's answer. */
export function offerMade(view: View): TaskOf<"answer_offer"> | null {
  const task = taskOf(view);
  return task?.task === "answer_offer" ? task : null;
}
