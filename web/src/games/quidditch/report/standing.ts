/** Report scores, hands and the seat that has to act. */

import { t } from "@/text/i18n.svelte";
import type { TableInfo } from "@/protocol/messages";
import type { View } from "@/protocol/quidditch";
import type { Ending, SeatLine, Standing } from "@/games/face";
import { person } from "./people";
import { awaitedSeat } from "../play/prompt";
import { cardName } from "../cards/words";
import { deckOf } from "../cards/decks";
import { scenesOf, type Drama } from "./scenes";
import { other, type Scene, type Happened } from "../types";

/** Colour seats before the match by the house they asked for. */
export function paints(info: TableInfo): string[] {
  return info.seats.map((seat) => `paint-${seat.wish ?? "nobody"}`);
}

export function standing(scene: Scene): Standing {
  const view = scene.view;
  const turn = view.result === null ? awaitedSeat(view, scene.seat) : null;
  return {
    painted: true,
    // What counts at each ball is told beside the log.
    goal: "",
    turn,
    sides: view.houses.map((house, seat) => ({
      name: t(`quidditch-house-${house}`),
      paint: `paint-${house}`,
      made: view.scores[seat]!,
      target: null,
      score: t("quidditch-score", { points: view.scores[seat]! }),
    })),
    seats: view.houses.map((_, seat) => seatLine(view, seat, turn)),
  };
}

function seatLine(view: View, seat: number, turn: number | null): SeatLine {
  const deciding = view.phase === "LAY" || view.phase === "DECLARE";
  const notes = [
    view.passed.includes(seat) ? t("quidditch-note-passed") : "",
    deciding && view.decided[seat] ? t("quidditch-note-decided") : "",
    view.hits[seat] ? t("quidditch-hits", { count: view.hits[seat] }) : "",
  ];
  return {
    side: seat,
    // The cards lie on the table, where everybody can count them.
    count: null,
    countWords: "",
    onTurn: seat === turn,
    gone: false,
    notes: notes.filter(Boolean),
  };
}

export function ending(scene: Scene, history: readonly Happened[]): Ending | null {
  const view = scene.view;
  if (view.result === null) return null;
  const winner = view.result.winners[0];
  if (winner === undefined) return { title: t("quidditch-end-title-draw"), text: how(scene, history), side: null };
  return { title: headline(scene, winner), text: how(scene, history), side: winner };
}

/** Who has lost need not read that first. */
function headline(scene: Scene, winner: number): string {
  if (winner === scene.seat) return t("quidditch-end-title-won");
  const name = scene.info.seats[winner]?.name ?? "";
  return t(scene.seat === null ? "quidditch-end-title-name" : "quidditch-end-title-lost", { name });
}

/** Tell how it ended; the title names the winner, and the score stands on the board. */
function how(scene: Scene, history: readonly Happened[]): string {
  const { reason, winners } = scene.view.result!;
  if (reason === "concession") return t("quidditch-log-conceded", { ...person(scene, other(winners[0]!)) });
  const caught = reason === "snitch" ? scenesOf(history, history).findLast(({ kind }) => kind === "caught") : undefined;
  if (!caught) return t("quidditch-end-over", { reason });
  const [{ seat, card }] = caught.cards as [Drama["cards"][0]];
  const snitch = t("quidditch-end-caught", {
    ...person(scene, seat),
    card: cardName(deckOf(scene.info, scene.about), card),
  });
  return `${snitch} ${consolation(scene, caught)}`.trim();
}

/** To who was ahead before the Snitch was caught: how it stood. */
function consolation({ view, seat }: Scene, { outcome }: Drama): string {
  const [catching] = outcome;
  if (seat === null || catching?.type !== "ball_won" || catching.seat === seat) return "";
  const [mine, yours] = [view.scores[seat]!, view.scores[other(seat)]! - catching.points];
  return mine > yours ? t("quidditch-end-ahead", { mine, yours }) : "";
}
