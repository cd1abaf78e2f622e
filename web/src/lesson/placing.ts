/** Where the coach's bubble stands: beside what it talks about, and never over it. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Place {
  left: number;
  top: number;
  /** The edge that the tip sticks out of, and how far along it; null without anything to point at. */
  tip: { edge: "top" | "bottom" | "left" | "right"; at: number } | null;
}

/** How far the bubble keeps from what it talks about and from the edge of the stage. */
const GAP = 14;
const STEP = 12;
/** The tip keeps clear of the rounded corners. */
const CORNER = 30;
/** How much farther off the bubble would rather stand than on something that is good to see. */
const DETOUR = 160;

const right = (box: Box) => box.left + box.width;
const bottom = (box: Box) => box.top + box.height;

/** The free distance between two boxes: across, and down; zero where they overlap in that direction. */
function apart(one: Box, other: Box): { x: number; y: number } {
  return {
    x: Math.max(0, other.left - right(one), one.left - right(other)),
    y: Math.max(0, other.top - bottom(one), one.top - bottom(other)),
  };
}

const distance = (one: Box, other: Box) => Math.hypot(...Object.values(apart(one, other)));

export const covers = (bubble: Box, targets: readonly Box[]) => targets.some((box) => distance(bubble, box) < GAP / 2);

/**
 * Return the free place nearest to the targets; if none is free, the one farthest from them. With nothing to talk about
 * the bubble stands at the lower right. What is `needed` besides is not covered either, and what is `spared` only if
 * everything else is farther off.
 */
export function placeBeside(
  stage: Pick<Box, "width" | "height">,
  bubble: Box,
  targets: readonly Box[],
  needed: readonly Box[] = [],
  spared: readonly Box[] = [],
): Place {
  const { width, height } = bubble;
  const places: Box[] = [];
  for (let top = GAP; top <= Math.max(GAP, stage.height - height - GAP); top += STEP)
    for (let left = GAP; left <= Math.max(GAP, stage.width - width - GAP); left += STEP)
      places.push({ left, top, width, height });
  const clear = places.filter((box) => !covers(box, needed));
  const last = clear.at(-1) ?? places.at(-1)!;
  if (!targets.length) return { left: last.left, top: last.top, tip: null };
  const nearest = (box: Box) => Math.min(...targets.map((target) => distance(box, target)));
  const free = clear.filter((box) => nearest(box) >= GAP);
  // Of places equally near, the one whose tip points straight at its target.
  const away = (box: Box) =>
    Math.min(...targets.map((target) => distance(box, target) + astray(box, target))) +
    (covers(box, spared) ? DETOUR : 0);
  const best = free.length ? least(free, away) : least(places, (box) => -nearest(box));
  return { left: best.left, top: best.top, tip: tipOf(best, targets) };
}

const least = (boxes: readonly Box[], weight: (box: Box) => number) =>
  boxes.reduce((best, box) => (weight(box) < weight(best) ? box : best));

/** How far the tip would point past the middle of a target. */
function astray(bubble: Box, target: Box): number {
  const { x, y } = apart(bubble, target);
  const [from, length, aim] =
    y >= x
      ? [bubble.left, bubble.width, target.left + target.width / 2]
      : [bubble.top, bubble.height, target.top + target.height / 2];
  return Math.max(0, from + CORNER - aim, aim - (from + length - CORNER));
}

/** Point the tip at the nearest target. */
export function tipOf(bubble: Box, targets: readonly Box[]): Place["tip"] {
  const target = least(targets, (box) => distance(bubble, box) + astray(bubble, box));
  const { x, y } = apart(bubble, target);
  if (x === 0 && y === 0) return null;
  const within = (value: number, length: number) => Math.min(Math.max(value, CORNER), length - CORNER);
  if (y >= x) {
    const at = within(target.left + target.width / 2 - bubble.left, bubble.width);
    return { edge: target.top < bubble.top ? "top" : "bottom", at };
  }
  const at = within(target.top + target.height / 2 - bubble.top, bubble.height);
  return { edge: target.left < bubble.left ? "left" : "right", at };
}
