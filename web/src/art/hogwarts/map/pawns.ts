/** Pawns: heroes in the colours of their house, hooded death eaters, and how several share one field. */
import { CREAM, moved, type House } from "../ink";
import { sign } from "../signs";
import type { Box } from "./labels";
import type { Point } from "./looks";

export interface Pawn {
  /** A hero's house; `dark` for a death eater, `lord` for Voldemort himself. */
  side: House | "dark" | "lord";
  /** Tells heroes of one house apart. */
  letter?: string;
  /** The pawn of whoever looks at the map: larger, with a ring. */
  own?: boolean;
}

/** What a pawn shares with others: those who stand at the left have their letter at the left. */
type Drawn = Pawn & { left?: boolean };

/** What a pawn measures before it is enlarged. */
export const PAWN_HEIGHT = 66;
const USUAL = 1.15;
const OWN = 1.25;

const BODY = "M-20 0c0-5 3-10 6-14 4-7 5-12 5-18h18c0 6 1 11 5 18 3 4 6 9 6 14 0 6-40 6-40 0z";
const SHADOW = `<ellipse cx="3" cy="3" rx="21" ry="8" opacity=".35"/>`;

/** A pawn with its foot at the origin. */
export function pawn({ side, letter, own, left = false }: Drawn) {
  const drawn = side === "dark" || side === "lord" ? hooded(side === "lord") : hero(side);
  const ring = own ? `<ellipse cy="3" rx="31" ry="12" fill="none" stroke="var(--map-glow)" stroke-width="5"/>` : "";
  const scale = USUAL * (own || side === "lord" ? OWN : 1);
  // The own pawn has its flag: a letter would hide those of the others.
  return moved(ring + SHADOW + drawn + (letter && !own ? tag(letter, left) : ""), 0, 0, scale);
}

function hero(house: House) {
  const [cloth, deep, trim] = [`var(--house-${house})`, `var(--house-${house}-deep)`, `var(--house-${house}-trim)`];
  const mark = house === "hufflepuff" ? trim : "#fff4d6";
  return (
    `<path d="${BODY}" fill="${cloth}" stroke="${CREAM}" stroke-width="5" stroke-linejoin="round"/><circle cy="-46" r="15" fill="${cloth}" stroke="${CREAM}" stroke-width="5"/>` +
    `<path d="${BODY}" fill="${cloth}" stroke="${deep}" stroke-width="2"/>` +
    `<path d="M4-32h5c0 6 1 11 5 18 3 4 6 9 6 14 0 3-8 4.500-17 4.500C9-6 8-20 4-32z" fill="${deep}" opacity=".55"/>`.replaceAll(
      "4.500",
      "4.5",
    ) +
    `<circle cy="-46" r="15" fill="${cloth}" stroke="${deep}" stroke-width="2"/>` +
    `<path d="M-9-54a11 11 0 0 1 9-5" stroke="#fff" stroke-opacity=".6" stroke-width="3" fill="none" stroke-linecap="round"/>` +
    `<path d="M-10-33q10 7 20 0l2 6q-12 8-24 0z" fill="${trim}"/>${sign(house, 0, -12, 20, mark, cloth)}`
  );
}

function hooded(lord: boolean) {
  const eyes = lord
    ? `<path d="M-5-43q3-2 4 2M5-43q-3-2-4 2" fill="none" stroke="#e0281c" stroke-width="2.2" stroke-linecap="round"/>`
    : `<path d="M-4-42l3 2M4-42l-3 2" stroke="#12161a" stroke-width="2.5"/>`;
  return (
    `<path d="M-20 0c0-14 6-22 8-34 1-14 5-28 12-30 7 2 11 16 12 30 2 12 8 20 8 34 0 6-40 6-40 0z" fill="#12161a" stroke="#cfd8d0" stroke-width="3"/>` +
    `<path d="M-7-40c0-8 3-13 7-13s7 5 7 13c0 8-3 12-7 12s-7-4-7-12z" fill="#d9dccf"/>${eyes}` +
    `<path d="M0-12l5 6-5 8-5-8z" fill="#59e07c"/>`
  );
}

/** As wide as its letters need. */
const tag = (letters: string, left: boolean) => {
  const half = 8 + 4 * letters.length;
  return `<g transform="translate(${(half + 4) * (left ? -1 : 1)} -58)"><rect x="${-half}" y="-11.5" width="${2 * half}" height="23" rx="11.5" fill="#f2c14e" stroke="#4d1216" stroke-width="2"/><text y="5" text-anchor="middle" font-size="14" font-weight="700" fill="#4d1216">${letters}</text></g>`;
};

/** Where each of several pawns stands on one field, the one in front last; nowhere if they are too many to stand. */
const PLACES: readonly (readonly Point[])[] = [
  [],
  [[0, 8]],
  [
    [-20, 0],
    [18, 12],
  ],
  [
    [-27, -4],
    [27, -4],
    [0, 18],
  ],
  [
    [0, -34],
    [-42, -4],
    [42, -4],
    [0, 20],
  ],
];
export const standing = (number: number): readonly Point[] => PLACES[number] ?? [];

/** Whoever looks at the map stands beside a stack, in front of it. */
const BESIDE: Point = [-96, 14];

/** The heads of a stack: how large each is, and how many stand in a row. */
const HEAD = 16;
const IN_ROW = 4;

/** Place of your own pawn in a group of this size. */
export const ownPlace = (number: number): Point => standing(number).at(-1) ?? BESIDE;

/** How much of the map the pawns of one field cover, from its middle: names keep out of it. */
export function covers(pawns: readonly Pawn[]): Box {
  const own = pawns.some((each) => each.own);
  if (pawns.length > 4) return { left: own ? -136 : -74, top: own ? -80 : -74, right: 84, bottom: own ? 24 : 20 };
  const places = standing(pawns.length);
  const half = Math.max(...places.map(([x]) => Math.abs(x) + 23), own ? Math.abs(places.at(-1)![0]) + 45 : 0);
  const top = Math.min(...places.map(([, y]) => y - 64 * USUAL), own ? places.at(-1)![1] - 64 * USUAL * OWN : 0);
  return { left: -half, top, right: half, bottom: places.at(-1)![1] + 14 };
}

/** Order pawns from back to front, always in the same way: whoever looks at the map stands in front of all others. */
export const backToFront = <Each extends Pawn & { key?: string }>(pawns: readonly Each[]): Each[] =>
  pawns.toSorted(
    (one, other) =>
      Number(one.own ?? false) - Number(other.own ?? false) || (one.key ?? "").localeCompare(other.key ?? ""),
  );

/** All pawns of one field: standing, or from five on as a stack of heads with their number, the own one beside it. */
export function pawnsOn(at: Point, pawns: readonly Pawn[]) {
  const places = standing(pawns.length);
  const stands = backToFront(pawns).map((each, index) => {
    const place = each.own ? ownPlace(pawns.length) : places[index];
    return place ? moved(pawn({ ...each, left: place[0] < 0 }), ...place) : "";
  });
  return moved((places.length ? "" : stacked(pawns.filter(({ own }) => !own))) + stands.join(""), at[0], at[1]);
}

/** A stack of heads with their letters or houses, and their number: for more pawns than can stand on one field. */
export function stacked(pawns: readonly Pawn[]) {
  const rows = Math.ceil(pawns.length / IN_ROW);
  const half = HEAD * Math.min(IN_ROW, pawns.length) + 6;
  const heads = pawns.map((each, index) => {
    const [row, column] = [Math.floor(index / IN_ROW), index % IN_ROW];
    const inRow = Math.min(IN_ROW, pawns.length - row * IN_ROW);
    return head(each, (column - (inRow - 1) / 2) * 2 * HEAD, -12 - (rows - 1 - row) * 30);
  });
  const top = -12 - (rows - 1) * 30;
  return (
    `<ellipse cx="3" cy="8" rx="${half}" ry="9" opacity=".35"/><path d="M${-half}-4c0-6 ${2 * half}-6 ${2 * half} 0v8c0 7-${2 * half} 7-${2 * half} 0z" fill="var(--map-mark)"/>${heads.join("")}` +
    `<g transform="translate(${half - 2} ${top - 18})"><circle r="14" fill="${CREAM}" stroke="var(--map-mark)" stroke-width="2.5"/><text y="6" text-anchor="middle" font-size="17" font-weight="700" fill="var(--map-mark)">${pawns.length}</text></g>`
  );
}

function head({ side, letter }: Pawn, x: number, y: number) {
  const dark = side === "dark" || side === "lord";
  const cloth = dark ? "#12161a" : `var(--house-${side})`;
  const ink = side === "hufflepuff" ? "var(--house-hufflepuff-trim)" : "#fff4d6";
  const house = dark ? "" : sign(side, x, y, 20, ink, cloth);
  const mark = letter
    ? `<text x="${x}" y="${y + 6}" text-anchor="middle" font-size="17" font-weight="700" fill="${ink}">${letter}</text>`
    : house;
  return `<circle cx="${x}" cy="${y}" r="${HEAD}" fill="${cloth}" stroke="${CREAM}" stroke-width="3"/>${mark}`;
}

/** Where the tip of the flag over the own pawn hangs, from the middle of its field: above whoever stands behind. */
export function flagPlace(number: number): Point {
  const [x, y] = ownPlace(number);
  const highest = Math.min(y - 80, ...standing(number).map((place) => place[1] - 72));
  return [x, highest + 80 - 8];
}

/** What the flag covers, from the middle of the field. */
export function flagBox(word: string, number = 1): Box {
  const half = word.length * 6 + 18;
  const [x, y] = flagPlace(number);
  return { left: x - half, top: y - 124, right: x + half, bottom: y - 88 };
}

/** The flag with a word over the own pawn. */
export function flag(at: Point, word: string) {
  const half = word.length * 6 + 12;
  return moved(
    `<path d="M${-half}-16h${2 * half}q6 0 6 6v14q0 6-6 6H9l-9 10-9-10H${-half}q-6 0-6-6v-14q0-6 6-6z" fill="${CREAM}" stroke="var(--house-gryffindor-deep)" stroke-width="2.5"/><text y="4" text-anchor="middle" font-size="20" font-weight="700" fill="var(--map-mark)">${word}</text>`,
    at[0],
    at[1] - 106,
  );
}
