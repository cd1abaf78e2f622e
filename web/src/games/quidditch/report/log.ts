/** Turn events into log lines, one per action. */

import { paired, t } from "@/text/i18n.svelte";
import type { Args } from "@/text/texts";
import { capital, listed } from "@/text/words";
import type { Event, Outcome } from "@/protocol/quidditch";
import type { LogLine, LogPart } from "@/games/face";
import { deckOf, type Deck } from "../cards/decks";
import { person } from "./people";
import type { Card, Scene, Happened } from "../types";
import { ballArgs, ballName, cardName, listedBalls, theCard } from "../cards/words";

interface Teller {
  scene: Scene;
  deck: Deck;
}

const STRONG = new Set<Event["type"]>(["ball_won", "special_cancelled", "chase_began", "game_ended"]);

/** Routine events: read out, but shown in the log only while nothing else has followed. */
const QUIET = new Set<Event["type"]>(["passed", "window_opened"]);

export function tell(happened: Happened, scene: Scene): LogLine | null {
  const teller = { scene, deck: deckOf(scene.info, scene.about) };
  const events = happened.events;
  const words = (which: (event: Event) => boolean) => parts(teller, events.filter(which));
  const said = words(() => true);
  if (!said.length) return null;
  const news = words((event) => !QUIET.has(event.type));
  const passed = words((event) => event.type === "passed");
  const shown = [news, passed, said].find((each) => each.length)!;
  return {
    version: happened.version,
    text: joined(shown),
    parts: shown,
    spoken: joined(said),
    quiet: !news.length,
    side: happened.seat,
    strong: shown.some((part) => part.strong),
  };
}

/** Word what a scene shows. */
export function wordsOf(events: readonly Event[], scene: Scene): string {
  return joined(parts({ scene, deck: deckOf(scene.info, scene.about) }, events));
}

function parts(teller: Teller, events: readonly Event[]): LogPart[] {
  return events.flatMap((event) => {
    const text = sentence(teller, event);
    return text === null ? [] : [{ text, side: subject(event), ...emphasis(event) }];
  });
}

const joined = (said: readonly LogPart[]) => said.map((part) => part.text).join(" ");

function emphasis(event: Event): Pick<LogPart, "strong" | "heading"> {
  if (event.type === "round_began") return { heading: true };
  return STRONG.has(event.type) && !(event.type === "ball_won" && !event.points) ? { strong: true } : {};
}

/** Whom an event is about: who wins a ball, whichever move decided it. */
function subject(event: Event): number | null {
  if (event.type === "game_ended") return event.result.winners[0] ?? null;
  return "seat" in event ? event.seat : null;
}

function sentence(teller: Teller, event: Event): string | null {
  const who = (seat: number): Args => ({ ...person(teller.scene, seat) });
  const card = (id: Card) => cardName(teller.deck, id);
  switch (event.type) {
    case "round_began":
      return t("quidditch-log-round", { ...who(event.leader), round: event.round });
    case "pitch_card_drawn":
      if (event.ball) return t("quidditch-log-drawn", { ...who(event.seat), ...ballArgs(event.ball) });
      return event.card === "free_goal"
        ? t("quidditch-log-free-goal", who(event.seat))
        : t("quidditch-log-no-room", who(event.seat));
    case "pitch_reshuffled":
      return t("quidditch-log-pitch-reshuffled", { count: event.cards });
    case "chase_began":
      return t("quidditch-log-chase");
    case "window_opened":
      return t("quidditch-log-window", { window: event.window, ...(event.ball ? ballArgs(event.ball) : { at: "" }) });
    case "passed":
      return t("quidditch-log-passed", who(event.seat));
    case "declared":
      return event.balls.length
        ? t("quidditch-log-declared", { ...who(event.seat), balls: listedBalls(event.balls) })
        : t("quidditch-log-declared-none", who(event.seat));
    case "decision_made":
      return event.again ? t("quidditch-log-decided-again") : t("quidditch-log-decided", who(event.seat));
    case "cards_laid":
      return laid(teller, event);
    case "order_named":
      return t("quidditch-log-order", { ...who(event.seat), balls: event.balls.map(ballName).join(", ") });
    case "cards_revealed":
      return capital(t("quidditch-log-revealed", { ...ballArgs(event.ball), cards: revealed(teller, event.cards) }));
    case "special_played":
      return event.ball
        ? t("quidditch-log-special-at", { ...who(event.seat), card: card(event.card), ...ballArgs(event.ball) })
        : t("quidditch-log-special", { ...who(event.seat), card: card(event.card) });
    case "special_answered":
      return t("quidditch-log-answered", {
        ...who(event.seat),
        card: card(event.card),
        cancels: theCard(teller.deck, event.cancels),
      });
    case "special_cancelled":
      return capital(t("quidditch-log-cancelled", { card: card(event.card) }));
    case "value_lowered":
      return t("quidditch-log-lowered", { ...who(event.seat), amount: event.amount, ...ballArgs(event.ball) });
    case "keeper_put_out":
      return t("quidditch-log-keeper-out", who(event.seat));
    case "card_stripped":
      return t("quidditch-log-stripped", { ...who(event.seat), card: card(event.card) });
    case "pushed_off":
      return t("quidditch-log-pushed", {
        ...who(event.seat),
        ...ballArgs(event.ball),
        had: event.card ? "card" : "nothing",
        card: event.card ? card(event.card) : "",
      });
    case "card_retrieved":
      return t("quidditch-log-retrieved", { ...who(event.seat), card: card(event.card) });
    case "ball_won":
      return t("quidditch-log-won", {
        ...who(event.seat),
        ...ballArgs(event.ball),
        points: event.points,
        reason: event.reason,
      });
    case "ball_stayed":
      return t("quidditch-log-stayed", { ...ballArgs(event.ball), reason: event.reason });
    case "player_hit":
      return t("quidditch-log-hit", who(event.seat));
    case "house_deck_reshuffled":
      return t("quidditch-log-reshuffled", { ...who(event.seat), count: event.cards });
    case "hand_refilled":
      return event.cards
        ? t("quidditch-log-drew", { ...who(event.seat), cards: listed(event.cards.map(card)) })
        : t("quidditch-log-refilled", { ...who(event.seat), count: event.number });
    case "conceded":
      return t("quidditch-log-conceded", who(event.seat));
    case "game_ended":
      return endingSentence(teller.scene, event.result, event.scores);
  }
}

function laid(teller: Teller, event: Extract<Event, { type: "cards_laid" }>): string | null {
  if (!event.balls.length) return t("quidditch-log-laid-none", { ...person(teller.scene, event.seat) });
  if (!event.cards)
    return t("quidditch-log-laid", {
      ...person(teller.scene, event.seat),
      count: event.balls.length,
      balls: listed(event.balls.map(ballName)),
    });
  const cards = event.cards.map((card, number) => paired(ballName(event.balls[number]!), cardName(teller.deck, card)));
  return t("quidditch-log-laid-cards", { ...person(teller.scene, event.seat), cards: cards.join(", ") });
}

function revealed(teller: Teller, cards: readonly (Card | null)[]): string {
  const words = cards.map((card, seat) =>
    t("quidditch-log-shows", {
      ...person(teller.scene, seat),
      card: card ? cardName(teller.deck, card) : "",
      has: card ? "card" : "none",
    }),
  );
  return words.join(", ");
}

/** Word the end of the match in one sentence. */
export function endingSentence(scene: Scene, result: Outcome, scores: readonly [number, number]): string {
  const view = scene.view;
  const points = { mine: Math.max(...scores), yours: Math.min(...scores), reason: result.reason };
  const winner = result.winners[0];
  if (winner === undefined) return t("quidditch-end-draw", points);
  return t("quidditch-end-won", {
    ...points,
    name: scene.info.seats[winner]?.name ?? "",
    house: t(`quidditch-house-${view.houses[winner]}`),
  });
}
