/** Report scores, hands and the turn. */

import { paired, t } from "@/text/i18n.svelte";
import type { GameInfo } from "@/net/api";
import type { TableInfo } from "@/protocol/messages";
import type { View } from "@/protocol/sequence";
import type { SeatLine, Standing } from "@/games/face";
import { editionOf, type Edition } from "../cards/edition";
import { cardLabel, cardName, sideName } from "../cards/words";
import type { Scene } from "../types";

/** Return the sides' colours as the table chose them, or in the edition's order. */
export function paints(info: TableInfo, about: GameInfo): string[] {
  const printed = about.editions[info.edition]!.colours as { name: string }[];
  const chosen = (info.options.colours as string[] | undefined) ?? printed.map((colour) => colour.name);
  return chosen.map((colour) => `paint-${colour}`);
}

export function standing(scene: Scene): Standing {
  const view = scene.view;
  const turn = view.result === null ? view.turn : null;
  const edition = editionOf(scene.about, view.edition);
  return {
    goal: t("sequence-goal", { target: view.target }),
    turn,
    sides: view.colours.map((colour, side) => ({
      name: sideName(colour),
      paint: `paint-${colour}`,
      made: view.sequences[side]!.length,
      target: view.target,
      score: t("sequence-score", { made: view.sequences[side]!.length, target: view.target }),
    })),
    seats: view.side_of.map((side, seat) => seatLine(view, edition, side, seat, turn)),
  };
}

/** Return the seat before or after another one in the order of play, without those who have left. */
function beside({ side_of: { length }, left }: View, seat: number, way: 1 | -1): number {
  let other = seat;
  do other = (other + way + length) % length;
  while (left.includes(other) && other !== seat);
  return other;
}

function seatLine(view: View, edition: Edition, side: number, seat: number, turn: number | null): SeatLine {
  const notes = [
    view.left.includes(seat) ? t("sequence-note-left") : "",
    view.penalty.includes(seat) ? t("sequence-note-penalty") : "",
    view.passed.includes(seat) ? t("sequence-note-passed") : "",
    view.conceding.includes(seat) ? t("sequence-note-conceding") : "",
    view.dealer === seat ? t("sequence-note-dealer") : "",
  ];
  return {
    side,
    count: view.hands[seat]!,
    countWords: t("sequence-cards-left", { count: view.hands[seat]! }),
    onTurn: seat === turn,
    next: turn !== null && seat === beside(view, turn, 1),
    ...lastPlayed(view, edition, seat, turn),
    gone: view.left.includes(seat),
    notes: notes.filter(Boolean),
  };
}

function lastPlayed(view: View, edition: Edition, seat: number, turn: number | null): Pick<SeatLine, "played"> {
  const card = view.discards[seat]?.at(-1);
  if (!card) return {};
  const words = paired(t("sequence-last-played"), cardName(edition, card));
  const just = turn !== null && seat === beside(view, turn, -1);
  return { played: { brief: cardLabel(edition, card), words, just } };
}
