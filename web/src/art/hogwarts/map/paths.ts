/** The path of a walk: a band of light along the ways, and footprints on it. */
import { num } from "../ink";
import type { Point } from "./looks";

/** A curve of the pack: two points pull the way between two fields. */
export interface Bend {
  way: readonly [string, string];
  pull: readonly [Point, Point];
}

/** Points along the way from one field to the next. */
export function wayPoints(here: Point, there: Point, pull: readonly [Point, Point] | null): Point[] {
  if (!pull) return [here, there];
  const corners = [here, ...pull, there];
  return Array.from({ length: 25 }, (_, step) => {
    const t = step / 24;
    const weights = [(1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t ** 3];
    const axis = (which: 0 | 1) => corners.reduce((sum, corner, at) => sum + corner[which] * weights[at]!, 0);
    return [axis(0), axis(1)] as const;
  });
}

/** Find the bend between two fields, turned into the direction of the walk. */
export function bendOf(bends: readonly Bend[], here: string, there: string): readonly [Point, Point] | null {
  for (const { way, pull } of bends) {
    if (way[0] === here && way[1] === there) return pull;
    if (way[0] === there && way[1] === here) return [pull[1], pull[0]];
  }
  return null;
}

/** Points along a whole walk. */
export function walkPoints(path: readonly string[], at: (field: string) => Point, bends: readonly Bend[]): Point[] {
  return path.slice(1).flatMap((there, step) => {
    const here = path[step]!;
    const points = wayPoints(at(here), at(there), bendOf(bends, here, there));
    return step ? points.slice(1) : points;
  });
}

export const lineThrough = (points: readonly Point[]) => `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join("L")}`;

/** The band of light under a chosen walk. */
export const pathBand = (points: readonly Point[]) =>
  `<path d="${lineThrough(points)}" fill="none" stroke="var(--map-glow)" stroke-width="27" stroke-linejoin="round" stroke-linecap="round" opacity=".78"/>`;

const FOOT =
  "M0-9c3 0 4.2 3.2 4 7-.1 2-.8 3.2-1 4.8h-5.2C-2.8.5-4-.8-4-3.6-4-6.6-2.7-9 0-9zM-2.1 4.5h5c.2 3-.3 5-2.5 5s-2.8-2-2.5-5z";

/** Footprints along a walk, left and right; none on a medallion of the path. */
export function footprints(points: readonly Point[], fields: readonly Point[], step = 12.5) {
  const prints: string[] = [];
  let walked = 0;
  let next = 30;
  const whole = length(points) - 34;
  for (let at = 1; at < points.length; at++) {
    const [from, to] = [points[at - 1]!, points[at]!];
    const far = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
    for (; next <= Math.min(walked + far, whole); next += step) {
      const part = (next - walked) / far;
      const spot = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part] as const;
      if (fields.some(([x, y]) => Math.hypot(spot[0] - x, spot[1] - y) < 22.5)) continue;
      prints.push(print(spot, angle, Math.round(next / step) % 2 === 1));
    }
    walked += far;
  }
  return prints.join("");
}

function print([x, y]: Point, angle: number, left: boolean) {
  const side = left ? 7 : -7;
  const at = `${num(x - Math.sin(angle) * side)} ${num(y + Math.cos(angle) * side)}`;
  return `<path d="${FOOT}" fill="var(--map-foot)" transform="translate(${at}) rotate(${num((angle * 180) / Math.PI + 90)}) scale(${left ? -0.8 : 0.8} .8)"/>`;
}

const length = (points: readonly Point[]) =>
  points.slice(1).reduce((sum, [x, y], at) => sum + Math.hypot(x - points[at]![0], y - points[at]![1]), 0);
