/** Word the question for what can be done now. */

import { t } from "@/text/i18n.svelte";
import { offers, ofKind } from "@/kit/offers";
import type { TableInfo } from "@/protocol/messages";
import type { Action, ChooseSequence, View } from "@/protocol/sequence";
import type { Card, Edition } from "../cards/edition";
import { cellName, cellOf, lineName } from "../board/geometry";
import { cellsFor } from "./matching";
import { cardLabel, power } from "../cards/words";

interface Situation {
  view: View;
  info: TableInfo;
  edition: Edition;
  actions: readonly Action[];
  card: Card | null;
  aimed: boolean;
  /** The sequence of a long line under the pointer. */
  line: ChooseSequence | null;
  seat: number | null;
}

export function prompt(now: Situation): string {
  const { view, actions } = now;
  if (view.result !== null) return t("sequence-prompt-over");
  if (offers(actions, "choose_sequence"))
    return now.line ? t("sequence-prompt-line", { line: lineName(now.line.cells) }) : t("sequence-prompt-choose-line");
  if (offers(actions, "forfeit")) return now.card ? t("sequence-prompt-forfeit-sure") : t("sequence-prompt-forfeit");
  if (offers(actions, "play") || offers(actions, "exchange"))
    return now.card ? withCard(now, now.card) : t("sequence-prompt-card");
  if (offers(actions, "pass")) return t("sequence-prompt-pass");
  return waiting(now);
}

function withCard({ edition, actions, aimed }: Situation, card: Card): string {
  const label = { card: cardLabel(edition, card) };
  if (aimed) return t("sequence-prompt-again", label);
  if (cellsFor(actions, card).size === 0) {
    const exchangeable = ofKind(actions, "exchange").some((action) => action.card === card);
    return exchangeable ? t("sequence-prompt-dead", label) : t("sequence-prompt-nowhere", label);
  }
  const does = power(edition, card);
  if (does === "place") return t("sequence-prompt-wild", label);
  return does === "remove" ? t("sequence-prompt-remove", label) : t("sequence-prompt-cell", label);
}

/** Name up to this many cells one by one. */
const NAMED = 6;

/** Name the cells where a card may go, or count them: a wild card goes almost anywhere. */
export function litWords(lit: ReadonlySet<number>): string {
  const cells = lit.size > NAMED ? lit.size : [...lit].map((key) => cellName(cellOf(key))).join(", ");
  return t("sequence-lit-cells", { cells });
}

/** Say whose turn it is, and how many players come before the viewer. */
function waiting({ view, info, seat }: Situation): string {
  // A seat that has to act but is offered nothing has acted: the action is on its way.
  const awaited = view.penalty.length ? view.penalty : [view.turn];
  if (seat !== null && awaited.includes(seat)) return t("sequence-prompt-sent");
  if (view.penalty.length) return t("sequence-prompt-penalty", { name: info.seats[view.penalty[0]!]?.name ?? "" });
  const name = info.seats[view.turn]?.name ?? "";
  if (seat === null || view.left.includes(seat)) return t("sequence-prompt-watching", { name });
  let others = 0;
  for (let next = view.turn; next !== seat && others < view.side_of.length; next = (next + 1) % view.side_of.length) {
    if (!view.left.includes(next)) others += 1;
  }
  return t("sequence-prompt-waiting", { name, others });
}
