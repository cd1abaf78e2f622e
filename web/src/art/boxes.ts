/** The lids of the boxes on the shelf, 280 by 280, without their titles: those are text, in the reader's language. */

import { chip } from "./chips";
import { court } from "./courts";
import { type Suit, suitPath } from "./suits";
import { ball, OUTLINE, SNITCH } from "./quidditch/balls";
import { HOUSES } from "./quidditch/houses";
import { rider } from "./quidditch/rider";
import { SKIN } from "./svg";

const at = (drawn: string, x: number, y: number, width: number) =>
  `<g transform="translate(${x - width / 2} ${y - width / 2}) scale(${width / 64})">${drawn}</g>`;

/** A piece of a board, seen from the seat: a line of five, and what stands in its way. */
export function sequenceBox() {
  const line = ["KH", "9S", "AD", "QC", "10H"];
  const rest = ["QS", "6D", "4S", "AC", "8H"];
  const spaces = [-1, 0, 1].flatMap((row) =>
    [-3, -2, -1, 0, 1, 2, 3].map((column) => {
      const card = row === 0 ? line[(column + 7) % 5]! : rest[(column + row + 9) % 5]!;
      return `<g transform="translate(${column * 60 - 28} ${row * 60 - 28})">${space(card)}</g>`;
    }),
  );
  const chips = [-2, -1, 0, 1, 2].map((column) => at(chip("blue", true), column * 60, 1, 48));
  const others = at(chip("green"), -62, -60, 44) + at(chip("red"), 58, 62, 44) + at(chip("green"), 120, -58, 44);
  return `<rect width="280" height="280" fill="#173f4c"/><rect width="280" height="280" fill="url(#box-sequence)"/><g transform="translate(140 188) rotate(-14) scale(1.02)">${spaces.join("")}<path d="M-120 0H120" stroke="#fff6dc" stroke-width="20" stroke-linecap="round"/><path d="M-120 0H120" stroke="#2b62c4" stroke-width="11" stroke-linecap="round"/>${chips.join("")}${others}</g><rect width="280" height="120" fill="url(#box-sequence-fade)"/>`;
}

function space(card: string) {
  const rank = card.slice(0, -1);
  const suit = card.slice(-1) as Suit;
  const ink = suit === "H" || suit === "D" ? "#b5202b" : "#221a16";
  const drawn =
    rank === "K" || rank === "Q"
      ? `<g transform="translate(12 16) scale(.25)">${court(rank, suit)}</g>`
      : `<path d="${suitPath(suit)}" transform="translate(27 27) scale(.25)" fill="${ink}"/>`;
  return `<rect width="56" height="56" rx="6" fill="#fff8ea"/><text x="5" y="22" font-family="var(--title)" font-weight="650" font-size="21" fill="${ink}">${rank}</text>${drawn}`;
}

const hoop = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})"><path d="M0 28V150" stroke="#22140d" stroke-width="8"/><path d="M0 28V150" stroke="#f0c65a" stroke-width="4"/><circle r="26" fill="none" stroke="#22140d" stroke-width="10"/><circle r="26" fill="none" stroke="#f0c65a" stroke-width="5.5"/></g>`;

/** A Seeker, a hand's breadth from the Snitch. */
export function quidditchBox() {
  const sun = Array.from(
    { length: 22 },
    (_, ray) =>
      `<path d="M0 0L-32-600H32z" fill="#f6c27e" transform="translate(118 263) rotate(${(ray * 360) / 22})"/>`,
  );
  const arm = `<path d="M112 60q24-12 46-14l2 9q-22 4-40 16z" fill="${HOUSES.gryffindor[0]}" ${OUTLINE}/><circle cx="162" cy="50" r="6" fill="${SKIN}" ${OUTLINE}/>`;
  return `<rect width="280" height="280" fill="#e39a4e"/>${sun.join("")}<path d="M0 241Q140 202 280 246V280H0z" fill="#3f6a34"/><g transform="translate(14 140) scale(.62)">${hoop(10, 0)}${hoop(54, -26)}${hoop(98, 0)}</g><g transform="translate(45 101) rotate(-9) scale(1.09)">${rider("gryffindor", arm)}</g><g transform="translate(235 104) rotate(-12)">${ball(SNITCH, 0, 0, 11)}</g>`;
}

const STARS = [
  [30, 150],
  [70, 140],
  [150, 140],
  [262, 142],
  [92, 160],
  [26, 190],
] as const;

/** The castle by night, and the way up to it. */
export function hogwartsBox() {
  const stars = STARS.map(([x, y]) => `M${x} ${y - 4}l1.3 2.7 2.7 1.3-2.7 1.3-1.3 2.7-1.3-2.7-2.7-1.3 2.7-1.3z`);
  const castle = `<g transform="translate(50 150) scale(1.02)">`;
  return `<rect width="280" height="280" fill="#2a2450"/><rect width="280" height="280" fill="url(#box-hogwarts)"/><path d="${stars.join("")}" fill="#ffe9b0"/><circle cx="210" cy="172" r="42" fill="#f6dc9a"/><circle cx="197" cy="163" r="7" fill="#e0bd72" opacity=".6"/><circle cx="225" cy="185" r="5" fill="#e0bd72" opacity=".6"/><path d="M0 242Q84 200 154 226T280 216V280H0z" fill="#1a1738"/>${castle}<path fill="#141130" d="M0 96V50h8V34l10-24 10 24v10h14V20l13-34 13 34v22h12V28l9-20 9 20v22h16V24l11-30 11 30v72z"/><path d="M18 10V2M55-14v-10M89 8V0" stroke="#141130" stroke-width="2.5"/><g fill="#ffd27a"><rect x="14" y="44" width="6" height="9" rx="3"/><rect x="51" y="28" width="7" height="11" rx="3"/><rect x="46" y="54" width="6" height="9" rx="3"/><rect x="62" y="54" width="6" height="9" rx="3"/><rect x="85" y="38" width="6" height="8" rx="3"/><rect x="121" y="34" width="6" height="10" rx="3"/><rect x="121" y="56" width="6" height="9" rx="3"/></g></g><path d="M28 280Q116 272 108 258T128 240" fill="none" stroke="#e6c88a" stroke-width="4" stroke-dasharray="2 9" stroke-linecap="round"/>`;
}

/** The pitch from a broom, for the match that is played on its own. */
export function matchBox() {
  const stripes = Array.from(
    { length: 6 },
    (_, stripe) => `M${stripe * 56 - 28} 280L${90 + stripe * 20} 130h10L${stripe * 56} 280z`,
  );
  return `<rect width="280" height="280" fill="#4f8cb8"/><rect width="280" height="280" fill="url(#box-match)"/><path d="M0 130H280V280H0z" fill="#4f7735"/><path d="${stripes.join("")}" fill="#466b2e"/><path d="M0 130q30-26 60-18 24-20 60-6 40-18 76 4 40-12 84 20z" fill="#35552a"/><g transform="translate(76 168) scale(.72)">${hoop(24, 0)}${hoop(88, -26)}${hoop(152, 0)}</g><g transform="translate(205 218) rotate(8)">${ball(SNITCH, 0, 0, 10)}</g>`;
}

/** Any other game: a plain box with the lamp's light on it. */
export function plainBox() {
  return `<rect width="280" height="280" fill="#5a3a63"/><rect width="280" height="280" fill="url(#box-plain)"/><g fill="none" stroke="#f4dca8" stroke-width="3" opacity=".8"><rect x="16" y="16" width="248" height="248" rx="8"/><path d="M140 120l18 44 47 4-36 31 11 46-40-25-40 25 11-46-36-31 47-4z"/></g>`;
}
