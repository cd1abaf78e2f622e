/** What can happen on the pitch: steps, throws with their ribbons and numbers, targets, speech tags. */
import { INK, CREAM, num } from "../ink";
import { sign } from "../signs";
import type { Placing } from "./geometry";

type Point = readonly [number, number];

/** A field where a piece can go: gold with two rings and a broom. */
export const stepField = ({ x, y, scale }: Placing, [wide, high]: readonly [number, number]) => {
  const oval = (more: number, rest: string) =>
    `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num((wide + more) * scale)}" ry="${num((high + more * 0.7) * scale)}" ${rest}/>`;
  return (
    oval(12, `fill="none" stroke="#8a4f00" stroke-width="2.5"`) +
    oval(9, `fill="none" stroke="${CREAM}" stroke-width="4"`) +
    oval(2, `fill="#ffd45a" fill-opacity=".92" stroke="#8a4f00" stroke-width="2.6"`) +
    sign("broom", x, y, 26 * scale, "#5a3608")
  );
};

/** A field on the way of a throw: gold if it is the chosen way. */
export const throwField = ({ x, y, scale }: Placing, [wide, high]: readonly [number, number], chosen: boolean) =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num((wide + 2) * scale)}" ry="${num((high + 2) * scale)}" fill="${chosen ? "#ffd45a" : CREAM}" fill-opacity="${chosen ? 0.95 : 0.62}" stroke="${chosen ? "#8a4f00" : "#5a4a2a"}" stroke-width="2.6"/>`;

/** Whoever would be hit stands in a red dashed ring. */
export const target = ({ x, y, scale }: Placing, [wide, high]: readonly [number, number]) =>
  `<ellipse cx="${num(x)}" cy="${num(y + 2)}" rx="${num((wide + 20) * scale)}" ry="${num((high + 14) * scale)}" fill="#ffd45a" stroke="#b3201a" stroke-width="4" stroke-dasharray="9 5"/>`;

/** The ribbon of a throw from one point to another, with a head. */
export function ribbon([x, y]: Point, [toX, toY]: Point, chosen: boolean) {
  const angle = Math.atan2(toY - y, toX - x);
  const side = [-Math.sin(angle), Math.cos(angle)] as const;
  const [thin, thick] = chosen ? [7, 9] : [4, 6];
  const neck = [toX - Math.cos(angle) * 26, toY - Math.sin(angle) * 22] as const;
  const at = ([px, py]: Point, out: number) => `${num(px + side[0] * out)} ${num(py + side[1] * out)}`;
  const corners = [
    at([x, y], thin),
    at(neck, thick),
    at(neck, thick * 2.3),
    `${num(toX)} ${num(toY)}`,
    at(neck, -thick * 2.3),
    at(neck, -thick),
    at([x, y], -thin),
  ];
  return `<path d="M${corners.join("L")}z" fill="${chosen ? "#ffc414" : CREAM}" stroke="${INK}" stroke-width="2.2" stroke-linejoin="round"/>`;
}

/** The number of a field along a throw; `lifted` if a head would cover it. */
export const stepNumber = ({ x, y }: Placing, number: number, chosen: boolean, lifted = false) =>
  `<circle cx="${num(x)}" cy="${num(y - (lifted ? 15 : 0))}" r="11" fill="${chosen ? "#ffd45a" : CREAM}" stroke="${INK}" stroke-width="2"/><text x="${num(x)}" y="${num(y + 5 - (lifted ? 15 : 0))}" text-anchor="middle" font-family="Source Sans, sans-serif" font-weight="700" font-size="14" fill="${INK}">${number}</text>`;

/** A speech tag that points at something below it. */
export function speech([x, y]: Point, text: string, gold = false) {
  const half = Math.round(text.length * 4.1 + 11);
  return `<g transform="translate(${num(x)} ${num(y)})"><path d="M${-half}-15h${2 * half}q7 0 7 7v13q0 7-7 7H8l-8 9-8-9H${-half}q-7 0-7-7V-8q0-7 7-7z" fill="${gold ? "#ffd45a" : CREAM}" stroke="${INK}" stroke-width="2.2" stroke-linejoin="round"/><text y="4" text-anchor="middle" font-family="Source Sans, sans-serif" font-weight="700" font-size="15.5" fill="${INK}">${text.replace(/[&<]/g, (letter) => (letter === "&" ? "&amp;" : "&lt;"))}</text></g>`;
}
