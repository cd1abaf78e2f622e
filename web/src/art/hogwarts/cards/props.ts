/** Things that are on more than one card: light behind, wands, flames, bottles, little people. */
import { INK, moved, OUTLINE, rays } from "../ink";

/** A ground of 192 by 116 with rays from a point. */
export const ground = (colour: string, light = "#fff", opacity = 0.12, x = 96, y = 58, number = 16) =>
  `<rect width="192" height="116" fill="${colour}"/>${rays(x, y, number, 190, light, opacity)}`;

/** A wand whose tip glows at a point. */
export const wand = (x: number, y: number, turn = -35, scale = 1, glow = "#fff6dd") =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"><path d="M-64-3L0-1.5v3L-64 4z" fill="#8a5a30" ${OUTLINE}/><path d="M-70-5h20v10h-20z" fill="#5b3a20" ${OUTLINE}/></g>` +
  `<circle cx="${x}" cy="${y}" r="10" fill="${glow}" opacity=".45"/><circle cx="${x}" cy="${y}" r="4.5" fill="#fff"/>`;

/** A flash of light along a line. */
export function zap(line: string, colour: string, width = 8) {
  const round = `fill="none" stroke-linecap="round" stroke-linejoin="round"`;
  return `<path d="${line}" ${round} stroke="${colour}" stroke-width="${width}" opacity=".6"/><path d="${line}" ${round} stroke="#fff6e4" stroke-width="${Math.round(width * 4) / 10}"/>`;
}

export const fire = (x: number, y: number, scale: number, outer: string, inner: string, heart = "#fff0b0") =>
  moved(
    `<path d="M0-40c4 12 18 16 22 32 3 16-8 28-22 28s-25-11-22-28c2-8 7-11 8-18 4 3 5 7 5 11 5-7 8-15 9-25z" fill="${outer}" ${OUTLINE}/><path d="M0-14c3 8 10 11 11 20 0 8-5 13-11 13S-11 14-11 6c1-8 8-10 11-20z" fill="${inner}"/><path d="M0 2c2 4 5 6 5 10s-2 6-5 6-5-2-5-6 3-6 5-10z" fill="${heart}"/>`,
    x,
    y,
    scale,
  );

/** Somebody small, seen from the front. */
export const person = (x: number, y: number, scale = 1, robe = "#2a2430", skin = "#c98f62", hair = "#2a1d16") =>
  moved(
    `<path d="M-14 22c0-20 4-30 14-30s14 10 14 30z" fill="${robe}" ${OUTLINE}/><circle cy="-18" r="10" fill="${skin}" ${OUTLINE}/><path d="M-11-17c0-10 5-14 11-14s11 4 11 14c-4-5-16-6-22 0z" fill="${hair}" ${OUTLINE}/>`,
    x,
    y,
    scale,
  );

/** Glass, what is in it, and where it shines. */
const BOTTLES = {
  round: [
    "M-8-46h16v10h-3v14C22-16 32-4 32 12 32 32 18 44 0 44s-32-12-32-32C-32-4-22-16-5-22v-14h-3z",
    "M-28 4C-14 10-4-2 8 4s14 2 20-1c5 22-6 36-28 36S-33 26-28 4z",
    24,
  ],
  tall: [
    "M-7-50H7v12H5v12C16-20 18-14 18-6v42c0 6-4 10-10 10H-8c-6 0-10-4-10-10V-6c0-8 2-14 13-20v-12h-2z",
    "M-14 0q7 5 14 0t14 0v34c0 5-2 8-7 8H-7c-5 0-7-3-7-8z",
    12,
  ],
  cone: [
    "M-7-46H7v10H5v14L30 34c3 7-1 12-8 12h-44c-7 0-11-5-8-12L-5-22v-14h-2z",
    "M-16 8Q-6 14 2 8t14 0l12 26c2 5 0 8-5 8h-46c-5 0-7-3-5-8z",
    14,
  ],
  square: [
    "M-8-46H8v12H5v8h15c5 0 8 3 8 8v54c0 5-3 8-8 8h-40c-5 0-8-3-8-8v-54c0-5 3-8 8-8h15v-8h-3z",
    "M-24 0q8 5 16 0t16 0 16 0v34c0 4-2 6-6 6h-36c-4 0-6-2-6-6z",
    21,
  ],
  phial: [
    "M-6-48H6v10H4v10c8 4 10 10 10 20v36c0 10-6 18-14 18s-14-8-14-18V-8c0-10 2-16 10-20v-10h-2z",
    "M-10 2q5 4 10 0t10 0v25c0 8-4 14-10 14s-10-6-10-14z",
    8,
  ],
  heart: [
    "M-7-46H7v12H5v8C16-34 38-26 36-6 34 16 14 30 0 46-14 30-34 16-36-6c-2-20 20-28 31-20v-8h-2z",
    "M-31-2q10 6 20 0t22 0 20 0C28 14 12 28 0 40-12 28-28 14-31-2z",
    28,
  ],
} as const;

/** A corked bottle; `label` is drawn on it. */
export function bottle(kind: keyof typeof BOTTLES, liquid: string, x = 96, y = 60, scale = 1, label = "") {
  const [glass, content, shine] = BOTTLES[kind];
  return moved(
    `<path d="${glass}" fill="#d5e8e2" ${OUTLINE}/><path d="${content}" fill="${liquid}"/><path d="${glass}" fill="none" ${OUTLINE}/><path d="M-10-54h20v11h-20z" fill="#8a5a30" ${OUTLINE}/><path d="M-${shine}-4q1-8 5-12" fill="none" stroke="#fff" stroke-width="3.5" stroke-linecap="round" opacity=".85"/>${label}`,
    x,
    y,
    scale,
  );
}

export const bubbles = (spots: readonly (readonly [x: number, y: number, radius: number])[], colour: string) =>
  spots.map(([x, y, radius]) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`).join("");

/** A lantern that stands on a point. */
export const lantern = (x: number, y: number, scale = 1) =>
  moved(
    `<path d="M-14-47h28l5 40h-38z" fill="#ffe3a0" ${OUTLINE}/><path d="M-18-7h36v7h-36zM-16-53h32v7h-32z" fill="#7b5230" ${OUTLINE}/><path d="M-10-53q10-22 20 0" fill="none" ${OUTLINE}/><path d="M0-15c-5-4-6-8-1-16 6 7 6 12 1 16z" fill="#e8791f" stroke="${INK}" stroke-width="1.5"/>`,
    x,
    y,
    scale,
  );
