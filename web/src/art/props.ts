/** What stands on the shelf between the boxes. */

import type { Paint } from "./chips";

/** A pile of chips seen from the side, 58 wide and as high as `pileHeight` says. */
export function chipPile(paint: Paint, chips: number) {
  return Array.from({ length: chips }, (_, chip) => {
    const edge = `<path d="M3 26v8a26 15 0 0 0 52 0v-8z"`;
    const marks = [12, 22, 36, 46].map((x) => `M${x} 36v8`).join("");
    return `<g transform="translate(${((chip * 7) % 3) - 1} ${(chips - 1 - chip) * 9})">${edge} fill="var(--${paint}-deep)"/>${edge} fill="url(#spine)"/><path d="${marks}" stroke="#fff" stroke-opacity=".5" stroke-width="5"/><ellipse cx="29" cy="26" rx="26" ry="15" fill="url(#chip-${paint})"/><ellipse cx="29" cy="26" rx="17" ry="9.5" fill="none" stroke="#fff" stroke-opacity=".65" stroke-width="2"/></g>`;
  }).join("");
}

export const pileHeight = (chips: number) => chips * 9 + 41;

/** A reading lamp with a green shade, 92 by 170. */
export const tableLamp = `<ellipse cx="46" cy="160" rx="30" ry="8" fill="#8a6420"/><ellipse cx="46" cy="157" rx="30" ry="8" fill="url(#brass)"/><path d="M43 60h6v98h-6z" fill="url(#brass)"/><path d="M20 12h52l16 50H4z" fill="#2f6b4c"/><path d="M20 12h52l16 50H4z" fill="url(#spine)" opacity=".6"/><path d="M4 62h84" stroke="#f6d98c" stroke-width="4"/><ellipse cx="46" cy="64" rx="36" ry="5" fill="#fff3c4"/>`;
