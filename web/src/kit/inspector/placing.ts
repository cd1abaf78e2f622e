/** Where a close look at something stands in the window. */

export type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

/** The room to the edge of the window, and to the thing. */
const EDGE = 8;

/**
 * Stand above the thing, or below where there is no room above, and never over the edge of the window. Where that would
 * cover one of the boxes to keep clear, stand above it, if there is room.
 */
export function placeFor(at: Box, wide: number, high: number, clear: readonly Box[]): { left: number; top: number } {
  const middle = (at.left + at.right) / 2;
  const left = Math.max(EDGE, Math.min(middle - wide / 3, innerWidth - wide - EDGE));
  const above = at.top - high - EDGE;
  const beside = above >= EDGE ? above : Math.max(EDGE, Math.min(at.bottom + EDGE, innerHeight - high - EDGE));
  const covered = clear.filter(
    (box) => box.left < left + wide && left < box.right && box.top < beside + high && beside < box.bottom,
  );
  const higher = Math.min(...covered.map((box) => box.top)) - high - EDGE;
  return { left, top: covered.length && higher >= EDGE ? higher : beside };
}
