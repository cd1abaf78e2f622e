/** Name the moment and word the question for what can be done now. */

import { t } from "@/text/i18n.svelte";
import { offers } from "@/kit/offers";
import { capital } from "@/text/words";
import type { TableInfo } from "@/protocol/messages";
import type { Action, Outlook, View } from "@/protocol/quidditch";
import type { Choosing } from "./choosing.svelte";
import { deckOf, effectOf, type Deck } from "../cards/decks";
import { other, type Ball, type Card } from "../types";
import { ballArgs, cardName, effectWords, listedBalls, theCard } from "../cards/words";
import { person } from "../report/people";
import type { GameInfo } from "@/net/api";

export interface Situation {
  view: View;
  info: TableInfo;
  about: GameInfo;
  seat: number | null;
  actions: readonly Action[];
  choosing: Choosing;
  /** True while the page is about to pass. */
  passing: boolean;
  /** True if the person wanted to pass until the reveal. */
  untilReveal?: boolean;
}

/** Say which of the cards to be laid would count for nothing where they lie; empty if all of them may count. */
export function bluffs({ view, info, about, actions, choosing }: Situation, outlook: Outlook | null): string {
  if (!offers(actions, "commit") || view.result !== null) return "";
  const deck = deckOf(info, about);
  const idle = (Object.entries(choosing.planned) as [Ball, Card][]).filter(([ball, card]) =>
    outlook?.cards.find((prospect) => prospect.card === card)?.bluff.includes(ball),
  );
  return idle
    .map(([ball, card]) => capital(t("quidditch-bluff", { card: cardName(deck, card), ...ballArgs(ball) })))
    .join(" ");
}

/** Name the moment of the round: "Before laying". */
export function moment(view: View): string {
  const args = view.at ? ballArgs(view.at) : { ball: "", the: "", at: "" };
  return t(`quidditch-phase-${view.phase}`, args);
}

/** What is skipped here ends with the next cards laid, and later with the round: two lines, however many windows. */
const BEFORE_LAYING = new Set(["W1", "W2"]);

export function prompt(now: Situation): string {
  const { view, actions, seat, choosing } = now;
  const deck = deckOf(now.info, now.about);
  if (view.result !== null) return t("quidditch-prompt-over");
  if (seat === null) return waiting(now);
  // Explain a chosen card, even when it cannot be played now.
  const taken = deck.get(choosing.card ?? "");
  if (taken && !offers(actions, "commit"))
    return capital(
      taken.effects?.length
        ? withCard(now, deck)
        : t("quidditch-prompt-for-laying", { card: cardName(deck, taken.id) }),
    );
  if (offers(actions, "declare"))
    return choosing.balls.length
      ? t("quidditch-prompt-declare-these", { balls: listedBalls(choosing.balls) })
      : t("quidditch-prompt-declare");
  if (offers(actions, "order")) return choosing.order ? t("quidditch-prompt-order-ready") : t("quidditch-prompt-order");
  if (offers(actions, "commit")) return laying(now);
  if (offers(actions, "pick")) return t("quidditch-prompt-pick", person(now, other(seat)));
  if (now.passing)
    return now.untilReveal
      ? t("quidditch-prompt-passing")
      : t("quidditch-prompt-nothing", { until: BEFORE_LAYING.has(view.phase) ? "laying" : "round" });
  if (offers(actions, "play")) return window(now, deck);
  if (offers(actions, "pass")) return t("quidditch-prompt-only-pass");
  return waiting(now);
}

/** Word the question in an open window. In a race nobody waits, and a pass can be taken back. */
function window({ view, actions, choosing }: Situation, deck: Deck): string {
  if (!offers(actions, "pass")) return t("quidditch-prompt-passed");
  const only = choosing.only;
  const tap = only
    ? t("quidditch-prompt-window-one", { card: theCard(deck, only.card) })
    : t("quidditch-prompt-window-lit");
  return view.race ? `${tap} ${t("quidditch-prompt-race")}` : tap;
}

function laying({ view, info, about, seat, choosing }: Situation): string {
  if (view.decided[seat!] && !choosing.changed)
    return t("quidditch-prompt-decided", person({ info, seat }, other(seat!)));
  if (choosing.card !== null)
    return capital(t("quidditch-prompt-lay-at", { card: cardName(deckOf(info, about), choosing.card) }));
  return choosing.commit ? t("quidditch-prompt-lay-ready") : t("quidditch-prompt-lay");
}

/** Describe the chosen special, or ask for what is still missing. */
function withCard(now: Situation, deck: Deck): string {
  const { choosing } = now;
  const printed = deck.get(choosing.card!);
  if (!printed) return "";
  const card = cardName(deck, printed.id);
  const { play, cancel } = choosing;
  if (cancel) return t("quidditch-prompt-cancels", { card, cancels: theCard(deck, now.view.chain.at(-1)!.card) });
  const effect = effectOf(printed, play?.mode ?? choosing.mode);
  const me = person(now, now.seat!);
  const rival = person(now, other(now.seat!));
  if (!effect) return t("quidditch-prompt-mode", { card });
  const take = play?.take ? cardName(deck, play.take) : "";
  const does = effectWords(effect, me, rival, play?.ball ?? null, take);
  if (play) return t("quidditch-prompt-does", { card, does });
  if (choosing.takes.length) return t("quidditch-prompt-take", { card, does });
  return choosing.lit.size ? t("quidditch-prompt-ball", { card, does }) : t("quidditch-prompt-not-now", { card, does });
}

/** Say who the table is waiting for. */
function waiting({ view, info, seat }: Situation): string {
  if (view.race && view.phase.startsWith("W") && !view.chain.length) return t("quidditch-prompt-race");
  const awaited = awaitedSeat(view, seat);
  if (awaited === null) return t("quidditch-prompt-both");
  // The person's action is on its way, or briefly delayed by the server.
  if (awaited === seat) return t("quidditch-prompt-sent");
  const name = info.seats[awaited]?.name ?? "";
  if (view.phase.startsWith("W")) return t("quidditch-prompt-speaks", { name });
  return t("quidditch-prompt-decides", { name });
}

/** Return the seat that has to act, null for both; to a viewer who has decided, the opponent. */
export function awaitedSeat(view: View, seat: number | null): number | null {
  if (view.responder !== null) return view.responder;
  if (view.speaker !== null) return view.speaker;
  switch (view.phase) {
    case "DECLARE_LEADER":
    case "ORDER":
      return view.leader;
    case "DECLARE_SECOND":
      return other(view.leader);
    case "LAY":
    case "DECLARE": {
      const open = [0, 1].filter((each) => !view.decided[each]);
      return open.length === 1 ? open[0]! : seat;
    }
    default: {
      const open = [0, 1].filter((each) => !view.passed.includes(each));
      return open.length === 1 ? open[0]! : seat;
    }
  }
}
