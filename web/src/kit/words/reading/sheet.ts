/** Split a view into sections: one for each player, and those of the table. */

import { t } from "@/text/i18n.svelte";
import { isEmpty, isFields, isList, isTexts, type Data, type Fields } from "./data";
import type { Reader } from "./reader";
import { bySeat, isBySeat } from "../report/seats";
import { SHOWN_ELSEWHERE } from "../traits";

export interface Entry {
  key: string;
  label: string;
  value: Data;
  owner: Fields;
}

export interface Section {
  id: string;
  title: string;
  /** The owner's seat at the table; null for what belongs to nobody. */
  seat: number | null;
  mine: boolean;
  entries: Entry[];
  /** Start folded, because it is long or rarely needed. */
  folded: boolean;
}

/** Fold sections with more entries than this. */
const MUCH = 9;

/** Return the sections of a view: the viewer's own, then the other players', then the table's. */
export function sheet(reader: Reader, view: Fields): Section[] {
  const shown = Object.entries(view).filter(
    ([key, value]) =>
      !SHOWN_ELSEWHERE.has(key) &&
      !reader.traits.hidden.has(key) &&
      key !== reader.traits.inner?.key &&
      !isBySeat(reader, key, value),
  );
  const mine = shown.filter(([key]) => reader.traits.mine.has(key));
  const table = shown.filter(([key, value]) => !reader.traits.mine.has(key) && !isEmpty(value) && value !== 0);
  const simple = table.filter(([, value]) => !isLarge(value));
  const large = table.filter(([, value]) => isLarge(value));
  return [
    ...players(reader, view, Object.fromEntries(mine)),
    ...(simple.length ? [section(reader, "table", t("plain-table"), simple, view)] : []),
    ...large.map(([key, value]) => section(reader, key, reader.key(key), inside(key, value), view)),
  ];
}

/** Return whether a value is large enough for a section of its own. */
function isLarge(value: Data): boolean {
  if (isFields(value)) return Object.values(value).filter((each) => !isEmpty(each)).length > 3;
  return isList(value) && !isTexts(value) && value.some(isFields);
}

const inside = (key: string, value: Data): [string, Data][] =>
  isFields(value) ? Object.entries(value) : [[key, value]];

function players(reader: Reader, view: Fields, mine: Fields): Section[] {
  const perSeat = bySeat(reader, view);
  // Leave a key out only if it is empty for every player.
  const said = new Set(
    perSeat.flatMap((each) => Object.entries(each).flatMap(([key, value]) => (isNothing(value) ? [] : key))),
  );
  const sections = perSeat.map((each, number): Section => {
    const own = reader.isMe(number) ? { ...mine, ...each } : each;
    const entries = Object.entries(own).filter(([key, value]) => !isEmpty(value) && (said.has(key) || key in mine));
    const found = section(reader, `seat-${number}`, reader.player(number), entries, own);
    return { ...found, seat: reader.seatOf(number), mine: reader.isMe(number), folded: false };
  });
  const full = sections.filter((each) => each.entries.length > 0);
  return [...full.filter((each) => each.mine), ...full.filter((each) => !each.mine)];
}

const isNothing = (value: Data) => isEmpty(value) || value === 0;

function section(reader: Reader, id: string, title: string, fields: [string, Data][], owner: Fields): Section {
  const rank = (key: string) => (reader.traits.first.includes(key) ? reader.traits.first.indexOf(key) : 1000);
  const entries = fields
    .filter(([, value]) => !isEmpty(value))
    .map(([key, value]) => ({ key, label: label(reader, id, key), value, owner }))
    .toSorted((one, other) => rank(one.key) - rank(other.key));
  return { id, title, seat: null, mine: false, entries, folded: entries.length > MUCH || id !== "table" };
}

/** Name a key, or the thing that serves as one. */
function label(reader: Reader, owner: string, key: string): string {
  return reader.kind(key, owner) && reader.say("key", key) === null ? reader.thing(key, owner) : reader.key(key);
}
