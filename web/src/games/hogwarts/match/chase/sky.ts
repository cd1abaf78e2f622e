/** The part of the sky that a frame of this size shows. */

import { chaseView } from "@/art/hogwarts/pitch/chase";

const [WIDE, HIGH] = [1366, 644];

/** All of it, with more sky above where there is room; on narrow screens only the part around both seekers. */
export function skyBox(track: number, own: number, other: number, width: number, height: number): string {
  const shape = width / Math.max(1, height);
  if (shape < 1.2) return chaseView(track, own, other, width, height);
  const high = WIDE / shape;
  const top = high > HIGH ? HIGH - high : (HIGH - high) / 2;
  return `0 ${top.toFixed(1)} ${WIDE} ${high.toFixed(1)}`;
}
