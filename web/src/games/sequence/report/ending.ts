/** Report the winner, and what decided the match. */

import { t } from "@/text/i18n.svelte";
import { listed } from "@/text/words";
import type { Event, Outcome } from "@/protocol/sequence";
import type { Ending } from "@/games/face";
import { editionOf } from "../cards/edition";
import { cellName, lineName } from "../board/geometry";
import { concededSentence, endingSentence, onlySeat } from "./log";
import { cardLabel, sideName } from "../cards/words";
import type { Scene, Happened } from "../types";

export function ending(scene: Scene, history: readonly Happened[]): Ending | null {
  const { result } = scene.view;
  if (result === null) return null;
  const more = hasLost(scene, result) ? { more: consolation(scene) } : {};
  return { title: title(scene, result), text: how(scene, result, history), side: result.side, ...more };
}

const hasLost = ({ seat, view }: Scene, { side }: Outcome) =>
  seat !== null && side !== null && view.side_of[seat] !== side;

/** What those who lost can be proud of. */
const consolation = ({ seat, view }: Scene) =>
  t("sequence-end-lost", { made: view.sequences[view.side_of[seat!]!]!.length });

function title(scene: Scene, result: Outcome): string {
  const view = scene.view;
  if (result.side === null) return t("sequence-end-title-draw");
  if (scene.seat !== null && view.side_of[scene.seat] === result.side) return t("sequence-end-title-won");
  const only = onlySeat(view, result.side);
  const called = {
    side: sideName(view.colours[result.side]!),
    name: only === null ? "" : (scene.info.seats[only]?.name ?? ""),
  };
  const who = only === null ? "side" : "name";
  // Whoever gave up, or stayed when the others left, was not beaten to it.
  return result.reason === "sequences" && scene.seat !== null
    ? t("sequence-end-title-lost", { ...called, who })
    : t(`sequence-end-title-${who}`, called);
}

/** Explain the move that decided the match. */
function how(scene: Scene, result: Outcome, history: readonly Happened[]): string {
  const last = history.at(-1)?.events ?? [];
  if (result.side === null) return endingSentence(scene, result);
  if (result.reason === "forfeit") return t("sequence-end-forfeit");
  if (result.reason === "pile_exhausted") return t("sequence-end-most");
  if (result.reason === "concession")
    return last
      .filter((event) => event.type === "side_conceded")
      .map((event) => concededSentence(scene, event.side))
      .join(" ");
  return winningMove(scene, result.side, last, history) ?? endingSentence(scene, result);
}

/** Find the winning line and its card; in a long line the cells are chosen after the card. */
function winningMove(scene: Scene, side: number, last: readonly Event[], history: readonly Happened[]): string | null {
  const made = last.filter((event) => event.type === "sequence_made").filter((event) => event.side === side);
  const move = history.findLast(({ events }) => events.some((each) => each.type === "card_played"));
  const events = move?.events ?? [];
  const played = events.find((event) => event.type === "card_played");
  const chip = events.find((event) => event.type === "chip_placed");
  if (!made.length || !played || !chip) return null;
  const edition = editionOf(scene.about, scene.view.edition);
  return t("sequence-end-line", {
    ...who(scene, played.seat),
    line: listed(made.map((event) => lineName(event.cells))),
    count: made.length,
    card: cardLabel(edition, played.card),
    cell: cellName(chip.cell),
  });
}

const who = (scene: Scene, seat: number) => ({
  who: seat === scene.seat ? "you" : "other",
  name: scene.info.seats[seat]?.name ?? "",
});
