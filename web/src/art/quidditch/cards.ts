/** What every Quidditch card shows: the colours and the sign of its kind, and a picture in sun rays. */

import { DEEDS } from "./deeds";
import { type House } from "./houses";
import { JINXES } from "./jinxes";
import { PLAYERS } from "./players";

/** The colour of the band and of the sky behind the picture. */
export const KINDS: Record<string, readonly [string, string]> = {
  chaser: ["#b4531e", "#f0b27a"],
  keeper: ["#2f5fa6", "#9cc0ea"],
  beater: ["#5d6068", "#c3c6cc"],
  seeker: ["#8f6812", "#f6dc8c"],
  jinx: ["#6d3c97", "#c9a6e6"],
  spell: ["#1f7374", "#9bd3cf"],
  foul: ["#a71f2d", "#f0a39c"],
  referee: ["#2b2724", "#d9d3c7"],
};

/** Signs of 16 by 16: kinds differ without colour. */
export const SIGNS: Record<string, string> = {
  foul: "M8 1l7.5 14H.5z",
  jinx: "M8 0l2 4 4-1-1 4 3 2-3 2 1 4-4-1-2 3-2-3-4 1 1-4-3-2 3-2-1-4 4 1z",
  spell: "M4 1h8l4 7-4 7H4L0 8z",
  referee: "M1 3h14v4H9a4 4 0 1 1-8 1z",
};

const PICTURES = { ...PLAYERS, ...DEEDS, ...JINXES };

/** Draw a role or an effect; a card of somebody's own deck that has no picture shows the sun rays alone. */
export function picture(subject: string, kind: string, house: House) {
  const sky = KINDS[kind]?.[1] ?? KINDS.spell![1];
  return `<rect width="200" height="140" fill="${sky}"/>${sun(kind === "referee" ? "#fff" : "#fff6dd")}${PICTURES[subject]?.(house) ?? ""}`;
}

function sun(ink: string) {
  const far = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${(100 + 260 * Math.cos(angle)).toFixed(1)} ${(96 + 260 * Math.sin(angle)).toFixed(1)}`;
  };
  const beams = Array.from({ length: 18 }, (_, beam) => `M100 96L${far(beam * 20)}L${far(beam * 20 + 10)}z`);
  return `<path d="${beams.join("")}" fill="${ink}" opacity=".5"/>`;
}
