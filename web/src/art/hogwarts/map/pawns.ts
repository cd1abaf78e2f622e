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

/** What a pawn measures before it is enlarged. */
export const PAWN_HEIGHT = 66;
const USUAL = 1.15;
const OWN = 1.25;

const BODY = "M-20 0c0-5 3-10 6-14 4-7 5-12 5-18h18c0 6 1 11 5 18 3 4 6 9 6 14 0 6-40 6-40 0z";
const SHADOW = `<ellipse cx="3" cy="3" rx="21" ry="8" opacity=".35"/>`;

/** A pawn with its foot at the origin. */
export function pawn({ side, letter, own }: Pawn) {
  const drawn = side === "dark" || side === "lord" ? hooded(side === "lord") : hero(side);
  const ring = own ? `<ellipse cy="3" rx="31" ry="12" fill="none" stroke="var(--map-glow)" stroke-width="5"/>` : "";
  const scale = USUAL * (own || side === "lord" ? OWN : 1);
  return moved(ring + SHADOW + drawn + (letter ? tag(letter) : ""), 0, 0, scale);
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

const tag = (letter: string) =>
  `<g transform="translate(15 -58)"><circle r="11" fill="#f2c14e" stroke="#4d1216" stroke-width="2"/><text y="5" text-anchor="middle" font-size="14" font-weight="700" fill="#4d1216">${letter}</text></g>`;

/** Where each of several pawns stands on one field: side by side, in two rows, or not at all because they are too many. */
export function standing(number: number): Point[] {
  if (number <= 1) return [[0, 8]];
  if (number === 2)
    return [
      [-16, 8],
      [16, 10],
    ];
  if (number <= 4) {
    const back: Point[] = [
      [-17, -6],
      [17, -6],
    ];
    const front: Point[] =
      number === 3
        ? [[0, 16]]
        : [
            [-19, 16],
            [19, 16],
          ];
    return [...back, ...front];
  }
  return [];
}

/** How much of the map the pawns of one field cover, from its middle: names keep out of it. */
export function covers(pawns: readonly Pawn[]): Box {
  if (pawns.length > 4) return { left: -44, top: -64, right: 56, bottom: 20 };
  const own = pawns.some((each) => each.own) ? OWN : 1;
  const aside = pawns.length > 2 ? 19 : pawns.length > 1 ? 16 : 0;
  const half = aside + (own > 1 ? 33 : 22) * USUAL * own;
  return {
    left: -half,
    top: -66 * USUAL * own - (pawns.length > 2 ? 6 : 0),
    right: half,
    bottom: pawns.length > 2 ? 26 : 22,
  };
}

/** All pawns of one field: standing, or from five on as a stack of heads with their number. */
export function pawnsOn(at: Point, pawns: readonly Pawn[], count = String(pawns.length)) {
  const places = standing(pawns.length);
  // Whoever looks at the map stands in front.
  const ordered = pawns.toSorted((one, other) => Number(one.own ?? false) - Number(other.own ?? false));
  const drawn = places.length
    ? ordered.map((each, index) => moved(pawn(each), ...places[index]!)).join("")
    : stack(ordered, count);
  return moved(drawn, at[0], at[1]);
}

function stack(pawns: readonly Pawn[], count: string) {
  const heads = pawns.map(({ side, own }, index) => {
    const [row, column] = [Math.floor(index / 4), index % 4];
    const inRow = Math.min(4, pawns.length - row * 4);
    const place = `cx="${(column - (inRow - 1) / 2) * 21}" cy="${-34 + row * 22}"`;
    const colour = side === "dark" || side === "lord" ? "#12161a" : `var(--house-${side})`;
    return `<circle ${place} r="13" fill="${colour}" stroke="${own ? "var(--map-glow)" : CREAM}" stroke-width="${own ? 4.5 : 3}"/>`;
  });
  return (
    `<ellipse cx="3" cy="6" rx="40" ry="11" opacity=".35"/><path d="M-40-8c0-8 80-8 80 0v10c0 8-80 8-80 0z" fill="var(--map-mark)"/>${heads.join("")}` +
    `<g transform="translate(40 -48)"><circle r="14" fill="${CREAM}" stroke="var(--map-mark)" stroke-width="2.5"/><text y="6" text-anchor="middle" font-size="17" font-weight="700" fill="var(--map-mark)">${count}</text></g>`
  );
}

/** Where the flag over the own pawn hangs, from the middle of its field. */
export function flagBox(word: string): Box {
  const half = word.length * 6 + 18;
  return { left: -half, top: -124, right: half, bottom: -88 };
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
