/** Scenes of the decks that have no picture for each card: the scene tells the deck, a thing in it the card. */
import { INK, moved, OUTLINE, rays, repeat, stars } from "../ink";
import { sign, type SignName } from "../signs";
import { DECKS, type Deck } from "./decks";
import { EMBLEMS, type Emblem } from "./emblems";
import { ground, lantern } from "./props";

/** Covers by subject; the gold of the frame is the same. */
const COVERS: Record<string, string> = {
  charms: "#5a3d9e",
  transfiguration: "#25538f",
  defence: "#8a2a2e",
  potions: "#1f6b52",
  herbology: "#4f7a2f",
  creatures: "#8a5a2a",
};

/** A book that stands open to its reader. */
export function bookScene(subject: string, emblem: Emblem | null) {
  const cover = COVERS[subject] ?? DECKS.book.colour;
  const emblazoned = emblem ? moved(EMBLEMS[emblem]!, 100, 48, 1.02) : sign("book", 100, 48, 40, "#e9c25a", cover);
  return (
    ground("#cfdcec", "#ffffff", 0.35, 96, 60, 12) +
    `<g ${OUTLINE}><path d="M46 98V22c0-6 4-9 10-9h86v76H58c-6 0-12 3-12 9z" fill="${cover}"/><path d="M46 98c0-6 6-9 12-9h84v16H58c-6 0-12-2-12-7z" fill="#f6edd6"/><path d="M58 95h84M58 100h84" stroke-width="1"/><path d="M62 18h76v60H62z" fill="#fff6df" fill-opacity=".16" stroke="#e9c25a" stroke-width="2"/></g>${emblazoned}`
  );
}

/** Well done: a window in the morning. Badly done: a corridor at night, and a lantern that comes nearer. */
export function behaviourScene(good: boolean, emblem: Emblem | null) {
  const thing = emblem
    ? moved(EMBLEMS[emblem]!, good ? 96 : 66, 58, good ? 1.6 : 1.45)
    : sign("behaviour", good ? 96 : 66, 58, 56, "#fff3d2", "#5b143c");
  if (good)
    return `${ground("#a8487a", "#ffe0b0", 0.22, 96, 58)}<circle cx="96" cy="58" r="50" fill="#ffe9c0" opacity=".28"/><circle cx="96" cy="58" r="44" fill="none" stroke="#f2c14e" stroke-width="2.5" stroke-dasharray="1 8" stroke-linecap="round"/>${thing}`;
  return `<rect width="192" height="116" fill="#3a1a33"/>${stars(18, 192, 60, 9, "#ffe9c0")}<circle cx="146" cy="72" r="58" fill="#ffcf6b" opacity=".16"/><circle cx="146" cy="72" r="34" fill="#ffcf6b" opacity=".25"/><path d="M0 98h192v18H0z" fill="#24101f"/><circle cx="66" cy="58" r="44" fill="#ffe9c0" opacity=".12"/>${lantern(146, 98, 0.9)}${thing}`;
}

/** What happens to everybody: sunlight, and bunting over it. */
export function eventScene(emblem: Emblem | null) {
  const flags = repeat(
    8,
    (flag) =>
      `<path d="M${flag * 26 + 4} ${8 + Math.abs(3.5 - flag) * -1.5}l18 0-9 16z" fill="${["#a3232a", "#e0a91b", "#2a55a8", "#1f7a4c"][flag % 4]}" stroke="${INK}" stroke-width="1.6"/>`,
  );
  const thing = emblem ? moved(EMBLEMS[emblem]!, 96, 68, 1.55) : sign("event", 96, 66, 60, "#8a3d04", "#f2c48d");
  return `${ground("#f2c48d", "#fff2d0", 0.34, 96, 64)}<ellipse cx="96" cy="104" rx="60" ry="8" fill="#8a3d04" opacity=".18"/>${flags}${thing}`;
}

/** The staircase that moves has its own picture: everybody knows that one. */
export const staircase = () =>
  `${ground("#f2c48d", "#fff2d0", 0.3, 100, 50)}<g ${OUTLINE}><path d="M0 116V92h28V78h24V64h24V50h22v66z" fill="#d8c9ab"/><path d="M28 92h24M52 78h24M76 64h22"/><path d="M194 20v34h-28l-22 16h-20V60h20V48h22V34h28z" fill="#c4b08c"/><path d="M98 50q12 18 26 12" fill="none" stroke="#c9600f" stroke-width="3" stroke-dasharray="1 6"/><path d="M118 54l8 8-11 5" fill="none" stroke="#c9600f" stroke-width="3"/><circle cx="86" cy="26" r="7" fill="#f0c9a0"/><path d="M78 50c0-10 3-16 8-16s8 6 8 16z" fill="#2a2430"/><path d="M80 38l-10-6M92 38l10-8"/></g>`;

/** Any card of a deck that nobody has drawn yet: its sign in the light of its colour. */
export function plainScene(deck: Deck, mark: SignName = DECKS[deck].sign) {
  const { colour, deep } = DECKS[deck];
  return `<rect width="192" height="116" fill="${deep}"/>${rays(96, 58, 16, 190, colour, 0.7)}<circle cx="96" cy="58" r="42" fill="${colour}" stroke="#e9c25a" stroke-width="2"/>${sign(mark, 96, 58, 52, "#fff3d2", colour)}`;
}
