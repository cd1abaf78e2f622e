/** Chips of 64 by 64: silhouette and inlay differ from side to side, so colour is never alone. */

export type Paint = "blue" | "green" | "red" | "gold" | "onyx" | "silver";

interface Shape {
  outline: string;
  inlay: string;
}
const DISC: Shape = { outline: "M32 5a25 25 0 1 1 0 50 25 25 0 0 1 0-50z", inlay: `<circle cx="32" cy="30" r="8.5"/>` };
const LOZENGE: Shape = {
  outline: "M28.5 4.5q3.5-3 7 0L57 26q3.5 4 0 8L35.5 55.5q-3.5 3-7 0L7 34q-3.5-4 0-8z",
  inlay: `<path d="M32 21l9 9-9 9-9-9z"/>`,
};
const TRIANGLE: Shape = { outline: "M27 7q5-7 10 0l21 38q3 8-6 9H12q-9-1-6-9z", inlay: `<path d="M32 27l9 16H23z"/>` };

/** Shape, and the ink of ring and inlay. */
const CHIPS: Record<Paint, readonly [Shape, string]> = {
  blue: [DISC, "#fff"],
  green: [LOZENGE, "#fff"],
  red: [TRIANGLE, "#fff"],
  gold: [DISC, "#3a2803"],
  onyx: [LOZENGE, "#efc765"],
  silver: [TRIANGLE, "#2b3036"],
};

const STAR = "M32 17l4 9.5 10 .8-7.7 6.5 2.5 10L32 38.5l-8.8 5.3 2.5-10-7.7-6.5 10-.8z";

/** Draw a chip: its shadow, its side, its top in a gradient (`#chip-<paint>`), ring, inlay, gloss. In a line it has a star. */
export function chip(paint: Paint, inLine = false) {
  const [{ outline, inlay }, ink] = CHIPS[paint];
  const mark = inLine
    ? `<path d="${STAR}" fill="${ink === "#fff" ? "#fff6dc" : ink}"/>`
    : `<g fill="${ink}" fill-opacity=".9">${inlay}</g>`;
  return `<path d="${outline}" transform="translate(2 8)" fill="#1a0d0455"/><path d="${outline}" transform="translate(0 5)" fill="var(--${paint}-deep)"/><path d="${outline}" fill="url(#chip-${paint})"/><path d="${outline}" transform="translate(32 30) scale(.74) translate(-32 -30)" fill="none" stroke="${ink}" stroke-opacity=".55" stroke-width="2.6"/>${mark}<path d="${outline}" fill="url(#gloss)"/>`;
}

/** A chip without its inlay: somebody's initials stand on it, `ink` in colour and `y` in height. */
export function blank(paint: Paint) {
  const [shape, ink] = CHIPS[paint];
  const drawn = chip(paint).replace(`<g fill="${ink}" fill-opacity=".9">${shape.inlay}</g>`, "");
  return { drawn, ink, y: shape === TRIANGLE ? 49 : 42, size: shape === TRIANGLE ? 28 : 33 };
}

export const CHIP_PAINTS = Object.keys(CHIPS) as Paint[];
export const isChipPaint = (paint: string): paint is Paint => paint in CHIPS;
