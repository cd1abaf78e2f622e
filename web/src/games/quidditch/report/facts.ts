/** Three facts of this very game, from what everybody was told: the clearest ball, the card that turned it, a streak. */

import type { Fact } from "@/games/face";
import { t } from "@/text/i18n.svelte";
import type { Event } from "@/protocol/quidditch";
import { cardName, theCard } from "../cards/words";
import { deckOf, type Deck } from "../cards/decks";
import type { Card, Scene, Happened } from "../types";
import { wordsOf } from "./log";
import { person } from "./people";
import type { Drama } from "./scenes";

type Won = Extract<Event, { type: "ball_won" }>;

interface Quaffle {
  seat: number;
  round: number;
  /** The winner's card, and the one that it beat; null where another reason decided. */
  beat: [Card, Card] | null;
}

const MOST = 3;

/** Choose what speaks for the viewer first, so that a game that was lost has its good moments too. */
export function facts(history: readonly Happened[], dramas: readonly Drama[], scene: Scene): Fact[] {
  const deck = deckOf(scene.info, scene.about);
  const balls = quaffles(history);
  const all = [
    clearest(balls, deck, scene),
    turning(dramas, deck, scene),
    streak(balls, scene),
    freeGoals(scene),
    hits(history, scene),
    rounds(scene),
  ];
  return all.filter((fact) => fact !== null).slice(0, MOST);
}

const who = (scene: Scene, seat: number) => ({ ...person(scene, seat) });

function quaffles(history: readonly Happened[]): Quaffle[] {
  let round = 0;
  let shown: readonly (Card | null)[] = [];
  const won: Quaffle[] = [];
  for (const event of history.flatMap(({ events }) => events)) {
    if (event.type === "round_began") round = event.round;
    else if (event.type === "cards_revealed" && event.ball === "Q") shown = event.cards;
    else if (event.type === "ball_won" && event.ball === "Q")
      won.push({ seat: event.seat, round, beat: duel(event, shown) });
  }
  return won;
}

function duel({ seat, reason }: Won, shown: readonly (Card | null)[]): [Card, Card] | null {
  const [mine, theirs] = [shown[seat], shown[1 - seat]];
  return reason === "higher" && mine && theirs ? [mine, theirs] : null;
}

/** The Quaffle that was won by most, by the values printed on the two cards. */
function clearest(balls: readonly Quaffle[], deck: Deck, scene: Scene): Fact | null {
  const value = (card: Card) => deck.get(card)?.value ?? 0;
  const gap = ({ beat }: Quaffle) => value(beat![0]) - value(beat![1]);
  const ranked = balls.filter(({ beat }) => beat).toSorted((one, other) => gap(other) - gap(one));
  const best = ranked.find(({ seat }) => seat === scene.seat) ?? ranked[0];
  if (!best || gap(best) <= 0) return null;
  const [mine, theirs] = best.beat!;
  return {
    value: cardName(deck, mine),
    label: t("quidditch-fact-clear", { ...who(scene, best.seat), round: best.round, card: theCard(deck, theirs) }),
  };
}

/** The last card that stopped another, or else the last special card that took effect. */
function turning(dramas: readonly Drama[], deck: Deck, scene: Scene): Fact | null {
  const played = dramas.filter(({ kind, cards }) => kind !== "caught" && cards.length);
  const mine = played.filter(({ cards }) => cards.at(-1)!.seat === scene.seat);
  const choice = mine.length ? mine : played;
  const turn = choice.findLast(({ kind }) => kind === "stopped") ?? choice.at(-1);
  if (!turn) return null;
  const { cards, round } = turn;
  if (turn.kind === "works")
    return {
      value: cardName(deck, cards[0]!.card),
      label: t("quidditch-fact-worked", { round, does: wordsOf(turn.outcome, scene) }),
    };
  const [stopped, last] = cards.slice(-2) as [Drama["cards"][0], Drama["cards"][0]];
  return {
    value: cardName(deck, last.card),
    label: t("quidditch-fact-stopped", { ...who(scene, last.seat), card: theCard(deck, stopped.card), round }),
  };
}

/** The longest run of Quaffles that went to the same player; of two runs the viewer's. */
function streak(balls: readonly Quaffle[], scene: Scene): Fact | null {
  const runs: Quaffle[][] = [];
  for (const ball of balls) {
    const run = runs.at(-1);
    if (run?.[0]?.seat === ball.seat) run.push(ball);
    else runs.push([ball]);
  }
  const weight = (run: Quaffle[]) => run.length + (run[0]!.seat === scene.seat ? 0.5 : 0);
  const longest = runs.toSorted((one, other) => weight(other) - weight(one))[0];
  if (!longest || longest.length < 2) return null;
  const { seat, round } = longest[0]!;
  return {
    value: t("quidditch-fact-run", { count: longest.length }),
    label: t("quidditch-fact-run.what", { ...who(scene, seat), round }),
  };
}

function freeGoals(scene: Scene): Fact | null {
  const counts = scene.view.won.map((cards) => cards.filter((card) => card === "free_goal").length);
  const seat = scene.seat !== null && counts[scene.seat] ? scene.seat : counts.indexOf(Math.max(...counts));
  return headed("quidditch-fact-free", scene, seat, counts[seat]!);
}

/** Bludgers: those that the viewer sent, or else those that the viewer bore. */
function hits(history: readonly Happened[], scene: Scene): Fact | null {
  if (scene.seat === null) return null;
  const events = history.flatMap((each) => each.events);
  const count = (seat: number) => events.filter((event) => event.type === "player_hit" && event.seat === seat).length;
  const seat = count(1 - scene.seat) ? 1 - scene.seat : scene.seat;
  return headed("quidditch-fact-hits", scene, seat, count(seat));
}

const headed = (id: string, scene: Scene, seat: number, count: number): Fact | null =>
  count ? { value: t(id, { count }), label: t(`${id}.what`, who(scene, seat)) } : null;

const rounds = ({ view }: Scene): Fact => ({
  value: t("quidditch-fact-rounds", { count: view.round }),
  label: t("quidditch-fact-rounds.what"),
});
