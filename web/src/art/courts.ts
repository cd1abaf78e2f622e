/** The court cards of a French deck: one bust of 200 by 164, drawn once and shown twice, turned about the middle. */

import { type Suit } from "./suits";
import { GOLD, INK, IVORY, mirrored, OUTLINE, SKIN } from "./svg";

export type Court = "K" | "Q" | "J";

/** Robe and trimming of each suit. */
const ROBES: Record<Suit, readonly [string, string]> = {
  S: ["#2b4677", "#b5313a"],
  C: ["#1f6048", GOLD],
  H: ["#b3222e", "#2b4677"],
  D: ["#c2562a", "#1f6048"],
};
const HAIR: Record<Suit, string> = { S: "#3a2a20", C: "#8a5a2b", H: "#d9b36a", D: "#7a2f1c" };

type Spot = readonly [number, number];
const OUTER: readonly Spot[] = [
  [38, 140],
  [58, 150],
  [30, 156],
  [162, 140],
  [142, 150],
  [170, 156],
];
const INNER: readonly Spot[] = [
  [52, 128],
  [72, 138],
  [148, 128],
  [128, 138],
];

/** Each suit has an ornament of its own on the robe, so that faces differ without colour. */
function ornament(suit: Suit, spots: readonly Spot[]) {
  const line = `fill="none" stroke="${GOLD}" stroke-width="3.5"`;
  const signs: Record<Suit, (x: number, y: number) => string> = {
    S: (x, y) => `<path d="M${x - 6} ${y + 4}l6-8 6 8" ${line}/>`,
    H: (x, y) => `<path d="M${x - 6} ${y - 2}a6 6 0 0 0 12 0" ${line}/>`,
    D: (x, y) => `<path d="M${x} ${y - 7}l6 7-6 7-6-7z" fill="${GOLD}"/>`,
    C: (x, y) => `<circle cx="${x}" cy="${y}" r="4.5" fill="${GOLD}"/>`,
  };
  return spots.map(([x, y]) => signs[suit](x, y)).join("");
}

const robed = (suit: Suit) =>
  `<path d="M8 164q4-50 56-62 36 26 72 0 52 12 56 62z" fill="${ROBES[suit][0]}" ${OUTLINE}/>${ornament(suit, [...OUTER, ...INNER])}`;

export const eye = (x: number) =>
  `<circle cx="${x}" cy="70" r="3.8" fill="${INK}"/><path d="M${x - 8} 61q8-5 15 0" fill="none" stroke="${INK}" stroke-width="3.5" stroke-linecap="round"/>`;

export const NOSE = `<path d="M101 66v17q-5 4-9 1" fill="none" stroke="${INK}" stroke-width="3" stroke-linecap="round"/>`;

/** Robe, ermine, hair, face, beard, crown, sword. */
function king(suit: Suit) {
  const [, trim] = ROBES[suit];
  const hair = suit === "S" ? "#cfc4b0" : HAIR[suit];
  return (
    robed(suit) +
    `<path d="M54 104q46 50 92 0l12 12q-58 60-116 0z" fill="${IVORY}" ${OUTLINE}/>` +
    [62, 78, 100, 122, 138]
      .map(
        (x, i) =>
          `<path d="M${x} ${[121, 134, 139, 134, 121][i]}v7" stroke="${INK}" stroke-width="4" stroke-linecap="round"/>`,
      )
      .join("") +
    mirrored(`<path d="M70 54q-18 4-16 22 4 4 0 10 0 16 14 16 8-8 8-20z" fill="${hair}" ${OUTLINE}/>`) +
    `<path d="M72 48h56v30q0 30-28 36-28-6-28-36z" fill="${SKIN}" ${OUTLINE}/>` +
    eye(86) +
    eye(114) +
    NOSE +
    `<path d="M70 78q4 8 14 6 8-6 16-2 8-4 16 2 10 2 14-6 4 38-30 54-34-16-30-54z" fill="${hair}" ${OUTLINE}/><path d="M92 96q8 5 16 0" fill="none" stroke="${INK}" stroke-width="3.5" stroke-linecap="round"/><path d="M100 112v14M88 108l4 12M112 108l-4 12" stroke="${INK}" stroke-width="2.5" stroke-linecap="round"/>` +
    `<path d="M66 50L54 14l24 16L100 2l22 28 24-16-12 36z" fill="${GOLD}" ${OUTLINE}/><path d="M64 44q36-8 72 0v11q-36-8-72 0z" fill="${trim}" ${OUTLINE}/><circle cx="100" cy="6" r="6" fill="${trim}" ${OUTLINE}/><circle cx="55" cy="14" r="5" fill="${GOLD}" ${OUTLINE}/><circle cx="145" cy="14" r="5" fill="${GOLD}" ${OUTLINE}/>` +
    `<g transform="translate(172 18)"><path d="M-5 100V20L0 4l5 16v80z" fill="${IVORY}" ${OUTLINE}/><path d="M-18 96h36" stroke="${INK}" stroke-width="11" stroke-linecap="round"/><path d="M-17 96h34" stroke="${GOLD}" stroke-width="5" stroke-linecap="round"/><path d="M0 102v18" stroke="${INK}" stroke-width="9"/></g>`
  );
}

/** Hair, gown, neckline and face, fringe, coronet, necklace, flower. */
function queen(suit: Suit) {
  const [robe, trim] = ROBES[suit];
  const hair = HAIR[suit];
  return (
    `<path d="M68 44q-26 30-18 94 50 26 100 0 8-64-18-94z" fill="${hair}" ${OUTLINE}/><path d="M62 76q-6 30-2 58M138 76q6 30 2 58" fill="none" stroke="${INK}" stroke-width="2.5"/>` +
    `<path d="M14 164q6-42 54-50 10 20 32 30 22-10 32-30 48 8 54 50z" fill="${robe}" ${OUTLINE}/>` +
    ornament(suit, OUTER) +
    `<path d="M84 104h32v10q-4 18-16 26-12-8-16-26z" fill="${SKIN}" ${OUTLINE}/><path d="M73 48h54v26q0 30-27 38-27-8-27-38z" fill="${SKIN}" ${OUTLINE}/>` +
    eye(87) +
    eye(113) +
    NOSE +
    `<path d="M92 94q8 7 16 0-8-5-16 0z" fill="${suit === "H" || suit === "D" ? robe : "#b5313a"}" stroke="${INK}" stroke-width="2"/><circle cx="80" cy="86" r="4.5" fill="#e39a7a" opacity=".65"/><circle cx="120" cy="86" r="4.5" fill="#e39a7a" opacity=".65"/>` +
    `<path d="M71 60q22-2 29-16 7 14 29 16l2-20H69z" fill="${hair}" ${OUTLINE}/>` +
    `<path d="M66 44l-6-24 18 12 8-18 14 16 14-16 8 18 18-12-6 24q-34-9-68 0z" fill="${GOLD}" ${OUTLINE}/>` +
    [60, 86, 114, 140]
      .map(
        (x, i) =>
          `<circle cx="${x}" cy="${[19, 13, 13, 19][i]}" r="4.5" fill="${trim}" stroke="${INK}" stroke-width="3"/>`,
      )
      .join("") +
    `<path d="M84 118q16 14 32 0" fill="none" stroke="${GOLD}" stroke-width="5"/><circle cx="100" cy="127" r="6" fill="${trim}" stroke="${INK}" stroke-width="3"/>` +
    `<g transform="translate(30 62)"><path d="M0 70V14" stroke="#2f6b3d" stroke-width="5"/><path d="M0 44q12-4 14-16-14 0-14 16z" fill="#2f6b3d" stroke="${INK}" stroke-width="2.5"/>` +
    [0, 72, 144, 216, 288]
      .map(
        (a) =>
          `<circle cx="0" cy="-9" r="8.5" fill="${trim === GOLD ? "#c8442f" : trim}" stroke="${INK}" stroke-width="3" transform="rotate(${a})"/>`,
      )
      .join("") +
    `<circle r="6" fill="${GOLD}" stroke="${INK}" stroke-width="3"/></g>`
  );
}

/** Robe and crossed lapels, which all jacks wear. */
function lapels(suit: Suit) {
  const [, trim] = ROBES[suit];
  return robed(suit) + `<path d="M66 106l34 34 34-34 14 12-48 46-48-46z" fill="${trim}" ${OUTLINE}/>`;
}

/** In profile, with one eye: this jack removes a chip. */
function oneEyed(suit: Suit) {
  const [robe] = ROBES[suit];
  const hair = HAIR[suit];
  return (
    lapels(suit) +
    `<path d="M88 98h40v22q-20 16-40 0z" fill="${SKIN}" ${OUTLINE}/><path d="M132 44H80q-4 12-5 22l-14 17q-3 5 4 7l7 1-1 7 5 3q-4 6 1 10 6 8 26 2 20-4 27-24z" fill="${SKIN}" ${OUTLINE}/>` +
    `<circle cx="88" cy="71" r="4.5" fill="${INK}"/><path d="M78 60q9-6 19-1" fill="none" stroke="${INK}" stroke-width="4" stroke-linecap="round"/><path d="M75 99h13" stroke="${INK}" stroke-width="3.5" stroke-linecap="round"/><path d="M66 91q5-4 9-3" fill="none" stroke="${INK}" stroke-width="2.5"/>` +
    `<path d="M98 44q2 16 10 24 10 14 0 34 14 18 36 6 14-30-4-64z" fill="${hair}" ${OUTLINE}/><path d="M118 66q10 18 4 40M132 62q8 18 4 38" fill="none" stroke="${INK}" stroke-width="2.5"/>` +
    `<path d="M64 48q2-34 50-34 34 2 38 30-10 10-24 6-36-6-64-2z" fill="${robe}" ${OUTLINE}/><path d="M66 49q40-8 80 2" fill="none" stroke="${GOLD}" stroke-width="7"/><path d="M66 45q40-8 82 2M66 54q40-8 78 2" fill="none" stroke="${INK}" stroke-width="2.5"/>` +
    `<path d="M130 24q22-26 52-16-8 30-42 30z" fill="${IVORY}" ${OUTLINE}/><path d="M134 30q20-8 38-16" stroke="${INK}" stroke-width="2.5" fill="none"/>` +
    `<g transform="translate(30 24)"><path d="M0 116V30" stroke="${INK}" stroke-width="9" stroke-linecap="round"/><path d="M0 116V30" stroke="#a9743f" stroke-width="4"/><path d="M0 0l11 30-11 10-11-10z" fill="${IVORY}" ${OUTLINE}/></g>`
  );
}

/** From the front, with two eyes: this jack is wild. */
function twoEyed(suit: Suit) {
  const [robe] = ROBES[suit];
  const hair = HAIR[suit];
  return (
    lapels(suit) +
    mirrored(`<path d="M72 46q-22 12-16 58 12 12 24 2z" fill="${hair}" ${OUTLINE}/>`) +
    `<path d="M86 100h28v14q-14 14-28 0z" fill="${SKIN}" ${OUTLINE}/><path d="M73 46h54v28q0 30-27 38-27-8-27-38z" fill="${SKIN}" ${OUTLINE}/>` +
    eye(87) +
    eye(113) +
    NOSE +
    `<path d="M91 96q9 6 18 0" fill="none" stroke="${INK}" stroke-width="3.5" stroke-linecap="round"/>` +
    `<path d="M72 60q12-2 14-10h28q2 8 14 10l2-18H70z" fill="${hair}" ${OUTLINE}/><path d="M58 48q-6-36 42-38 48 2 42 38-42-12-84 0z" fill="${robe}" ${OUTLINE}/><path d="M58 49q42-12 84 0" fill="none" stroke="${GOLD}" stroke-width="7"/><path d="M58 45q42-12 84 0M59 54q41-12 82 0" fill="none" stroke="${INK}" stroke-width="2.5"/>` +
    `<path d="M132 22q20-26 48-14-6 28-38 28z" fill="${IVORY}" ${OUTLINE}/><path d="M136 28q18-8 34-15" stroke="${INK}" stroke-width="2.5" fill="none"/>` +
    `<g transform="translate(30 52)"><circle r="17" fill="${GOLD}" ${OUTLINE}/><path d="M0-11l3 8 8 .5-6.5 5 2.5 8-7-5-7 5 2.5-8-6.5-5 8-.5z" fill="${IVORY}" stroke="${INK}" stroke-width="2"/><path d="M0 18v60" stroke="${INK}" stroke-width="9"/><path d="M0 18v60" stroke="#a9743f" stroke-width="4"/></g>`
  );
}

export function court(rank: Court, suit: Suit) {
  if (rank === "K") return king(suit);
  if (rank === "Q") return queen(suit);
  return suit === "S" || suit === "H" ? oneEyed(suit) : twoEyed(suit);
}
