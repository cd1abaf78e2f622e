/** What can happen to a field while somebody chooses: discs under its medallion, rings and badges over it. */
import { CREAM, num } from "../ink";
import { sign } from "../signs";
import { lookOf, type MapField } from "./looks";
import { outline } from "./medallions";

/** `gain`: a walk that ends there gives something, so that it may shine more. */
export type Reach = "plain" | "gain" | "danger" | "chosen";

const DISC: Record<Reach, number> = { plain: 15, gain: 20, danger: 15, chosen: 0 };
const GLOW: Record<Reach, number> = { plain: 44, gain: 54, danger: 44, chosen: 76 };

/** The gradient of all glows, for `<defs>`. */
export const glowDefs = () =>
  `<radialGradient id="reach-glow"><stop stop-color="var(--map-glow)" stop-opacity=".95"/><stop offset=".55" stop-color="var(--map-glow)" stop-opacity=".5"/><stop offset="1" stop-color="var(--map-glow)" stop-opacity="0"/></radialGradient>`;

/** Under the medallion: a glow and an amber disc. */
export function reachDisc(field: MapField, reach: Reach) {
  const [x, y] = field.at;
  const glow = `<circle cx="${x}" cy="${y}" r="${GLOW[reach]}" fill="url(#reach-glow)" opacity="${reach === "chosen" ? 1 : 0.7}"/>`;
  if (reach === "chosen") return glow;
  const radius = lookOf(field).radius + DISC[reach];
  return `${glow}<circle cx="${x}" cy="${y}" r="${radius}" fill="var(--map-glow)" opacity="${reach === "gain" ? 0.95 : 0.8}"/>`;
}

const RING = {
  plain: { cream: 7, colour: "var(--reach)", width: 3.5, out: 7, dashed: false },
  gain: { cream: 7, colour: "var(--reach)", width: 3.5, out: 7, dashed: false },
  danger: { cream: 7, colour: "var(--danger)", width: 5.5, out: 10, dashed: true },
  chosen: { cream: 14, colour: "var(--chosen)", width: 8, out: 10, dashed: false },
} as const;

/** Over the medallion: a ring of cream and one of colour, in the shape of the field. */
export function reachRing(field: MapField, reach: Reach) {
  const { cream, colour, width, out, dashed } = RING[reach];
  const look = lookOf(field);
  const inner = outline(look.shape, look.radius + out, "none", colour, width);
  const dashes = dashed ? inner.replace("/>", ` stroke-dasharray="9 6"/>`) : inner;
  return `<g transform="translate(${field.at[0]} ${field.at[1]})">${outline(look.shape, look.radius + out, "none", "var(--reach-rim)", cream)}${dashes}</g>`;
}

export type Badge = "danger" | "ready";

/** A small badge at the lower right of a field: a fight awaits there, or a mission can be done. */
export function badge(field: MapField, what: Badge) {
  const [colour, name] =
    what === "danger" ? (["var(--danger)", "fight"] as const) : (["var(--ready)", "mission"] as const);
  const [x, y] = field.at;
  return `<g transform="translate(${num(x + 30)} ${num(y + 20)})"><circle r="15" fill="${colour}" stroke="${CREAM}" stroke-width="3"/>${sign(name, 0, 0, 19, "#fff", colour)}</g>`;
}
