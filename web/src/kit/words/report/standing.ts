/** Report the seats, the turn and the score. */

import { t } from "@/text/i18n.svelte";
import type { TableInfo } from "@/protocol/messages";
import type { Figure, Standing } from "@/games/face";
import { isList, type Data, type Fields } from "../reading/data";
import { Reader } from "../reading/reader";
import { traitsFor } from "../traits";
import { awaited, bySeat } from "./seats";
import type { Scene } from "../types";

const PAINTS = ["blue", "red", "green", "gold", "plum", "teal", "onyx", "silver"];

export const paintOf = (side: number) => `paint-${PAINTS[side % PAINTS.length]}`;

export const readerOf = ({ info, about, seat }: Scene) => new Reader(info, about, traitsFor(info.game), seat);

/** Return the side of each seat; before the match everybody is on their own. */
export const sidesOf = (info: TableInfo) => info.seats.map((seat, number) => seat.side ?? number);

export function paints(info: TableInfo): string[] {
  return Array.from({ length: Math.max(...sidesOf(info)) + 1 }, (_, side) => paintOf(side));
}

export function standing(scene: Scene): Standing {
  const reader = readerOf(scene);
  const { traits } = reader;
  const view = scene.view;
  const perSeat = bySeat(reader, view);
  const turns = awaited(reader, view);
  const sides = sidesOf(scene.info);
  const score = traits.scores.find((key) => perSeat.some((each) => typeof each[key] === "number"));
  return {
    goal: "",
    turn: scene.seat !== null && turns.includes(scene.seat) ? scene.seat : (turns[0] ?? null),
    sides: paints(scene.info).map((paint, side) => {
      const members = sides.flatMap((each, seat) => (each === side ? [seat] : []));
      const made = score ? best(perSeat, members, score) : null;
      return {
        name: members.length === 1 ? reader.player(members[0]!) : t("plain-team", { number: side + 1 }),
        paint,
        made: made ?? 0,
        target: null,
        score: made === null ? "" : t("plain-score", { what: reader.key(score!), number: made }),
      };
    }),
    seats: sides.map((side, seat) => ({
      side,
      count: null,
      countWords: "",
      onTurn: turns.includes(seat),
      gone: false,
      notes: notes(reader, perSeat[seat] ?? {}),
    })),
  };
}

/** Read a team's score from any member: all report the same number. */
const best = (perSeat: readonly Fields[], members: readonly number[], key: string) =>
  Math.max(...members.map((seat) => Number(perSeat[seat]?.[key] ?? 0)));

/** Return short notes that tell players apart, such as their character. */
function notes(reader: Reader, own: Fields): string[] {
  const named = Object.entries(own).filter(
    ([key, value]) => typeof value === "string" && !reader.traits.hidden.has(key) && reader.kind(value, key),
  );
  return named.slice(0, 2).map(([key, value]) => reader.thing(String(value), key));
}

/** Return the final figures of each side: its counters, and its number of things per kind. */
export function figures(scene: Scene): Figure[] {
  const reader = readerOf(scene);
  const { traits } = reader;
  const perSeat = bySeat(reader, scene.view);
  const sides = sidesOf(scene.info);
  const keys = traits.counted ?? [...new Set(perSeat.flatMap((each) => Object.keys(each)))];
  const rank = (key: string) => (traits.scores.includes(key) ? traits.scores.indexOf(key) : 100);
  return keys
    .filter((key) => !traits.hidden.has(key) && perSeat.every((each) => amount(each[key]) !== null))
    .filter((key) => perSeat.some((each) => amount(each[key])! > 0))
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, 8)
    .map((key) => ({
      label: reader.key(key),
      values: paints(scene.info).map((_, side) => {
        const members = perSeat.filter((_each, seat) => sides[seat] === side).map((each) => amount(each[key])!);
        return String(
          traits.scores.includes(key) ? Math.max(...members) : members.reduce((sum, each) => sum + each, 0),
        );
      }),
    }));
}

function amount(value: Data | undefined): number | null {
  if (typeof value === "number") return value;
  return isList(value) && value.every((each) => typeof each === "string") ? value.length : null;
}
