/** Parts of a face, around the middle of the head: the chin is at about y = 26. */
import { INK, LINE, num, OUTLINE } from "../ink";

/** Skin, its shade, its blush. */
export const SKINS = {
  fair: ["#f8e0ca", "#e5bd9f", "#e58f78"],
  light: ["#efc7a0", "#d6a077", "#d9745a"],
  tan: ["#d09a6b", "#ae7447", "#c05a3e"],
  brown: ["#a56a42", "#804a2a", "#a8432e"],
  deep: ["#744630", "#53301f", "#8f3a28"],
  pale: ["#e8e2d4", "#c0b9a8", "#c9a9a0"],
} as const;
export type Skin = keyof typeof SKINS;

export const HEADS = {
  oval: "M-22-6C-22-26-12-34 0-34S22-26 22-6C22 12 12 26 0 26S-22 12-22-6z",
  round: "M-26-4C-26-24-15-33 0-33S26-24 26-4C26 15 15 26 0 26S-26 15-26-4z",
  point: "M-20-8C-20-26-11-34 0-34S20-26 20-8C20 8 9 30 0 30S-20 8-20-8z",
  square: "M-23-8C-23-26-13-33 0-33S23-26 23-8L22 11C19 22 10 27 0 27S-19 22-22 11z",
  long: "M-20-10C-20-28-11-37 0-37S20-28 20-10L18 14C14 26 8 32 0 32S-14 26-18 14z",
} as const;
export type Head = keyof typeof HEADS;

export const NOSES = {
  small: "M-2 8q2 2.5 5 0",
  long: "M-1-1q-4 9-2 11 3 2 6 0",
  broad: "M-5 8q0 4 5 4t5-4",
  pointed: "M0-1l-3 9q2 2 5 1",
  wide: "M-5 8q1 3 5 2.5T5 8",
} as const;
export type Nose = keyof typeof NOSES;

const line = (path: string) => `<path d="${path}" ${LINE}/>`;

export const MOUTHS = {
  smile: line("M-7 15q7 5 14 0"),
  small: line("M-4 16q4 2.5 8 0"),
  smirk: line("M-6 17q7 1 12-3"),
  flat: line("M-7 17h14"),
  sneer: line("M-7 17q6-3 13 0"),
  dream: line("M-4 15.5q4 3 8 .5"),
  grin: `<path d="M-9 13q9 2 18 0-2 8-9 8t-9-8z" fill="#7a2a22" ${OUTLINE}/><path d="M-7 14q7 1.5 14 0l-1 3q-6 1.5-12 0z" fill="#fffaf0"/>`,
  open: `<ellipse cy="17" rx="4" ry="3.4" fill="#7a2a22" ${OUTLINE}/>`,
  fang: `<path d="M-10 14q10-3 20 0-1 9-10 9t-10-9z" fill="#5b1d1a" ${OUTLINE}/><path d="M-7 13.5l2 5 2-5.5zM7 13.5l-2 5-2-5.5zM-4 22l1.5-4 1.5 4zM4 22l-1.5-4-1.5 4z" fill="#f3e2a0"/>`,
} as const;
export type Mouth = keyof typeof MOUTHS;

const SPOTS = [
  [-15, 7],
  [-11, 9],
  [-13, 4],
  [-8, 6],
  [15, 7],
  [11, 9],
  [13, 4],
  [8, 6],
  [-3, 4],
  [3, 4],
] as const;
export const FRECKLES = `<g fill="#b4622e" opacity=".75">${SPOTS.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1"/>`).join("")}</g>`;

export interface Gaze {
  iris: string;
  skin: string;
  brows?: string;
  browColour: string;
  browWidth?: number;
  heavyLidded?: boolean;
  wideEyed?: boolean;
  narrowEyed?: boolean;
}

/** Both eyes with their brows. */
export function eyes({ iris, skin, brows, browColour, browWidth = 2.4, heavyLidded, wideEyed, narrowEyed }: Gaze) {
  const [wide, high, pupil] = wideEyed ? [6.4, 6, 3.5] : narrowEyed ? [5.6, 3.6, 3.1] : [5.2, 4.6, 3.1];
  const usual = narrowEyed ? "M-15-10q6-3 11 0M4-10q6-3 11 0" : "M-15-11q5-4 11-1M4-12q6-3 11 1";
  const both = [-9.5, 9.5].map((x) => eye(x, wide, high, pupil, iris, heavyLidded ? skin : null)).join("");
  return `${both}<path d="${brows ?? usual}" fill="none" stroke="${browColour}" stroke-width="${browWidth}" stroke-linecap="round"/>`;
}

/** One eye; a lid of skin makes it look tired, or proud. */
function eye(x: number, wide: number, high: number, pupil: number, iris: string, lid: string | null) {
  const ball =
    `<ellipse cx="${x}" cy="-2" rx="${wide}" ry="${high}" fill="#fffaf0"/><circle cx="${x}" cy="-1.6" r="${pupil}" fill="${iris}"/>` +
    `<circle cx="${x}" cy="-1.6" r="${num(pupil / 2)}" fill="${INK}"/><circle cx="${num(x + 1.2)}" cy="-3" r="1.1" fill="#fff"/>`;
  if (lid === null)
    return `${ball}<path d="M${num(x - wide - 0.6)}-2.8a${num(wide + 0.6)} ${num(high + 0.4)} 0 0 1 ${num(2 * wide + 1.2)} 0" ${LINE}/>`;
  const fold = `<path d="M${num(x - wide - 0.8)}-3.8a${num(wide + 0.8)} ${num(high + 1.2)} 0 0 1 ${num(2 * wide + 1.6)} 0z" fill="${lid}"/>`;
  return `${ball}${fold}<path d="M${num(x - wide - 0.6)}-3.8h${num(2 * wide + 1.2)}" ${LINE}/>`;
}
