/** The back of a card, 220 by 310: rays, a lozenge, the sign of its deck, its name. */
import { GOLD, num, repeat } from "../ink";
import { sign } from "../signs";
import { DECKS, type Deck } from "./decks";

const IVORY = "#fff3d2";
const around = (radiusX: number, radiusY: number, angle: number) =>
  `${num(110 + radiusX * Math.cos(angle))} ${num(155 + radiusY * Math.sin(angle))}`;

export function cardBack(deck: Deck, name: string) {
  const { colour, deep, sign: mark } = DECKS[deck];
  const lines = repeat(24, (ray) => `M110 155L${around(150, 190, (ray * Math.PI) / 12)}`);
  const dots = repeat(16, (dot) => `M${around(72, 72, (dot * Math.PI) / 8)}h0`);
  const short = name.length < 9;
  return (
    `<rect width="220" height="310" rx="14" fill="${deep}"/><rect x="8" y="8" width="204" height="294" rx="9" fill="${colour}"/>` +
    `<svg x="14" y="14" width="192" height="282" viewBox="14 14 192 282"><path d="${lines}" stroke="#fff8e6" stroke-opacity=".16" stroke-width="2"/></svg>` +
    `<rect x="14" y="14" width="192" height="282" rx="6" fill="none" stroke="${GOLD}" stroke-width="1.6"/><rect x="19" y="19" width="182" height="272" rx="4" fill="none" stroke="#fff8e6" stroke-opacity=".4"/>` +
    `<path d="M110 62l66 93-66 93-66-93z" fill="${deep}" stroke="${GOLD}" stroke-width="2"/><path d="${dots}" stroke="${GOLD}" stroke-width="5.2" stroke-linecap="round"/>` +
    `<circle cx="110" cy="155" r="46" fill="${colour}" stroke="${GOLD}" stroke-width="2"/>${sign(mark, 110, 155, 56, IVORY, colour)}` +
    `<path d="M30 30h18l-18 18zM190 30h-18l18 18zM30 280h18l-18-18zM190 280h-18l18-18z" fill="${GOLD}"/>` +
    `<text x="110" y="284" font-family="Fraunces, Georgia, serif" font-weight="650" font-size="${short ? 15 : 12.5}" letter-spacing="${short ? 3 : 1.5}" fill="${IVORY}" text-anchor="middle">${name.toLocaleUpperCase()}</text>`
  );
}
