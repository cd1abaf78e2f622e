/** Places for names on the map, once for each zoom level and language: never over each other, as little as can be over
 *  medallions, roofs, pawns and ways. A name that has no room waits for the next level. */
import { num } from "../ink";
import { lookOf, type MapField, type Point } from "./looks";

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Label {
  field: string;
  lines: readonly string[];
  box: Box;
  size: number;
  anchor: "start" | "middle" | "end";
  rank: number;
}

export interface LabelWish {
  field: MapField;
  /** The short form of the name where a language has one. */
  name: string;
}

export interface LabelOptions {
  /** Size of the letters in units of the map: constant on the screen, so larger when far away. */
  size: number;
  /** `fit` names places, classrooms and towers; `close` names everything. */
  level: "fit" | "close";
  world: readonly [number, number];
  /** Points of the ways, which names should not cover. */
  ways: readonly Point[];
  /** Boxes that stay free: pawns, tokens, plaques. */
  kept?: readonly Box[];
}

/** Width of a letter and height of a line, for letters of size 1. */
const LETTER = 0.445;
const LINE = 0.98;
const LONG = 15;
const LONGEST = 17;
const SMALLER = 0.86;
const NOWHERE = 4000;
const RANKS: Partial<Record<MapField["kind"], number>> = {
  place: 0,
  pitch: 0,
  classroom: 1,
  hp: 1,
  start: 1,
  tower: 2,
  bridge: 3,
};

/** Sides of a medallion: across, down, and how little we like it. */
const SEATS = [
  [0, 1, 0],
  [0, -1, 3],
  [1, 0, 3.6],
  [-1, 0, 4.2],
  [1, 0.8, 6],
  [-1, 0.8, 6],
  [1, -0.8, 7.2],
  [-1, -0.8, 7.2],
] as const;

const isFar = (field: MapField) => field.reached_by === "floo" || field.reached_by === "portkey";

/** How early a field gets its name. */
export const rankOf = (field: MapField) => (field.common_room ? 1 : (RANKS[field.kind] ?? 5));

/** Break a name between words into lines of about the same length: one if it is short, else as many as are wanted. */
export function broken(name: string, most = 2): string[] {
  const words = name.split(" ");
  if (name.length < LONG || words.length === 1 || most === 1) return [name];
  const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length));
  return words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(" "), ...broken(words.slice(at + 1).join(" "), most - 1)])
    .reduce((best, cut) => (longest(cut) < longest(best) ? cut : best));
}

/** Place names, the most important first. */
export function placeLabels(wishes: readonly LabelWish[], all: readonly MapField[], options: LabelOptions): Label[] {
  const taken = [...(options.kept ?? [])];
  const filled = all.flatMap(covered);
  const shown = wishes.filter(
    ({ field }) => field.kind !== "blocked" && (options.level === "close" || rankOf(field) <= 3),
  );
  // Under its frame a far place has one good seat only, so that it chooses first.
  const order = ({ field }: LabelWish) => (isFar(field) ? -1 : rankOf(field));
  const ordered = shown.toSorted((one, other) => order(one) - order(other) || one.field.at[1] - other.field.at[1]);
  const placed: Label[] = [];
  for (const wish of ordered) {
    const label = roomFor(wish, taken, filled, options);
    if (!label) continue;
    placed.push(label);
    taken.push(label.box);
  }
  return placed;
}

/** How a name may be set: as it should be, on three lines, or a little smaller. */
const SETTINGS = [
  { lines: 2, scale: 1 },
  { lines: 3, scale: 1 },
  { lines: 3, scale: SMALLER },
] as const;

/** Find room for a name, in the first setting that has any. */
function roomFor(wish: LabelWish, taken: readonly Box[], filled: readonly Box[], options: LabelOptions): Label | null {
  for (const setting of SETTINGS) {
    const { cost, label } = bestSeat(wish, setting, taken, filled, options);
    if (cost <= (label.rank <= 2 ? 900 : 220)) return label;
  }
  return null;
}

function bestSeat(
  { field, name }: LabelWish,
  setting: (typeof SETTINGS)[number],
  taken: readonly Box[],
  filled: readonly Box[],
  options: LabelOptions,
) {
  const rank = rankOf(field);
  const lines = broken(name, setting.lines);
  const longest = Math.max(...lines.map((line) => line.length));
  // A word as long as "Zaubereiministerium" would push its neighbours away.
  const scale = longest > LONGEST ? SMALLER : setting.scale;
  const size = options.size * scale * (rank <= 1 ? 1 : rank <= 3 ? 0.94 : 0.88);
  const wide = longest * size * LETTER + 4;
  const high = lines.length * size * LINE;
  let best: { cost: number; label: Label } | null = null;
  for (const [across, down, dislike] of SEATS) {
    const box = seat(field, across, down, wide, high);
    const onRoof = field.kind === "tower" && !across && down < 0 ? 180 : dislike;
    const cost = onRoof + costOf(box, taken, filled, options);
    const anchor = across > 0 ? "start" : across < 0 ? "end" : "middle";
    if (!best || cost < best.cost) best = { cost, label: { field: field.id, lines, box, size, anchor, rank } };
  }
  return best!;
}

function seat(field: MapField, across: number, down: number, wide: number, high: number): Box {
  const [x, y] = field.at;
  const reach = lookOf(field).radius + 6;
  const left = across ? (across > 0 ? x + reach : x - reach - wide) : x - wide / 2;
  const top = across ? y - high / 2 + down * high * 0.7 : down > 0 ? y + reach : y - reach - high;
  return { left, top, right: left + wide, bottom: top + high };
}

function costOf(box: Box, taken: readonly Box[], filled: readonly Box[], { world, ways }: LabelOptions) {
  let cost = taken.some((other) => shared(box, other) > 0) ? NOWHERE : 0;
  for (const other of filled) cost += shared(box, other) * 2;
  for (const [x, y] of ways) if (box.left < x && x < box.right && box.top < y && y < box.bottom) cost += 14;
  const inside = box.left > 30 && box.top > 28 && box.right < world[0] - 30 && box.bottom < world[1] - 26;
  return inside ? cost : cost + NOWHERE;
}

/** The area that two boxes share. */
export function shared(one: Box, other: Box) {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** What a field covers: its medallion, the roof above it, the frame around it. */
function covered(field: MapField): Box[] {
  const [x, y] = field.at;
  if (field.kind === "blocked") return [{ left: x - 125, top: y - 82, right: x + 125, bottom: y + 68 }];
  const reach = lookOf(field).radius + 2;
  const boxes = [{ left: x - reach, top: y - reach, right: x + reach, bottom: y + reach }];
  if (field.kind === "tower") boxes.push({ left: x - 26, top: y - 80, right: x + 26, bottom: y - 26 });
  if (isFar(field)) boxes.push({ left: x - 72, top: y - 170, right: x + 72, bottom: y + 8 });
  return boxes;
}

/** Write a label, its halo first: the halo of a second line would eat the tails of the first. */
export function labelText({ lines, box, size, anchor }: Label) {
  const x = num(anchor === "middle" ? (box.left + box.right) / 2 : anchor === "start" ? box.left : box.right);
  const spans = lines
    .map((line, at) => `<tspan x="${x}" dy="${at ? num(size * LINE) : 0}">${escaped(line)}</tspan>`)
    .join("");
  const text = (face: string) =>
    `<text class="${face}" x="${x}" y="${num(box.top + size * 0.78)}" font-size="${num(size)}" text-anchor="${anchor}">${spans}</text>`;
  return lines.length > 1 ? text("map-halo") + text("map-label bare") : text("map-label");
}

export const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (letter) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[letter]!);
