/** Three facts of the match that was played, each in a sentence: chosen by rule from what everybody was told. */

import { t } from "@/text/i18n.svelte";
import type { Args } from "@/text/texts";
import type { Event } from "@/protocol/sequence";
import type { Fact } from "@/games/face";
import { moveNumber } from "@/kit/numbering";
import { cellName, keyOf, lineName } from "../board/geometry";
import { editionOf, type Edition } from "../cards/edition";
import { cardLabel, power } from "../cards/words";
import type { Scene, Happened } from "../types";

const FACTS = 3;

interface Found extends Fact {
  /** The move that it is about, if it is about one. */
  move?: number;
}

interface Made {
  version: number;
  seat: number | null;
  side: number;
  line: string;
}

export function facts(history: readonly Happened[], scene: Scene): Fact[] {
  const edition = editionOf(scene.about, scene.view.edition);
  const found = [
    firstLine(history, scene, edition),
    drewLevel(history, scene),
    removed(history, scene, edition),
    held(scene, edition),
    wild(history, scene, edition),
    length(history, scene),
    chips(scene),
  ];
  // What one move brought is told once.
  const chosen = found
    .filter((fact) => fact !== null)
    .filter(({ move }, place, all) => !move || all.findIndex((fact) => fact.move === move) === place)
    .slice(0, FACTS);
  // What happened is told in its order, and what was so in the end comes last.
  return chosen
    .toSorted((one, other) => (one.move ?? Infinity) - (other.move ?? Infinity) || 0)
    .map(({ value, label }) => ({ value, label }));
}

/** List the lines in the order in which they were made. */
const linesOf = (history: readonly Happened[]): Made[] =>
  history.flatMap(({ version, seat, events }) =>
    events
      .filter((event) => event.type === "sequence_made")
      .map(({ side, cells }) => ({ version, seat, side, line: lineName(cells) })),
  );

function firstLine(history: readonly Happened[], scene: Scene, edition: Edition): Found | null {
  const first = linesOf(history)[0];
  // The five of a long line are chosen after the card was played.
  const played = history
    .filter(({ version }) => version <= (first?.version ?? -1))
    .flatMap(({ events }) => events)
    .findLast((event) => event.type === "card_played");
  // The line that ended the match stands above the facts.
  if (!first || !played || first.version === history.at(-1)?.version) return null;
  const args = { ...who(scene, played.seat), line: first.line, card: cardLabel(edition, played.card) };
  return at(history, first.version, t("sequence-fact-first", args));
}

/** Find the last line, before the end, after which nobody was ahead. */
function drewLevel(history: readonly Happened[], scene: Scene): Found | null {
  const made = scene.view.colours.map(() => 0);
  let level: Made | null = null;
  for (const line of linesOf(history)) {
    made[line.side]! += 1;
    const ahead = made.filter((each) => each === Math.max(...made)).length === 1;
    if (!ahead && line.version !== history.at(-1)?.version) level = line;
  }
  return level && at(history, level.version, t("sequence-fact-level", { ...who(scene, level.seat), line: level.line }));
}

/** Find the last chip that was taken off; one of the person's own tells more than others. */
function removed(history: readonly Happened[], scene: Scene, edition: Edition): Found | null {
  const taken = history.flatMap(({ version, events }) =>
    events.flatMap((event, number) => {
      const before = events[number - 1];
      return event.type === "chip_removed" && before?.type === "card_played"
        ? [{ version, event, played: before }]
        : [];
    }),
  );
  const last = taken.findLast(({ event }) => isMine(scene, event)) ?? taken.at(-1);
  if (!last) return null;
  const { version, event, played } = last;
  const whose = isMine(scene, event) ? "you" : "other";
  const words = { card: cardLabel(edition, played.card), cell: cellName(event.cell) };
  return at(history, version, t("sequence-fact-removed", { ...who(scene, played.seat), ...words, whose }));
}

/** Name a jack that was never played. */
function held({ view }: Scene, edition: Edition): Found | null {
  const jack =
    view.hand?.find((card) => power(edition, card) === "place") ?? view.hand?.find((card) => power(edition, card));
  return jack
    ? { value: cardLabel(edition, jack), label: t("sequence-fact-held", { does: power(edition, jack)! }) }
    : null;
}

/** Find the last wild jack before the end. */
function wild(history: readonly Happened[], scene: Scene, edition: Edition): Found | null {
  for (const { version, events } of history.slice(0, -1).toReversed()) {
    const played = events.find((event) => event.type === "card_played");
    const chip = events.find((event) => event.type === "chip_placed");
    if (!played || !chip || power(edition, played.card) !== "place") continue;
    const shown = cardLabel(edition, edition.cards.get(keyOf(chip.cell))!);
    const words = { card: cardLabel(edition, played.card), cell: cellName(chip.cell), shown };
    return at(history, version, t("sequence-fact-wild", { ...who(scene, played.seat), ...words }));
  }
  return null;
}

function length(history: readonly Happened[], { view }: Scene): Found {
  const count = moveNumber(history, history.at(-1)?.version ?? 0);
  return { value: t("moves-count", { count }), label: t("sequence-fact-length", { count: view.pile }) };
}

function chips({ seat, view }: Scene): Found | null {
  if (seat === null) return null;
  const count = view.chips[view.side_of[seat]!]!.length;
  return { value: t("sequence-fact-chips", { count }), label: t("sequence-fact-chips.label") };
}

function at(history: readonly Happened[], version: number, label: string): Found {
  const move = moveNumber(history, version);
  return { move, value: t("sequence-fact-move", { move }), label };
}

const isMine = ({ seat, view }: Scene, { side }: Extract<Event, { side: number }>) =>
  seat !== null && view.side_of[seat] === side;

const who = ({ seat: mine, info }: Scene, seat: number | null): Args => ({
  who: seat !== null && seat === mine ? "you" : "other",
  name: seat === null ? "" : (info.seats[seat]?.name ?? ""),
});
