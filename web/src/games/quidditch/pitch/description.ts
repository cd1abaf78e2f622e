import { t } from "@/text/i18n.svelte";
import { capital } from "@/text/words";
import type { TableInfo } from "@/protocol/messages";
import type { View } from "@/protocol/quidditch";
import type { Deck } from "../cards/decks";
import { person } from "../report/people";
import type { Result } from "./results";
import type { Ball, Card } from "../types";
import { ballName, cardName } from "../cards/words";

interface Place {
  view: View;
  info: TableInfo;
  deck: Deck;
  seat: number | null;
  planned: Card | undefined;
  result: Result | undefined;
}

/** Return the seats that chose to play for an optional ball. */
export const callersOf = (view: View, ball: Ball): number[] =>
  [0, 1].filter((seat) => view.announced[seat]?.includes(ball));

/** Describe a ball and its cards for screen readers. */
export function describeSpot(place: Place, ball: Ball): string {
  const { view, result } = place;
  const spot = view.spots.find((each) => each.ball === ball);
  const here = view.pitch.includes(ball);
  const state = spot ? "contested" : here ? "free" : "absent";
  const words = [capital(t("quidditch-spot", { ball: ballName(ball), state }))];
  if (result?.outcome && spot?.settled !== false) {
    const { winner } = result.outcome;
    result.cards.forEach((card, seat) => {
      if (card)
        words.push(
          t("quidditch-spot-card", { ...person(place, seat), state: "known", card: cardName(place.deck, card) }),
        );
    });
    for (const seat of [0, 1]) words.push(...loweredWords(place, seat));
    words.push(
      winner === null
        ? t("quidditch-spot-nobody")
        : t("quidditch-spot-won", { ...person(place, winner), points: result.outcome.points }),
    );
  } else if (spot) {
    for (const seat of callersOf(view, ball)) words.push(t("quidditch-spot-announced", { ...person(place, seat) }));
    for (const seat of [0, 1]) words.push(...cardWords(place, spot, seat));
  }
  return words.join(" ");
}

/** Say what a card has lost, and to which card. */
const loweredWords = ({ deck, result }: Place, seat: number): string[] =>
  (result?.lowered[seat] ?? []).map(({ amount, by }) =>
    t("quidditch-spot-lowered", { amount, card: by ? cardName(deck, by) : "", known: by ? "yes" : "no" }),
  );

function cardWords(place: Place, spot: View["spots"][0], seat: number): string[] {
  const { deck } = place;
  const planned = seat === place.seat && !spot.laid[seat] ? place.planned : undefined;
  const card = planned ?? spot.cards[seat] ?? null;
  const state = spot.pushed[seat] ? "pushed" : card ? "known" : spot.laid[seat] ? "hidden" : "none";
  if (state === "none") return [];
  const value = spot.values[seat] ?? null;
  const printed = card ? (deck.get(card)?.value ?? null) : null;
  const words = [t("quidditch-spot-card", { ...person(place, seat), state, card: card ? cardName(deck, card) : "" })];
  words.push(...loweredWords(place, seat));
  if (value !== null && printed !== null && value < printed) words.push(t("quidditch-spot-counts", { value }));
  if (spot.keeper_out[seat]) words.push(t("quidditch-spot-keeper-out"));
  return words;
}
