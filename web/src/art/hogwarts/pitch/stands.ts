/** Who watches: towers in the colours of the houses, the crowd, banners, the cloth on the barrier. */
import { CLOTH, CREAM, hand, INK, moved, num, repeat, type House } from "../ink";
import { sign } from "../signs";

/** A stand whose foot is at the origin. */
export function tower(house: House, high: number, wide: number) {
  const { cloth, deep, trim } = CLOTH[house];
  const top = -high;
  const skirt = (wide + 10) / 4;
  const stripes = [1, 3]
    .map(
      (at) =>
        `<path d="M${num(-wide / 2 - 5 + skirt * at)} ${top + 6}v${num(high * 0.44 - 8)}" stroke="${trim}" stroke-width="${num(wide * 0.09)}"/>`,
    )
    .join("");
  return (
    `<g stroke="${INK}" stroke-width="2.2" stroke-linejoin="round"><path d="M${-wide / 2} 0V${top}h${wide}V0z" fill="#8a6238"/><path d="M${num(wide * 0.16)} ${top}h${num(wide * 0.34)}V0h${num(-wide * 0.34)}z" fill="#6b4826" stroke="none"/>` +
    `<path d="M${-wide / 2 - 5} ${top + 6}h${wide + 10}v${num(high * 0.44)}l${num(-skirt)}-9-${num(skirt)} 9-${num(skirt)}-9-${num(skirt)} 9z" fill="${cloth}"/>${stripes}` +
    `<path d="M${-wide / 2 - 9} ${top + 8}L0 ${num(top - wide * 0.72)}L${wide / 2 + 9} ${top + 8}q-${wide / 2 + 9} 9-${wide + 18} 0z" fill="${cloth}"/><path d="M0 ${num(top - wide * 0.72)}L${wide / 2 + 9} ${top + 8}q-${num(wide * 0.2)} 4-${num(wide * 0.4)} 5z" fill="${deep}" stroke="none"/>` +
    `<path d="M0 ${num(top - wide * 0.72)}v-24" fill="none"/><path d="M0 ${num(top - wide * 0.72 - 24)}q12-5 30 4-14 1-17 8-6-5-13-2z" fill="${house === "hufflepuff" ? cloth : trim}"/></g>` +
    `<circle cy="${num(top + 6 + high * 0.2)}" r="${num(wide * 0.2)}" fill="${CREAM}" stroke="${INK}" stroke-width="1.8"/>${sign(house, 0, top + 6 + high * 0.2, wide * 0.29, house === "hufflepuff" ? deep : cloth, CREAM)}`
  );
}

const SKIN = ["#f6d9bf", "#eec39b", "#cf9566", "#9c623c", "#6b3f28"];
const HAIR = ["#2a1d16", "#5d351c", "#b4571b", "#d9b96a", "#1d1816"];
const COLOURS: Record<House, readonly string[]> = {
  gryffindor: ["#a3232a", "#7c1219", "#f2c14e"],
  hufflepuff: ["#e0a91b", "#2a2018", "#c88f10"],
  ravenclaw: ["#2a55a8", "#17356f", "#cf9a63"],
  slytherin: ["#1f7a4c", "#0b4a2b", "#d3dbde"],
};

/** A few watchers of each house, for `<defs>`: the crowd is made of these. */
export function crowdDefs() {
  const { oneOf } = hand(6);
  const watcher = (house: House, number: number) => {
    const skin = oneOf(SKIN);
    const arms =
      number === 5 ? `<path d="M-5 1l-4-11M5 1l4-11" stroke="${skin}" stroke-width="2.6" stroke-linecap="round"/>` : "";
    return `<g id="crowd-${house}-${number}"><path d="M-7 9c0-8 2-11 7-11s7 3 7 11z" fill="${COLOURS[house][number % 3]}"/><circle cy="-4" r="4.6" fill="${skin}"/><path d="M-4.8-4a4.8 4.8 0 0 1 9.6 0q-4.8-4-9.6 0z" fill="${oneOf(HAIR)}"/>${arms}</g>`;
  };
  return (Object.keys(COLOURS) as House[]).map((house) => repeat(6, (number) => watcher(house, number))).join("");
}

/** One of the crowd; it needs `crowdDefs`. */
export const watcher = (house: House, number: number, x: number, y: number, scale: number) =>
  `<use href="#crowd-${house}-${number}" transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${scale.toFixed(2)})"/>`;

/** A banner that somebody holds up. */
export function banner(house: House, x: number, y: number, turn: number) {
  const { deep, trim } = CLOTH[house];
  const cloth = house === "hufflepuff" ? "#f4d26a" : trim;
  return moved(
    `<g stroke="${INK}" stroke-width="2"><path d="M-26 12V-16M26 12V-16"/><path d="M-29-18h58v20q-29 7-58 0z" fill="${cloth}"/></g>${sign(house, 0, -8, 17, deep, cloth)}`,
    x,
    y,
    1,
    turn,
  );
}
