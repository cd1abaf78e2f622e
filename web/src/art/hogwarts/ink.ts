/** What the drawings of A Year at Hogwarts are made of: one line of ink, four houses, rays, stars, a steady hand. */

export const INK = "#2a1c14";
export const CREAM = "#fff6df";
export const GOLD = "#e9c25a";

/** The outline of everything, and a thinner line inside it. */
export const OUTLINE = `stroke="${INK}" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"`;
export const LINE = `fill="none" stroke="${INK}" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"`;

export type House = "gryffindor" | "hufflepuff" | "ravenclaw" | "slytherin";
export const HOUSES = ["gryffindor", "hufflepuff", "ravenclaw", "slytherin"] as const satisfies readonly House[];

/** Cloth, its folds, its trimming. Black trims yellow: nothing lighter shows on it. */
export const CLOTH: Record<House, { cloth: string; deep: string; trim: string }> = {
  gryffindor: { cloth: "#a3232a", deep: "#6d0f16", trim: "#f2c14e" },
  hufflepuff: { cloth: "#e0a91b", deep: "#8a5d00", trim: "#2a2018" },
  ravenclaw: { cloth: "#2a55a8", deep: "#13306f", trim: "#cf9a63" },
  slytherin: { cloth: "#1f7a4c", deep: "#0b4a2b", trim: "#d3dbde" },
};

/** Write a number with one decimal at most. */
export const num = (value: number) => String(Math.round(value * 10) / 10);

export const moved = (drawn: string, x: number, y: number, scale = 1, turn = 0) =>
  `<g transform="translate(${num(x)} ${num(y)})${turn ? ` rotate(${num(turn)})` : ""}${scale === 1 ? "" : ` scale(${Math.round(scale * 1000) / 1000})`}">${drawn}</g>`;

export const repeat = (times: number, part: (number: number) => string) =>
  Array.from({ length: times }, (_, at) => part(at)).join("");

/** A hand that trembles in the same way every time, so that a drawing never changes. */
export function hand(seed: number) {
  let now = seed;
  const between = (low: number, high: number) => {
    now = (Math.imul(now, 1103515245) + 12345) & 0x7fffffff;
    return low + ((high - low) * (now >> 8)) / 0x7fffff;
  };
  return {
    between,
    oneOf: <T>(choices: readonly T[]) => choices[Math.min(choices.length - 1, Math.floor(between(0, choices.length)))]!,
  };
}

/** Rays of light from a point, as many as there are gaps between them. */
export function rays(x: number, y: number, number: number, reach: number, colour = "#fff", opacity = 0.14) {
  const at = (angle: number) => `${num(x + reach * Math.cos(angle))} ${num(y + reach * Math.sin(angle))}`;
  const step = Math.PI / number;
  const wedges = repeat(number, (ray) => `M${num(x)} ${num(y)}L${at(2 * ray * step)}L${at((2 * ray + 1) * step)}z`);
  return `<path d="${wedges}" fill="${colour}" opacity="${opacity}"/>`;
}

export function stars(number: number, wide: number, high: number, seed: number, colour = "#fff") {
  const { between } = hand(seed);
  return repeat(number, () => {
    const at = `cx="${num(between(0, wide))}" cy="${num(between(0, high))}"`;
    return `<circle ${at} r="${num(between(0.6, 1.8))}" fill="${colour}" opacity="${num(between(0.4, 0.95))}"/>`;
  });
}

/** A four-pointed sparkle. */
export const spark = (x: number, y: number, scale = 1, fill = "#ffe08a") =>
  moved(`<path d="M0-9l2.4 6.6L9 0 2.4 2.4 0 9l-2.4-6.6L-9 0l6.6-2.4z" fill="${fill}"/>`, x, y, scale);

/** A limb with an outline: a thick line of ink under a thinner one of colour. */
export function limb(line: string, width: number, colour: string, edge = 2.2) {
  const round = `fill="none" stroke-linecap="round" stroke-linejoin="round"`;
  return `<path d="${line}" ${round} stroke="${INK}" stroke-width="${num(width + 2 * edge)}"/><path d="${line}" ${round} stroke="${colour}" stroke-width="${width}"/>`;
}

/**
 * Give what a drawing refers to ids of its own: of two on a page, one may be hidden, and a gradient that is hidden
 * paints nothing.
 */
export const apart = (key: string, drawn: string) =>
  drawn.replace(/( id="|url\(#|href="#)/g, (begin) => `${begin}${key}-`);

let icons = 0;
/** The same for an icon, of which there may be any number. */
export const apartIcon = (drawn: string) => apart(`icon-${icons++}`, drawn);

/** A cloud around a point. */
export function cloud(x: number, y: number, scale: number, opacity: number, fill = "#fff", more = "") {
  const shape = "M-60 10c-14 0-14-16 4-16c2-14 26-16 34-6c8-14 38-10 40 4c22-2 26 18 6 18z";
  return moved(`<path d="${shape}" fill="${fill}" opacity="${opacity}"${more}/>`, x, y, scale);
}
