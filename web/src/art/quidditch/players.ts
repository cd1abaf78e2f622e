/** Pictures of the four roles, 200 by 140, in the manner of old cigarette cards. */

import { flash, SKIN } from "../svg";
import { ball, BLUDGER, OUTLINE, QUAFFLE, SNITCH } from "./balls";
import { type House, HOUSES } from "./houses";
import { rider } from "./rider";

/** Flies with the Quaffle under the arm. */
function chaser(house: House) {
  const [robe] = HOUSES[house];
  return (
    rider(house, `<path d="M112 58q22-8 40-6l2 10q-20 2-38 12z" fill="${robe}" ${OUTLINE}/>`) +
    ball(QUAFFLE, 168, 54, 16) +
    '<path d="M186 40h10M190 56h8M186 70h10" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".8"/>'
  );
}

/** Stands before the three hoops with open arms. */
function keeper(house: House) {
  const [robe, , trim] = HOUSES[house];
  return (
    [52, 100, 148]
      .map(
        (x, i) =>
          `<path d="M${x} ${i === 1 ? 50 : 66}V140" stroke="#22140d" stroke-width="8"/><path d="M${x} ${i === 1 ? 50 : 66}V140" stroke="${trim}" stroke-width="3.5"/><circle cx="${x}" cy="${i === 1 ? 34 : 50}" r="22" fill="none" stroke="#22140d" stroke-width="10"/><circle cx="${x}" cy="${i === 1 ? 34 : 50}" r="22" fill="none" stroke="#f0c65a" stroke-width="5"/>`,
      )
      .join("") +
    `<path d="M64 140q2-44 36-50 34 6 36 50z" fill="${robe}" ${OUTLINE}/><path d="M74 112Q44 104 30 78l12-8q16 20 40 26zM126 112q30-8 44-34l-12-8q-16 20-40 26z" fill="${robe}" ${OUTLINE}/><path d="M26 82q-10-14 0-24 12-4 20 8l-2 10zM174 82q10-14 0-24-12-4-20 8l2 10z" fill="#8a5426" ${OUTLINE}/><circle cx="100" cy="78" r="17" fill="${SKIN}" ${OUTLINE}/><path d="M83 78q0-20 17-20t17 20q-16-8-34 0z" fill="#7a2f1c" ${OUTLINE}/><circle cx="94" cy="80" r="2.4" fill="#22140d"/><circle cx="106" cy="80" r="2.4" fill="#22140d"/><path d="M94 94l6 20 6-20" fill="${trim}" ${OUTLINE}/>`
  );
}

/** Swings a bat at a Bludger. */
function beater(house: House) {
  const [robe] = HOUSES[house];
  return (
    rider(house, `<path d="M112 60q12-14 22-30l10 6q-8 22-22 36z" fill="${robe}" ${OUTLINE}/>`) +
    `<g transform="rotate(28 140 30)"><path d="M136 34l-5-46q9-7 18 0l-5 46z" fill="#b98048" ${OUTLINE}/></g>` +
    ball(BLUDGER, 184, 46, 15) +
    flash(171, 32, 11, OUTLINE)
  );
}

/** Reaches for the Snitch. */
function seeker(house: House) {
  const [robe] = HOUSES[house];
  return (
    rider(
      house,
      `<path d="M112 60q24-12 46-14l2 9q-22 4-40 16z" fill="${robe}" ${OUTLINE}/><circle cx="162" cy="50" r="6" fill="${SKIN}" ${OUTLINE}/>`,
    ) + `<g transform="rotate(-14 176 26)">${ball(SNITCH, 176, 26, 9)}</g>`
  );
}

export const PLAYERS: Record<string, (house: House) => string> = { chaser, keeper, beater, seeker };
