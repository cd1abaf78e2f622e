/** The suits, each 100 by 100: the four of a French deck, and the four houses that stand for them. */

import { hexagon } from "./svg";

export type Suit = "S" | "H" | "D" | "C";
/** How a deck shows its suits. */
export type Style = "classic" | "houses";

const PATHS: Record<Suit, string> = {
  S: "M50 6C62 26 90 40 90 62a19 19 0 0 1-34 11c1 10 5 17 13 21H31c8-4 12-11 13-21a19 19 0 0 1-34-11C10 40 38 26 50 6z",
  H: "M50 92C40 74 8 58 8 32A21 21 0 0 1 50 26 21 21 0 0 1 92 32c0 26-32 42-42 60z",
  D: "M50 4C58 22 70 37 86 50 70 63 58 78 50 96 42 78 30 63 14 50 30 37 42 22 50 4z",
  C: "M50 6a20 20 0 0 1 15 33 20.5 20.5 0 1 1-9 34c1 10 5 17 13 21H31c8-4 12-11 13-21a20.5 20.5 0 1 1-9-34A20 20 0 0 1 50 6z",
};

/** A suit in one ink; what is left open shows the paper. */
type Sign = (ink: string, paper: string) => string;

const HOUSES: Record<Suit, Sign> = {
  // Gryffindor's flame.
  D: (ink) =>
    `<path fill-rule="evenodd" d="M54 3c4 16 30 32 30 58a34 35 0 0 1-68 2c0-16 8-24 14-36 6 4 9 9 10 15C50 32 56 18 54 3zM51 52c-4 10-14 15-14 26a13.5 13.5 0 0 0 27 0c0-10-9-15-13-26z" fill="${ink}"/>`,
  // Slytherin's serpent.
  C: (ink, paper) =>
    `<path d="M66 25C52 10 25 15 26 34c1 20 46 16 46 38 0 18-28 22-50 8" fill="none" stroke="${ink}" stroke-width="16" stroke-linecap="round"/><path d="M58 12q18-6 28 6 6 8 8 16-14 6-26 0-10-6-14-10z" fill="${ink}"/><circle cx="77" cy="21" r="3.6" fill="${paper}"/><path d="M90 33l2 10m0 0l-5 6m5-6l6 5" stroke="${ink}" stroke-width="3.6" stroke-linecap="round" fill="none"/><path d="M28 74L8 92q16 2 26-6z" fill="${ink}"/>`,
  // Hufflepuff's honeycomb.
  H: (ink) =>
    `<path fill-rule="evenodd" d="${hexagon(50, 28, 25)}${hexagon(27, 68.5, 25)}${hexagon(73, 68.5, 25)}${hexagon(50, 28, 12)}" fill="${ink}" stroke="${ink}" stroke-width="2" stroke-linejoin="round"/>`,
  // Ravenclaw's feather.
  S: (ink, paper) =>
    `<path d="M90 6C48 6 20 32 22 64c0 5 1 9 3 13 30 8 62-20 65-71z" fill="${ink}"/><path d="M78 20C54 40 40 56 27 76" fill="none" stroke="${paper}" stroke-width="4.5" stroke-linecap="round"/><path d="M28 74L10 97" stroke="${ink}" stroke-width="8" stroke-linecap="round"/><path d="M46 74q6-10 5-19M64 62q5-9 4-18" stroke="${paper}" stroke-width="4" stroke-linecap="round" fill="none"/>`,
};

/** The colour of a suit on a card. */
export const suitInk = (suit: Suit, style: Style) =>
  style === "houses"
    ? `var(--house-${suit.toLowerCase()})`
    : suit === "S" || suit === "C"
      ? "var(--card-ink)"
      : "var(--card-red)";

export const suitPath = (suit: Suit) => PATHS[suit];

export function suitSign(suit: Suit, style: Style, ink = suitInk(suit, style), paper = "var(--card)") {
  return style === "houses" ? HOUSES[suit](ink, paper) : `<path d="${PATHS[suit]}" fill="${ink}"/>`;
}
