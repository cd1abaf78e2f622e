/** The question that fits what may be done now. */

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
  /** The five of a long line that are pointed at. */
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

/** So many cells are named one by one. */
const NAMED = 6;

/** The cells where a card may go, or how many they are: a wild card goes almost everywhere. */
export function litWords(lit: ReadonlySet<number>): string {
  const cells = lit.size > NAMED ? lit.size : [...lit].map((key) => cellName(cellOf(key))).join(", ");
  return t("sequence-lit-cells", { cells });
}

/** Whose turn it is, and how long until one's own: nobody should wait in the dark. */
function waiting({ view, info, seat }: Situation): string {
  // Who has something to do and is offered nothing has done it: it is on its way.
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
