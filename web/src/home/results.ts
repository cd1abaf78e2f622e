/** A finished game as its row tells it: the result for this person, the score, the company, and how long it took. */

import { maybe, t } from "../text/i18n.svelte";
import { lengthWords } from "../text/times";
import { listed } from "../text/words";
import type { MyTable } from "../protocol/messages";

export type Result = "won" | "lost" | "drawn";

export function resultOf({ outcome, seat }: MyTable): Result {
  if (!outcome?.winners.length) return "drawn";
  return outcome.winners.includes(seat) ? "won" : "lost";
}

/** The person's side against the best of the others, in the game's own words; empty where nothing is counted. */
export function scoreOf({ game, scores, sides, seat }: MyTable): string {
  const own = sides[seat];
  const mine = own === undefined ? undefined : scores[own];
  const others = scores.filter((_, side) => side !== own);
  if (mine === undefined || !others.length) return "";
  const reached = { mine, theirs: Math.max(...others) };
  return maybe(`${game}-result`, reached) ?? t("result-score", reached);
}

const namesOf = (table: MyTable, wanted: (seat: number) => boolean) =>
  table.names.flatMap((name, seat) => (seat !== table.seat && name && wanted(seat) ? [name] : []));

/** Everybody else at the table. */
export const othersAt = (table: MyTable) => namesOf(table, () => true);

/** With whom, and against whom. */
export function companyOf(table: MyTable): string {
  const own = table.sides[table.seat];
  const mates = namesOf(table, (seat) => table.sides[seat] === own);
  const rivals = namesOf(table, (seat) => table.sides[seat] !== own);
  const sentences = [
    mates.length ? t("games-with", { names: listed(mates) }) : "",
    rivals.length ? t("games-against", { names: listed(rivals) }) : "",
  ].filter(Boolean);
  return sentences.length ? sentences.join(" ") : t("games-alone");
}

/** Moves, and the time from opening the table to the end where people played it in one go. */
export function effortOf({ moves, opened, finished }: MyTable): string {
  const length = finished === null ? "" : lengthWords(finished - opened);
  return [t("moves-count", { count: moves }), length].filter(Boolean).join(", ");
}
