/** The court cards of the house edition: two teachers and a pupil of each house, and no person in particular. */

import { type Court, eye, NOSE } from "./courts";
import { type Suit } from "./suits";
import { GOLD, INK, IVORY, mirrored, OUTLINE, star } from "./svg";

/** Robe and trimming of each house. */
const ROBES: Record<Suit, readonly [string, string]> = {
  D: ["#a3202d", "#e0a93a"],
  C: ["#1c6b47", "#c9d0cd"],
  H: ["#e0aa2e", "#33271d"],
  S: ["#2a5597", "#c58a4a"],
};
const STARS = "#efc765";
const [FAIR, TAN, BROWN] = ["#f3dcb8", "#d7a374", "#a06c44"];
/** Skin and hair. */
const FOLK: Record<Court, Record<Suit, readonly [string, string]>> = {
  K: { D: [FAIR, "#e9e1d0"], C: [TAN, "#2c2521"], H: [FAIR, "#9a5a24"], S: [BROWN, "#b9b2a6"] },
  Q: { D: [BROWN, "#2b1d16"], C: [FAIR, "#c9c2b6"], H: [TAN, "#4a2c1a"], S: [FAIR, "#b9793a"] },
  J: { D: [TAN, "#6b3a1c"], C: [FAIR, "#8a4526"], H: [FAIR, "#d9a441"], S: [BROWN, "#241a16"] },
};
const BEARDS: Record<Suit, string> = {
  D: "M70 80q6 8 15 5 7-5 15-1 8-4 15 1 9 3 15-5 4 50-20 84H90Q66 130 70 80z",
  C: "M88 92q12-6 24 0l-2 14-10 22-10-22z",
  H: "M68 76q8 12 17 9 7-5 15-1 8-4 15 1 9 3 17-9 12 34-8 54-24 16-48 0-20-20-8-54z",
  S: "M72 84q6 6 14 2 7-5 14-1 7-4 14 1 8 4 14-2 0 40-28 58-28-18-28-58z",
};

type Spot = readonly [number, number];
const SPOTS: readonly Spot[] = [
  [36, 142],
  [56, 150],
  [28, 157],
  [164, 142],
  [144, 150],
  [172, 157],
  [50, 130],
  [150, 130],
];

/** Flames, waves, hexagons, barbs: houses differ without colour. */
function ornament(suit: Suit, spots: readonly Spot[]) {
  const ink = suit === "H" || suit === "C" ? ROBES[suit][1] : STARS;
  const signs: Record<Suit, (x: number, y: number) => string> = {
    D: (x, y) => `<path d="M${x} ${y - 8}c5 5 6 7 6 10a6 6 0 0 1-12 0c0-3 5-5 6-10z" fill="${ink}"/>`,
    C: (x, y) =>
      `<path d="M${x - 7} ${y}q3.5-6 7 0t7 0" fill="none" stroke="${ink}" stroke-width="3.5" stroke-linecap="round"/>`,
    H: (x, y) => `<path d="M${x} ${y - 7}l6 3.5v7l-6 3.5-6-3.5v-7z" fill="none" stroke="${ink}" stroke-width="3.2"/>`,
    S: (x, y) =>
      `<path d="M${x - 6} ${y + 5}L${x + 6} ${y - 6}M${x - 1} ${y + 1}l6 1M${x - 1} ${y}l-1-6" stroke="${ink}" stroke-width="3.2" stroke-linecap="round"/>`,
  };
  return spots.map(([x, y]) => signs[suit](x, y)).join("");
}

const robed = (suit: Suit) =>
  `<path d="M8 164q4-50 56-62 36 26 72 0 52 12 56 62z" fill="${ROBES[suit][0]}" ${OUTLINE}/>` + ornament(suit, SPOTS);

const glasses = () =>
  `<g fill="#ffffff30" stroke="${INK}" stroke-width="3"><circle cx="86" cy="70" r="10.5"/><circle cx="114" cy="70" r="10.5"/><path d="M96.5 68q3.5-3 7 0" fill="none"/></g>`;

/** A teacher with a tall hat full of stars. */
function tallHat(suit: Suit) {
  const [robe, trim] = ROBES[suit];
  const [skin, hair] = FOLK.K[suit];
  return (
    robed(suit) +
    `<path d="M60 104q-12-14-6-26l22 28zM140 104q12-14 6-26l-22 28z" fill="${trim}" ${OUTLINE}/>` +
    mirrored(`<path d="M70 54q-16 6-14 30 6 12 18 14z" fill="${hair}" ${OUTLINE}/>`) +
    `<path d="M72 46h56v30q0 30-28 36-28-6-28-36z" fill="${skin}" ${OUTLINE}/>` +
    eye(86) +
    eye(114) +
    NOSE +
    (suit === "S" ? glasses() : "") +
    `<path d="${BEARDS[suit]}" fill="${hair}" ${OUTLINE}/>` +
    (suit === "C"
      ? `<path d="M84 92q8-7 16-2 8-5 16 2" fill="none" stroke="${INK}" stroke-width="4" stroke-linecap="round"/>`
      : `<path d="M92 96q8 5 16 0" fill="none" stroke="${INK}" stroke-width="3.5" stroke-linecap="round"/>` +
        (suit === "D"
          ? `<path d="M100 110v40M88 106q0 20 4 36M112 106q0 20-4 36" stroke="${INK}" stroke-width="2.5" fill="none" stroke-linecap="round"/>`
          : `<path d="M100 110v14M88 108l3 10M112 108l-3 10" stroke="${INK}" stroke-width="2.5" stroke-linecap="round"/>`)) +
    `<path d="M62 54Q80 24 92-16q6-8 15-3 9 5 3 12-2 5 4 16 12 24 24 45-38-12-76 0z" fill="${robe}" ${OUTLINE}/><path d="M62 54q38-12 76 0l-4-13q-34-9-68 0z" fill="${trim}" ${OUTLINE}/>` +
    star(100, 22, 9, STARS, 2.5) +
    `<circle cx="84" cy="32" r="2.8" fill="#efc765"/><circle cx="117" cy="33" r="2.8" fill="#efc765"/><circle cx="103" cy="2" r="2.4" fill="#efc765"/>`
  );
}

/** A teacher with a brimmed hat. */
function brimmedHat(suit: Suit) {
  const [robe, trim] = ROBES[suit];
  const [skin, hair] = FOLK.Q[suit];
  return (
    (suit === "D"
      ? `<path d="M64 56q-24 4-20 24-14 12-2 26-8 16 10 26 48 16 96 0 18-10 10-26 12-14-2-26 4-20-20-24z" fill="${hair}" ${OUTLINE}/>`
      : suit === "C"
        ? `<path d="M70 50q-16 20-12 54 42 14 84 0 4-34-12-54z" fill="${hair}" ${OUTLINE}/>`
        : `<path d="M68 48q-24 30-16 92 48 22 96 0 8-62-16-92z" fill="${hair}" ${OUTLINE}/><path d="M62 84q-5 26-2 52M138 84q5 26 2 52" fill="none" stroke="${INK}" stroke-width="2.5"/>`) +
    `<path d="M14 164q6-42 54-50 10 20 32 30 22-10 32-30 48 8 54 50z" fill="${robe}" ${OUTLINE}/>` +
    ornament(suit, SPOTS.slice(0, 6)) +
    `<path d="M68 114q10 20 32 30 22-10 32-30l9 5q-12 26-41 40-29-14-41-40z" fill="${trim}" ${OUTLINE}/>` +
    `<path d="M84 102h32v10q-4 18-16 26-12-8-16-26z" fill="${skin}" ${OUTLINE}/><path d="M73 48h54v26q0 30-27 38-27-8-27-38z" fill="${skin}" ${OUTLINE}/>` +
    eye(87) +
    eye(113) +
    NOSE +
    (suit === "C" ? glasses() : "") +
    `<path d="M92 94q8 7 16 0-8-5-16 0z" fill="#b5313a" stroke="${INK}" stroke-width="2"/><circle cx="80" cy="87" r="4.5" fill="#e0795a" opacity=".55"/><circle cx="120" cy="87" r="4.5" fill="#e0795a" opacity=".55"/>` +
    (suit === "H"
      ? `<path d="M72 62q6-12 28-12t28 12l2-16H70z" fill="${hair}" ${OUTLINE}/>`
      : `<path d="M71 62q22-2 29-14 7 14 29 14l2-18H69z" fill="${hair}" ${OUTLINE}/>`) +
    `<path d="M36 50q64-26 128 0-10 13-64 5-54 8-64-5z" fill="${robe}" ${OUTLINE}/><path d="M70 42q6-26 20-38 12-14 30-10 12 4 8 12-10-4-14 4 12 14 16 32-30-9-60 0z" fill="${robe}" ${OUTLINE}/><path d="M70 43q30-10 60 0l-2-11q-28-8-56 0z" fill="${trim}" ${OUTLINE}/>`
  );
}

/** A wand with a star is wild; one with a curl takes a chip away. */
const wand = (skin: string, sparkles: boolean) =>
  `<g transform="translate(30 0)"><path d="M0 132L0 46" stroke="${INK}" stroke-width="10" stroke-linecap="round"/><path d="M0 132V46" stroke="#a9743f" stroke-width="4.5" stroke-linecap="round"/><path d="M-9 104h18" stroke="${INK}" stroke-width="8" stroke-linecap="round"/><path d="M-8 104H8" stroke="${GOLD}" stroke-width="3"/>${sparkles ? star(0, 34, 17, STARS, 3.5) : `<path d="M0 46q-18-6-16-20 4-14 18-10 12 6 6 15-7 6-11-1" fill="none" stroke="${INK}" stroke-width="8" stroke-linecap="round"/><path d="M0 46q-18-6-16-20 4-14 18-10 12 6 6 15-7 6-11-1" fill="none" stroke="${IVORY}" stroke-width="3.5" stroke-linecap="round"/>`}<circle cx="0" cy="122" r="9" fill="${skin}" ${OUTLINE}/></g>`;

/** A pupil in profile, with one eye: removes. */
function oneEyed(suit: Suit) {
  const [robe, trim] = ROBES[suit];
  const [skin, hair] = FOLK.J[suit];
  const head =
    suit === "S"
      ? `<circle cx="87" cy="70" r="12" fill="#ffffff38" stroke="${INK}" stroke-width="3.2"/><path d="M99 68l22-4" stroke="${INK}" stroke-width="3.2"/><path d="M72 48q-4-24 24-32 36-8 52 20 8 26-6 58-12 10-22 0 4-18-2-26-12-2-16-16-14 4-30-4z" fill="${hair}" ${OUTLINE}/><path d="M96 24q20-4 34 10M112 40q14 2 20 16" fill="none" stroke="#6b5648" stroke-width="3" stroke-linecap="round"/>`
      : `<path d="M74 46q-2-30 30-34 40-2 46 34 4 16-2 28-12 8-22 4-4-18-10-24-22 2-42-8z" fill="${hair}" ${OUTLINE}/><path d="M138 66q22 6 16 22 12 8 2 22 8 10-4 22-12 0-14-12-8-10 0-20-10-10-6-22z" fill="${hair}" ${OUTLINE}/><path d="M142 88q8 2 12 0M142 110q8 2 14-1" stroke="${INK}" stroke-width="2.5" fill="none"/><path d="M140 128l14 2-3 9-13-2z" fill="${robe}" ${OUTLINE}/><path d="M96 22q22-2 34 16" fill="none" stroke="${INK}" stroke-width="2.5" stroke-linecap="round"/>`;
  return (
    pupilsRobe(robe) +
    `<path d="M88 96h40v22q-20 16-40 0z" fill="${skin}" ${OUTLINE}/><path d="M132 40H80q-4 14-5 25l-13 17q-3 5 4 7l6 1-1 7 5 3q-4 6 1 10 6 8 26 2 20-4 27-24z" fill="${skin}" ${OUTLINE}/><circle cx="88" cy="70" r="4.5" fill="${INK}"/><path d="M78 59q9-6 19-1" fill="none" stroke="${INK}" stroke-width="4" stroke-linecap="round"/><path d="M75 99q7 3 13-1" fill="none" stroke="${INK}" stroke-width="3.5" stroke-linecap="round"/>` +
    head +
    `<path d="M66 100q36 22 74 2l8 16q-42 24-90 0z" fill="${robe}" ${OUTLINE}/><path d="M120 122l22-4 8 46h-28z" fill="${robe}" ${OUTLINE}/>` +
    `<path d="M80 108l-4 18M102 112v18M124 108l4 16M124 136l24-4M126 152l24-4" stroke="${trim}" stroke-width="7"/>` +
    wand(skin, false)
  );
}

/** A pupil from the front, with two eyes: wild. */
function twoEyed(suit: Suit) {
  const [robe, trim] = ROBES[suit];
  const [skin, hair] = FOLK.J[suit];
  const behind =
    suit === "C" ? mirrored(`<path d="M76 40q-24 8-20 40 2 12 12 12 10-2 10-14z" fill="${hair}" ${OUTLINE}/>`) : "";
  const head =
    suit === "D"
      ? `<g fill="#8a4a24" opacity=".75"><circle cx="82" cy="84" r="2"/><circle cx="78" cy="79" r="2"/><circle cx="118" cy="84" r="2"/><circle cx="122" cy="79" r="2"/></g><path d="M66 66q-14-14-4-28-2-18 16-20 8-16 26-8 18-6 24 8 16 4 12 22 8 14-6 26-4-14-12-16-8 4-16-2-10 8-20 2-16 2-20 16z" fill="${hair}" ${OUTLINE}/><path d="M82 26q6-6 12 0M106 22q8-4 12 4" fill="none" stroke="${INK}" stroke-width="2.5" stroke-linecap="round"/>`
      : `<path d="M64 66q-10-54 38-56 44 2 34 56-8-4-8-18-24 2-36-18-4 22-20 20-2 12-8 16z" fill="${hair}" ${OUTLINE}/><path d="M92 30q-4 14-10 18" fill="none" stroke="#5a2a14" stroke-width="3" stroke-linecap="round"/><path d="M63 44q34-34 74 0l2-9q-36-36-76-2z" fill="${robe}" ${OUTLINE}/>`;
  return (
    pupilsRobe(robe) +
    `<path d="M86 98h28v16q-14 14-28 0z" fill="${skin}" ${OUTLINE}/>` +
    behind +
    `<path d="M73 44h54v30q0 30-27 38-27-8-27-38z" fill="${skin}" ${OUTLINE}/>` +
    eye(87) +
    eye(113) +
    NOSE +
    `<path d="M90 95q10 8 20 0" fill="none" stroke="${INK}" stroke-width="3.5" stroke-linecap="round"/>` +
    head +
    `<path d="M60 102q40 24 80 0l6 16q-46 26-92 0z" fill="${robe}" ${OUTLINE}/><path d="M108 124l24-4 6 44h-28z" fill="${robe}" ${OUTLINE}/>` +
    `<path d="M74 110l-4 16M90 115l-2 17M118 113l4 16M110 138l25-4M110 152l27-4" stroke="${trim}" stroke-width="7"/>` +
    wand(skin, true)
  );
}

const pupilsRobe = (robe: string) =>
  `<path d="M8 164q4-50 56-62 36 26 72 0 52 12 56 62z" fill="#33271d" ${OUTLINE}/><path d="M30 164q2-32 34-54l10 54zM170 164q-2-32-34-54l-10 54z" fill="${robe}" opacity=".9"/>`;

export function houseCourt(rank: Court, suit: Suit) {
  if (rank === "K") return tallHat(suit);
  if (rank === "Q") return brimmedHat(suit);
  return suit === "S" || suit === "H" ? oneEyed(suit) : twoEyed(suit);
}
