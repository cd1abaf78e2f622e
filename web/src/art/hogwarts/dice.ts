/** Dice of ivory, 100 by 100, with a bottom edge; a hit is of gold and has a tick, so that colour is never alone. */
import { apartIcon, INK, repeat } from "./ink";

export type DieState = "plain" | "hit" | "miss";

/** Where the pips are, on a grid of 100. */
const PIPS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[50, 46]],
  2: [
    [28, 24],
    [72, 68],
  ],
  3: [
    [26, 22],
    [50, 46],
    [74, 70],
  ],
  4: [
    [28, 24],
    [72, 24],
    [28, 68],
    [72, 68],
  ],
  5: [
    [27, 23],
    [73, 23],
    [50, 46],
    [27, 69],
    [73, 69],
  ],
  6: [
    [29, 21],
    [71, 21],
    [29, 46],
    [71, 46],
    [29, 71],
    [71, 71],
  ],
};

/** The faces of all dice, for `<defs>`. */
export const diceDefs = () =>
  `<linearGradient id="die-ivory" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#fffdf5"/><stop offset="1" stop-color="#e5d3a9"/></linearGradient>` +
  `<linearGradient id="die-gold" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#fffbe0"/><stop offset="1" stop-color="#ffd765"/></linearGradient>`;

/** A die; it needs `diceDefs`. */
export function die(face: number, state: DieState = "plain") {
  const hit = state === "hit";
  const ring = hit ? `<rect x="-5" y="-5" width="110" height="110" rx="25" fill="#ffd45a"/>` : "";
  const body = `<rect width="100" height="100" rx="20" fill="${hit ? "#d09a20" : "#c5ab74"}"/><rect width="100" height="94" rx="20" fill="url(#die-${hit ? "gold" : "ivory"})"/>`;
  const pips = (PIPS[face] ?? []).map(([x, y]) => `<circle cx="${x}" cy="${y}" r="9.5" fill="${INK}"/>`).join("");
  const veil = state === "miss" ? `<rect width="100" height="100" rx="20" fill="#2a1c0c" opacity=".34"/>` : "";
  const tick = hit
    ? `<circle cx="94" cy="6" r="17" fill="#1c7040" stroke="#fff8dc" stroke-width="3.5"/><path d="M86 6l6 7 11-13" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`
    : "";
  return ring + body + pips + veil + tick;
}

/** A die alone, for an SVG of its own. */
export const dieIcon = (face: number, state: DieState = "plain") =>
  apartIcon(`<defs>${diceDefs()}</defs>${die(face, state)}`);

export type Heart = "full" | "losing" | "empty";
const HEART = "M12 21C5 15.5 2 12 2 8a5.3 5.3 0 0 1 10-2.5A5.3 5.3 0 0 1 22 8c0 4-3 7.5-10 13z";

/** A heart of 24 by 24: full, about to be lost, or gone. */
export function heart(state: Heart) {
  if (state === "empty")
    return `<path d="${HEART}" fill="none" stroke="currentColor" stroke-opacity=".45" stroke-width="1.8"/>`;
  if (state === "losing")
    return `<path d="${HEART}" fill="#ffb9a0" stroke="#c22f4e" stroke-width="2" stroke-dasharray="3 2.2"/><path d="M12 6l-2.5 4.5 4 2L11 17" stroke="#6d0f22" stroke-width="1.8" fill="none"/>`;
  return `<path d="${HEART}" fill="#c22f4e" stroke="#6d0f22" stroke-width="1.5"/><path d="M5.5 8.5a2.6 2.6 0 0 1 2.6-2.8" stroke="#fff" stroke-opacity=".75" stroke-width="1.8" fill="none" stroke-linecap="round"/>`;
}

/** Hearts in a row, 26 apart: `left` of `most`, of which `losing` are about to go. */
export const hearts = (left: number, most: number, losing = 0) =>
  repeat(
    most,
    (at) =>
      `<g transform="translate(${at * 26} 0)">${heart(at < left - losing ? "full" : at < left ? "losing" : "empty")}</g>`,
  );
