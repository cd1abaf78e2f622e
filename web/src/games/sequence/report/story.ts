/** The log by rounds: one begins whenever the turn comes back to the first player, or passes the empty seat. */

import { t } from "@/text/i18n.svelte";
import type { LogLine } from "@/games/face";
import type { Scene, Happened } from "../types";

export function story(
  history: readonly Happened[],
  scene: Scene,
  alone: (happened: Happened) => LogLine | null,
): LogLine[] {
  const seats = scene.info.seats.length;
  let first: number | null = null;
  /** How many seats after the first one the turn is. */
  let place = 0;
  let round = 0;
  return history.flatMap((happened) => {
    const line = alone(happened);
    const lines = line ? [line] : [];
    for (const event of happened.events) {
      if (event.type === "first_seat_named") first = event.seat;
      else if (event.type !== "turn_began" || first === null) continue;
      const next = (event.seat - first + seats) % seats;
      if (event.type === "first_seat_named" || next <= place) lines.push(headingOf(happened.version, (round += 1)));
      place = next;
    }
    return lines;
  });
}

function headingOf(version: number, round: number): LogLine {
  const text = t("sequence-log-round", { round });
  return { version, text, parts: [{ text, side: null, heading: true }], side: null, strong: false };
}
