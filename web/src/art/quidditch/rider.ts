/** Somebody on a broom, 200 by 140. Only the arm changes from picture to picture. */

import { SKIN } from "../svg";
import { OUTLINE } from "./balls";
import { type House, HOUSES } from "./houses";

export function rider(house: House, arm: string) {
  const [robe, cape, trim] = HOUSES[house];
  return `<path d="M24 108L178 82" stroke="#22140d" stroke-width="9" stroke-linecap="round"/><path d="M24 108L178 82" stroke="#8a5426" stroke-width="4"/><path d="M58 99q-24-4-52 8 14 1 22 4-14 2-22 12 34 6 56-12z" fill="#e0b45c" ${OUTLINE}/><path d="M50 101l6 12" stroke="#22140d" stroke-width="4"/><path d="M112 48q-40-14-84 12 14 4 22 10-16 4-24 16 42 6 70-12z" fill="${cape}" ${OUTLINE}/><path d="M72 98q2-40 40-52l22 14q-6 26-28 40z" fill="${robe}" ${OUTLINE}/><path d="M78 92q14 20 40 8l4 9q-30 14-50-6z" fill="#efe3cc" ${OUTLINE}/><path d="M116 100l12 2 2 9-14 2z" fill="#3a2418" ${OUTLINE}/>${arm}<circle cx="130" cy="42" r="15" fill="${SKIN}" ${OUTLINE}/><path d="M115 42q-2-18 16-18 13 1 15 13-16-5-31 5z" fill="#5a3620" ${OUTLINE}/><circle cx="137" cy="43" r="2.4" fill="#22140d"/><path d="M104 50q10 8 20 8" stroke="${trim}" stroke-width="5" fill="none"/>`;
}
