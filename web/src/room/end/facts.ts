/** Three facts of a game, chosen by rule from its figures: how long it was, how it stood, and what differed most. */

import type { Fact, Figure } from "@/games/face";

/** Put the person's side first, so that "2 : 1" reads from their seat. */
function fromSeat(values: readonly string[], mine: number | null): string[] {
  if (mine === null || values.length === 1) return [...values];
  return [values[mine] ?? "", ...values.filter((_, side) => side !== mine)];
}

/** How far a figure sets the sides apart; 0 where nobody has any of it. */
function contrast({ values }: Figure): number {
  const numbers = values.map(Number);
  const most = Math.max(...numbers);
  return most > 0 ? (most - Math.min(...numbers)) / most + most / 1000 : 0;
}

export function factsOf(figures: readonly Figure[], mine: number | null): Fact[] {
  const shared = figures.find(({ values }) => values.length === 1);
  const compared = figures.filter(({ values }) => values.length > 1 && values.every((value) => value !== ""));
  const [score, ...rest] = compared;
  const telling = rest.toSorted((one, other) => contrast(other) - contrast(one)).filter((each) => contrast(each) > 0);
  const chosen = [shared, score, ...telling].filter((figure) => figure !== undefined).slice(0, 3);
  return chosen.map(({ values, label }) => ({ value: fromSeat(values, mine).join(" : "), label }));
}
