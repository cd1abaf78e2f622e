/** Playing cards of 250 by 350, and the spaces of a board, 94 by 94. */

import { ace } from "./aces";
import { type Court, court } from "./courts";
import { lamp } from "./lamp";
import { type Style, type Suit, suitInk, suitSign } from "./suits";
import { GOLD, INK, placed } from "./svg";
import { houseCourt } from "./teachers";

/** Columns and rows of the pips; from the third row on they stand on their heads. */
const PIPS: Record<string, readonly (readonly [number, number])[]> = {
  "2": [
    [1, 0],
    [1, 4],
  ],
  "3": [
    [1, 0],
    [1, 2],
    [1, 4],
  ],
  "4": [
    [0, 0],
    [2, 0],
    [0, 4],
    [2, 4],
  ],
  "5": [
    [0, 0],
    [2, 0],
    [1, 2],
    [0, 4],
    [2, 4],
  ],
  "6": [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
    [0, 4],
    [2, 4],
  ],
  "7": [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
    [0, 4],
    [2, 4],
  ],
  "8": [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
    [1, 3],
    [0, 4],
    [2, 4],
  ],
  "9": [
    [0, 0],
    [2, 0],
    [0, 1.33],
    [2, 1.33],
    [1, 2],
    [0, 2.67],
    [2, 2.67],
    [0, 4],
    [2, 4],
  ],
  "10": [
    [0, 0],
    [2, 0],
    [1, 0.67],
    [0, 1.33],
    [2, 1.33],
    [0, 2.67],
    [2, 2.67],
    [1, 3.33],
    [0, 4],
    [2, 4],
  ],
};

export interface Face {
  rank: string;
  suit: Suit;
  style: Style;
}

const isCourt = (rank: string): rank is Court => rank === "K" || rank === "Q" || rank === "J";
const bust = (rank: Court, { suit, style }: Face) => (style === "houses" ? houseCourt(rank, suit) : court(rank, suit));
const sign = ({ suit, style }: Face, x: number, y: number, width: number) => placed(suitSign(suit, style), x, y, width);

const rankText = (face: Face, x: number, y: number, size: number, spacing = 0) =>
  `<text x="${x}" y="${y}" font-family="var(--title)" font-weight="650" font-size="${size}" letter-spacing="${spacing}" fill="${suitInk(face.suit, face.style)}">${face.rank}</text>`;

/** What stands in a card; with `plain`, one large pip for a small screen. */
export function cardFace(face: Face, plain = false) {
  return cardBody(face, plain) + cardIndex(face);
}

function cardIndex(face: Face) {
  if (isCourt(face.rank)) return rankText(face, 9, 60, 60) + sign(face, 36, 90, 40);
  const ten = face.rank === "10";
  return rankText(face, ten ? 8 : 16, 66, ten ? 62 : 68, ten ? -6 : 0) + sign(face, 38, 96, 44);
}

function cardBody(face: Face, plain: boolean) {
  const { rank } = face;
  if (isCourt(rank)) return doubled(bust(rank, face));
  if (rank === "A") return `<g transform="translate(140 186) scale(1.28)">${ace(face.suit, face.style)}</g>`;
  if (plain) return sign(face, 140, 210, 150);
  return PIPS[rank]!.map(([column, row]) => {
    const [x, y] = [86 + column * 60, 62 + row * 56.5];
    return `<g${row > 2 ? ` transform="rotate(180 ${x} ${y})"` : ""}>${sign(face, x, y, 46)}</g>`;
  }).join("");
}

/** A bust twice, the second turned about the middle, with a sash between them; clipped by `#card-window`. */
function doubled(drawn: string) {
  const one = `<g transform="translate(72 36) scale(.79 .86)">${drawn}</g>`;
  const frame = `x="70" y="18" width="162" height="314" rx="10"`;
  return `<rect ${frame} fill="var(--card-alt)" stroke="var(--card-edge)" stroke-width="3"/><g clip-path="url(#card-window)">${one}<g transform="rotate(180 151 175)">${one}</g><rect x="66" y="169" width="166" height="12" fill="${GOLD}" stroke="${INK}" stroke-width="3.5"/></g><rect ${frame} fill="none" stroke="${INK}" stroke-width="3" opacity=".55"/>`;
}

/** The back of a deck: a pattern of lozenges (`#card-lozenges`) with the lamp in the middle. */
export function cardBack() {
  return `<rect x="14" y="14" width="222" height="322" rx="12" fill="var(--card-back)"/><rect x="14" y="14" width="222" height="322" rx="12" fill="url(#card-lozenges)"/><rect x="24" y="24" width="202" height="302" rx="8" fill="none" stroke="var(--card-back-line)" stroke-width="3" opacity=".8"/><circle cx="125" cy="175" r="48" fill="var(--card-back)" stroke="var(--card-back-line)" stroke-width="3"/>${placed(`<g transform="scale(1.5625)">${lamp("var(--card-back-line)")}</g>`, 125, 175, 60)}`;
}

/** A space of the board; under a chip its index moves into the corner and stays readable. */
export function boardSpace(face: Face, covered: boolean) {
  const { rank } = face;
  const ten = rank === "10";
  if (covered) return rankText(face, 7, 25, 25, -1) + sign(face, ten ? 45 : 34, 17, 18);
  if (rank === "K" || rank === "Q") {
    const figure = `<g clip-path="url(#space-window)"><g transform="translate(21 22) scale(.44)">${bust(rank, face)}</g></g>`;
    return figure + rankText(face, 7, 33, 34) + sign(face, 18, 49, 20);
  }
  if (rank === "A") {
    return `${rankText(face, 7, 33, 34)}<g transform="translate(57 56) scale(.4)">${ace(face.suit, face.style)}</g>`;
  }
  return rankText(face, ten ? 4 : 8, 40, 42, ten ? -3.5 : 0) + sign(face, 65, 65, 42);
}

/** A corner of the board, which belongs to everybody. */
export const corner = (style: Style) =>
  `<rect width="94" height="94" rx="9" fill="var(${style === "houses" ? "--corner-night" : "--corner"})" stroke="#b98a3a" stroke-width="2"/>${style === "houses" ? NIGHT : ""}<circle cx="47" cy="47" r="33" fill="none" stroke="#b98a3a" stroke-width="1.5" opacity=".6"/><path d="M47 18l8 20 21 1.5-16 14 5.5 21L47 63l-18.5 11.5 5.5-21-16-14L39 38z" fill="url(#brass)"/>`;

const NIGHT = `<g fill="#efc765"><circle cx="14" cy="16" r="2"/><circle cx="80" cy="14" r="1.6"/><circle cx="82" cy="78" r="2"/><circle cx="13" cy="76" r="1.6"/></g>`;
