/** Pictures of what is done to a rival, 200 by 140. Cards that the rival loses are counted in the picture. */

import { flash, SKIN, star } from "../svg";
import { ball, OUTLINE, QUAFFLE } from "./balls";
import { type House, HOUSES, other } from "./houses";
import { rider } from "./rider";

/** The back of a card, somewhere in a picture. */
function smallBack(x: number, y: number, width: number, turn: number, house: House) {
  const [robe, , trim] = HOUSES[house];
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="${-width / 2}" y="${-width * 0.7}" width="${width}" height="${width * 1.4}" rx="5" fill="#fbf3e0" ${OUTLINE}/><rect x="${-width / 2 + 6}" y="${-width * 0.7 + 6}" width="${width - 12}" height="${width * 1.4 - 12}" rx="2.5" fill="${robe}"/><circle r="${width * 0.17}" fill="${trim}"/></g>`;
}

/** Two legs are tied with a bow. */
function legLocker() {
  return `<path d="M62 0h34v96q0 8-8 8H62zM104 0h34v104h-26q-8 0-8-8z" fill="#efe3cc" ${OUTLINE}/><path d="M62 100h34v18H44q-2-16 18-18zM138 100h-34v18h52q2-16-18-18z" fill="#3a2418" ${OUTLINE}/><path d="M52 48q48 14 96 0v15q-48 14-96 0zM52 74q48 14 96 0v14q-48 14-96 0z" fill="#9a6bc4" ${OUTLINE}/><path d="M100 62q-26-24-34-4 2 16 34 8zM100 62q26-24 34-4-2 16-34 8z" fill="#b98ddd" ${OUTLINE}/><path d="M96 66l-14 34M104 66l14 34" stroke="#22140d" stroke-width="4"/>`;
}

const leg = (way: string) =>
  `<path d="${way}" fill="none" stroke="#22140d" stroke-width="35"/><path d="${way}" fill="none" stroke="#efe3cc" stroke-width="28"/>`;

/** Two legs wobble. */
function jellyLegs() {
  return (
    `<g fill="none" stroke="#6d3c97" stroke-width="5" stroke-linecap="round"><path d="M36 22q-10 8 0 16t0 16M20 34q-8 6 0 12t0 12M28 84q-8 7 0 14M164 22q10 8 0 16t0 16M180 34q8 6 0 12t0 12M172 84q8 7 0 14"/></g>` +
    leg("M76-6C62 14 100 28 84 46S52 66 66 84 82 104 70 118") +
    leg("M126-6c16 18-22 32-8 52s34 22 20 40-18 18-6 32") +
    `<path d="M60 30q20 10 32-2M58 74q10 8 22 4M116 40q8 10 24 6M122 84q10 2 18-6" fill="none" stroke="#b6a282" stroke-width="3.5" stroke-linecap="round"/><path d="M56 112q14 8 30 2l2 14q-2 5-9 5H30q-4-14 14-17 8-1 12-4zM118 114q14 8 30-2 4 3 12 4 18 3 14 17h-48q-8 0-9-5z" fill="#3a2418" ${OUTLINE}/>` +
    star(100, 20, 11, "#e5ccf7") +
    star(100, 96, 8, "#e5ccf7")
  );
}

/** A rider hits an invisible wall, with the Quaffle behind it. */
function impediment(house: House) {
  const rival = other(house);
  return (
    `<g transform="translate(-22 24) scale(.86) rotate(-4 100 70)">${rider(rival, `<path d="M112 60q22-14 40-18l5 9q-18 8-34 22z" fill="${HOUSES[rival][0]}" ${OUTLINE}/><circle cx="156" cy="45" r="6.5" fill="${SKIN}" ${OUTLINE}/>`)}</g>` +
    `<g fill="none" stroke-linecap="round"><path d="M142-6q-26 76 0 152" stroke="#22140d" stroke-width="19"/><path d="M142-6q-26 76 0 152" stroke="#8b58b8" stroke-width="12"/><path d="M139 2q-22 70 0 136" stroke="#e9d7f8" stroke-width="3.5"/></g>` +
    flash(119, 54, 18, OUTLINE, "#fff3c0") +
    ball(QUAFFLE, 167, 72, 16) +
    `<path d="M52 20l-12-8M44 34l-15-3M34 126l-12 6" stroke="#22140d" stroke-width="4" stroke-linecap="round"/><path d="M176 40q6 4 8 10M180 98q-4 6-10 8" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/>`
  );
}

/** A wand flies off, and a card with it. */
function disarm(house: House) {
  const rival = other(house);
  const [robe] = HOUSES[rival];
  return (
    `<path d="M-6 92q46 26 96-2" fill="none" stroke="#22140d" stroke-width="15" stroke-linecap="round"/><path d="M-6 92q46 26 96-2" fill="none" stroke="#e0463c" stroke-width="8" stroke-linecap="round"/><path d="M-6 90q46 26 94-2" fill="none" stroke="#ffd9c9" stroke-width="2.5" stroke-linecap="round"/>` +
    smallBack(146, 46, 38, 22, rival) +
    `<path d="M206 104l-46-6-10 34 56 16z" fill="${robe}" ${OUTLINE}/><path d="M158 97l-9 35" stroke="${HOUSES[rival][2]}" stroke-width="6"/><path d="M152 100q-18-4-30-18-6-4-9 1-2 4 3 9l8 9-19-6q-7-1-8 4 0 5 6 7l17 5-14 3q-6 2-5 7 2 5 8 4l16-3-6 6q-2 6 3 8 14 2 26-8z" fill="${SKIN}" ${OUTLINE}/>` +
    flash(92, 88, 15, OUTLINE, "#fff3c0") +
    `<g transform="rotate(-38 62 40)"><path d="M14 40h98" stroke="#22140d" stroke-width="11" stroke-linecap="round"/><path d="M14 40h98" stroke="#8a5426" stroke-width="5" stroke-linecap="round"/><path d="M14 40h26" stroke="#22140d" stroke-width="14" stroke-linecap="round"/><path d="M14 40h26" stroke="#b98048" stroke-width="7.5" stroke-linecap="round"/></g><g fill="none" stroke="#22140d" stroke-width="3.5" stroke-linecap="round"><path d="M22 34q-4-16 8-26M108 40q10 14 2 26"/><path d="M12 28q-2-12 6-22M118 48q6 10 2 20" opacity=".6"/></g>`
  );
}

const dizzyEye = (x: number, y: number) =>
  `<circle cx="${x}" cy="${y}" r="12.5" fill="#fff" ${OUTLINE}/><path d="M${x} ${y}q4-4 5 1t-6 5-8-5 6-10 11 3" fill="none" stroke="#22140d" stroke-width="2.8" stroke-linecap="round"/>`;

/** Somebody sees stars, and drops two cards. */
function confund(house: House) {
  const rival = other(house);
  const [robe, , trim] = HOUSES[rival];
  return (
    smallBack(30, 84, 36, -24, rival) +
    smallBack(170, 88, 36, 22, rival) +
    `<g fill="none" stroke="#22140d" stroke-width="3.5" stroke-linecap="round"><path d="M14 42l4 12M34 36v12M186 44l-4 12M166 38v12"/></g><path d="M50 146q4-30 50-30t50 30z" fill="${robe}" ${OUTLINE}/><path d="M82 120l18 18 18-18" fill="${trim}" ${OUTLINE}/><circle cx="62" cy="80" r="8" fill="${SKIN}" ${OUTLINE}/><circle cx="138" cy="80" r="8" fill="${SKIN}" ${OUTLINE}/><path d="M64 68q0-40 36-40t36 40q2 50-36 56-38-6-36-56z" fill="${SKIN}" ${OUTLINE}/><path d="M60 70q-6-46 40-48 46 2 40 48-8-22-20-26-2 8-8 10 0-8-4-12-8 12-22 12 2-6 0-8-20 4-26 24z" fill="${house === "gryffindor" ? "#d9b36a" : "#5a3620"}" ${OUTLINE}/>` +
    dizzyEye(84, 78) +
    dizzyEye(117, 80) +
    `<path d="M82 106q5-7 10 0t10 0 10 0 8-2" fill="none" stroke="#22140d" stroke-width="3.5" stroke-linecap="round"/><path d="M100 84q5 8-2 10" fill="none" stroke="#22140d" stroke-width="3" stroke-linecap="round"/><path d="M52 26C62 8 138 8 148 26" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-dasharray="2 11"/>` +
    star(56, 24, 11) +
    star(100, 10, 9) +
    star(146, 24, 11)
  );
}

export const JINXES: Record<string, (house: House) => string> = {
  leg_locker: legLocker,
  jelly_legs: jellyLegs,
  impediment,
  disarm,
  confund,
};
