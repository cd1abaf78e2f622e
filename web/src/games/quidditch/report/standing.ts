/** Report scores, hands and the seat that has to act. */

import { t } from "@/text/i18n.svelte";
import type { TableInfo } from "@/protocol/messages";
import type { View } from "@/protocol/quidditch";
import type { Ending, SeatLine, Standing } from "@/games/face";
import { person } from "./people";
import { awaitedSeat } from "../play/prompt";
import { endingSentence } from "./log";
import { other, type Scene } from "../types";

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

export function ending(scene: Scene): Ending | null {
  const view = scene.view;
  if (view.result === null) return null;
  const winner = view.result.winners[0];
  if (winner === undefined)
    return { title: t("quidditch-end-title-draw"), text: endingSentence(scene, view.result, view.scores), side: null };
  const title =
    winner === scene.seat
      ? t("quidditch-end-title-won")
      : t("quidditch-end-title-name", { name: scene.info.seats[winner]?.name ?? "" });
  return { title, text: how(scene, view, winner), side: winner };
}

/** Explain the end; the title names the winner. */
function how(scene: Scene, view: View, winner: number): string {
  const { reason } = view.result!;
  if (reason === "concession") return t("quidditch-log-conceded", { ...person(scene, other(winner)) });
  return t("quidditch-end-how", { reason, mine: view.scores[winner]!, yours: view.scores[other(winner)]! });
}
