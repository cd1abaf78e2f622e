/** Turn events into log lines, one per action. */

import { t } from "@/text/i18n.svelte";
import type { Args } from "@/text/texts";
import { listed } from "@/text/words";
import type { Event, View } from "@/protocol/sequence";
import type { LogLine, LogPart } from "@/games/face";
import { editionOf, type Card, type Edition } from "../cards/edition";
import { cellName, lineName } from "../board/geometry";
import { cardLabel, power, sideName } from "../cards/words";
import type { Scene, Happened } from "../types";

interface Teller {
  scene: Scene;
  view: View;
  edition: Edition;
}

export function tell(happened: Happened, scene: Scene): LogLine | null {
  const view = scene.view;
  const teller = { scene, view, edition: editionOf(scene.about, view.edition) };
  const events = happened.events;
  const parts = [...startCards(teller, events), ...events.flatMap((_, number) => part(teller, events, number))];
  if (!parts.length) return null;
  const text = parts.map((each) => each.text).join(" ");
  const side = happened.seat === null ? null : view.side_of[happened.seat]!;
  return { version: happened.version, text, parts, side, strong: parts.some((each) => each.strong) };
}

/** Word an event, and name the side it is about. */
function part(teller: Teller, events: readonly Event[], number: number): LogPart[] {
  const event = events[number]!;
  const text = sentence(teller, events, event, number);
  if (text === null) return [];
  const whose =
    "side" in event ? event.side : "seat" in event && event.seat !== null ? teller.view.side_of[event.seat]! : null;
  return [{ text, side: whose, ...(STRONG.has(event.type) && { strong: true }) }];
}

const STRONG = new Set<Event["type"]>(["sequence_made", "sequence_broken", "game_ended", "claim_upheld"]);

/** Word the draw for the first turn in one sentence for all players. */
function startCards(teller: Teller, events: readonly Event[]): LogPart[] {
  const drawn = events.filter((event) => event.type === "start_card_drawn");
  if (!drawn.length) return [];
  const cards = drawn.map(({ seat, card }) => `${named(teller, seat)} ${label(teller, card)}`);
  return [{ text: t("sequence-log-start", { cards: cards.join(", ") }), side: null }];
}

function sentence(teller: Teller, events: readonly Event[], event: Event, number: number): string | null {
  switch (event.type) {
    case "first_seat_named":
      return [
        t("sequence-log-first", who(teller, event.seat)),
        ...(event.dealer === null ? [] : [t("sequence-log-deals", who(teller, event.dealer))]),
      ].join(" ");
    case "card_played":
      return played(teller, event.seat, event.card, events[number + 1]);
    case "card_drawn":
      // Most tables draw after each play: only a known card, or a draw of its own, is news.
      if (event.card)
        return t("sequence-log-drew-card", { ...who(teller, event.seat), card: label(teller, event.card) });
      return number === 0 ? t("sequence-log-drew", who(teller, event.seat)) : null;
    case "choice_opened":
      return t("sequence-log-choice", who(teller, event.seat));
    case "sequence_made":
      return t(event.length > 5 ? "sequence-log-long-sequence" : "sequence-log-sequence", {
        ...line(teller, event),
        length: event.length,
      });
    case "sequence_broken":
      return t("sequence-log-broken", line(teller, event));
    case "dead_card_exchanged":
      return t("sequence-log-exchanged", { ...who(teller, event.seat), card: label(teller, event.card) });
    case "card_forfeited":
      return t("sequence-log-forfeited", { ...who(teller, event.seat), card: label(teller, event.card) });
    case "pile_reshuffled":
      return t("sequence-log-reshuffled", { count: event.cards });
    case "coaching_claimed":
      return t("sequence-log-claimed", { ...who(teller, event.seat), side: side(teller, event.side) });
    case "claim_upheld":
      return t("sequence-log-claim-upheld", { side: side(teller, event.side) });
    case "claim_dismissed":
      return t("sequence-log-claim-dismissed", { side: side(teller, event.side) });
    case "seat_handed_over":
      return t("sequence-log-handed-over", { ...who(teller, event.seat), substitute: event.substitute });
    case "side_out":
      return t("sequence-log-side-out", { side: side(teller, event.side) });
    case "side_conceded":
      return concededSentence(teller.scene, event.side);
    case "draw_lost":
      return t("sequence-log-draw-lost", who(teller, event.seat));
    case "passed":
      return t("sequence-log-passed", who(teller, event.seat));
    case "seat_left":
      return t("sequence-log-left", who(teller, event.seat));
    case "concession_offered":
      return t("sequence-log-concession", who(teller, event.seat));
    case "game_ended":
      return endingSentence(teller.scene, event);
    default:
      // The sentence about the card already covers turns and chips.
      return null;
  }
}

function played(teller: Teller, seat: number, card: Card, chip: Event | undefined): string | null {
  if (chip?.type !== "chip_placed" && chip?.type !== "chip_removed") return null;
  const args = { ...who(teller, seat), card: label(teller, card), cell: cellName(chip.cell) };
  if (chip.type === "chip_removed") {
    return t("sequence-log-removed", { ...args, side: side(teller, chip.side), whose: whose(teller.scene, chip.side) });
  }
  if (power(teller.edition, card) !== "place") return t("sequence-log-played", args);
  const shown = teller.edition.cards.get(chip.cell[0] * 10 + chip.cell[1]);
  return t("sequence-log-played-wild", { ...args, shown: shown ? label(teller, shown) : "" });
}

/** Word the end of the match in one sentence. */
export function endingSentence(
  scene: Scene,
  result: { winners: number[]; side: number | null; reason: string },
): string {
  const view = scene.view;
  if (result.side === null) return t("sequence-end-draw", { reason: result.reason });
  const alone = result.winners.length === 1;
  const mine = whose(scene, result.side) === "you";
  return t("sequence-end-won", {
    winner: mine ? (alone ? "you" : "team") : alone ? "name" : "side",
    side: sideName(view.colours[result.side]!),
    names: listed(result.winners.map((seat) => scene.info.seats[seat]?.name ?? "")),
    reason: result.reason,
  });
}

/** Say that a side gives up; a side of one player goes by the player's name. */
export function concededSentence(scene: Scene, side: number): string {
  const only = onlySeat(scene.view, side);
  if (only === null) return t("sequence-log-conceded", { side: sideName(scene.view.colours[side]!) });
  const name = scene.info.seats[only]?.name ?? "";
  return t("sequence-end-conceded", { who: only === scene.seat ? "you" : "other", name });
}

/** Return the only player of a side; null for a team. */
export function onlySeat(view: View, side: number): number | null {
  const seats = view.side_of.flatMap((each, seat) => (each === side ? [seat] : []));
  return seats.length === 1 ? seats[0]! : null;
}

/** Tell whether a side is the viewer's own. */
const whose = ({ seat, view }: Scene, side: number) => (seat !== null && view.side_of[seat] === side ? "you" : "other");

/** Return the arguments for a person: each message has its own wording for "you" and for a name. */
function who(teller: Teller, seat: number): Args {
  return {
    who: seat === teller.scene.seat ? "you" : "other",
    name: named(teller, seat),
  };
}

const named = (teller: Teller, seat: number) => teller.scene.info.seats[seat]?.name ?? "";

const label = (teller: Teller, card: Card) => cardLabel(teller.edition, card);
const side = (teller: Teller, number: number) => sideName(teller.view.colours[number]!);
const line = (teller: Teller, event: { side: number; cells: [number, number][] }): Args => ({
  side: side(teller, event.side),
  whose: whose(teller.scene, event.side),
  line: lineName(event.cells),
});
