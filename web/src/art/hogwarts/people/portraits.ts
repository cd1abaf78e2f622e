/** Portraits: a medallion for a player bar, a picture for a card. Whoever is not known gets a student in a hood. */
import { CLOTH, INK, moved, rays, type House } from "../ink";
import { sign } from "../signs";
import { ATTRIBUTES } from "./attributes";
import { bust, type Person } from "./bust";
import { DARK_SIDE } from "./dark-side";
import { GROWN_UPS } from "./grown-ups";
import { STUDENTS } from "./students";
import { voldemort } from "./voldemort";

const PEOPLE: Record<string, Person> = { ...STUDENTS, ...DARK_SIDE, ...GROWN_UPS };
export const LORD = "lord_voldemort";
/** Everybody who has a face of their own. */
export const KNOWN_PEOPLE: readonly string[] = [...Object.keys(PEOPLE), LORD];

const DARK_GROUND = { cloth: "#3d5048", deep: "#1a2421", trim: "#9fb3a6" };
const PLAIN_GROUND = { cloth: "#5a5068", deep: "#332c40", trim: "#c9bfd6" };
const LORD_GROUND = { cloth: "#1f4a38", deep: "#0a1512", trim: "#7be08f" };

const isHouse = (side: string): side is House => side in CLOTH;

function groundOf(side: Person["house"]) {
  if (isHouse(side)) return side === "hufflepuff" ? { ...CLOTH[side], trim: "#f7dd8a" } : CLOTH[side];
  return side === "dark" ? DARK_GROUND : PLAIN_GROUND;
}

/** A student of an owner's own: whose face nobody knows yet, in the colours of their house. */
const stranger = (house: Person["house"]): Person => ({
  house,
  head: "oval",
  skin: "tan",
  hair: "#4a3628",
  eye: "#5a4632",
  attribute: "books",
  mouth: "smile",
  nose: "small",
  front: "M-23 2C-28-24-16-38 0-38S28-24 23 2C22-8 18-16 10-22 0-14-12-14-18-12-21-8-22-3-23 2z",
  clothes: "tie",
});

const personOf = (id: string, house: Person["house"] = "none") => PEOPLE[id] ?? stranger(house);

/** Below this many pixels a medallion comes closer and leaves the attribute out. */
const SMALL = 60;

/** A round portrait around the origin, 100 wide. `key` makes its ids unique on the page. */
export function medallionOf(id: string, pixels: number, key: string, house?: Person["house"]) {
  const person = personOf(id, house);
  const { cloth, trim } = id === LORD ? LORD_GROUND : groundOf(person.house);
  return (
    `<clipPath id="${key}-rim"><circle r="45"/></clipPath><circle r="49" fill="${INK}"/><circle r="47.5" fill="${trim}"/><circle r="45" fill="${cloth}"/>` +
    `<g clip-path="url(#${key}-rim)">${rays(0, -6, 14, 90, "#fff", 0.1)}${figure(id, person, pixels, key)}</g><circle r="45" fill="none" stroke="${INK}" stroke-width="2.2"/>`
  );
}

function figure(id: string, person: Person, pixels: number, key: string) {
  if (id === LORD) return moved(voldemort(), 0, 4, 0.86);
  const moon = person.moon ? `<circle cx="14" cy="-22" r="30" fill="#f3edcf"/>` : "";
  if (pixels < SMALL) return moon + moved(bust(person, `${key}-head`), 0, 4, 0.98);
  return moon + moved(bust(person, `${key}-head`), -5, -2, 0.78) + moved(ATTRIBUTES[person.attribute], 23, 22, 0.66);
}

/** A round portrait as an SVG of its own. */
export const portrait = (id: string, pixels: number, key: string, house?: Person["house"]) =>
  `<svg viewBox="-50 -50 100 100" aria-hidden="true">${medallionOf(id, pixels, key, house)}</svg>`;

/** A portrait as the picture of a card, 192 by 116: the bust, and beside it what one knows somebody by. */
export function portraitPicture(id: string, key: string, house?: Person["house"]) {
  if (id === LORD)
    return `<rect width="192" height="116" fill="#16392c"/>${rays(96, 50, 16, 170, "#7be08f", 0.12)}${moved(voldemort(), 96, 56, 0.98)}`;
  const person = personOf(id, house);
  const { cloth, deep } = groundOf(person.house);
  const mark = isHouse(person.house) ? `<g opacity=".28">${sign(person.house, 150, 54, 96, deep, cloth)}</g>` : "";
  const moon = person.moon ? `<circle cx="132" cy="40" r="44" fill="#f3edcf"/>` : "";
  return (
    `<rect width="192" height="116" fill="${cloth}"/>${rays(80, 54, 16, 190, "#fff", 0.09)}${mark}${moon}` +
    moved(bust(person, `${key}-head`), 76, 56, 1.02) +
    moved(ATTRIBUTES[person.attribute], 148, 66, 1.36)
  );
}
