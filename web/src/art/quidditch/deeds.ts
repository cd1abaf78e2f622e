/** Pictures of fouls, spells and the referee, 200 by 140. */

import { flash, SKIN } from "../svg";
import { OUTLINE } from "./balls";
import { type House, HOUSES, other } from "./houses";

/** Drives an elbow into a rival. */
function cobbing(house: House) {
  const [robe, , trim] = HOUSES[house];
  const [rivals] = HOUSES[other(house)];
  return (
    `<path d="M206 146V74q-30-8-54 12-16 20-14 60z" fill="${rivals}" ${OUTLINE}/><circle cx="166" cy="48" r="19" fill="${SKIN}" ${OUTLINE}/><path d="M185 50q4-24-18-24-16 0-19 12 18-2 24 2 4 6 13 10z" fill="#d9b36a" ${OUTLINE}/><path d="M154 44l6 6m0-6l-6 6" stroke="#22140d" stroke-width="3" stroke-linecap="round"/><circle cx="158" cy="58" r="3" fill="#22140d"/>` +
    flash(142, 88, 28, OUTLINE) +
    `<path d="M-6 146V92q26-16 56-4l12 58z" fill="${robe}" ${OUTLINE}/><circle cx="38" cy="54" r="20" fill="${SKIN}" ${OUTLINE}/><path d="M18 56q-4-26 20-26 17 0 20 14-18-4-26 0-4 8-14 12z" fill="#5a3620" ${OUTLINE}/><circle cx="48" cy="52" r="2.6" fill="#22140d"/><path d="M42 46l10 3" stroke="#22140d" stroke-width="3" stroke-linecap="round"/><path d="M44 64q6 3 10-2" fill="none" stroke="#22140d" stroke-width="3" stroke-linecap="round"/><path d="M106 92L80 46l20-14 36 44z" fill="${robe}" ${OUTLINE}/><path d="M78 48q-8-16 6-22 14-4 20 8z" fill="${SKIN}" ${OUTLINE}/><path d="M80 46l21-14" stroke="${trim}" stroke-width="6"/><path d="M26 96L118 70q17-1 18 13 0 13-16 16L40 132z" fill="${robe}" ${OUTLINE}/><path d="M108 88q12 2 18-6" fill="none" stroke="#22140d" stroke-width="3" stroke-linecap="round"/>`
  );
}

/** Flies straight into a rival. */
function blatching(house: House) {
  const [robe] = HOUSES[house];
  const [rivals] = HOUSES[other(house)];
  return (
    `<g transform="rotate(18 60 80)"><path d="M-10 78h96" stroke="#22140d" stroke-width="13"/><path d="M-10 78h96" stroke="#8a5426" stroke-width="7"/></g><g transform="rotate(-18 140 80)"><path d="M114 78h96" stroke="#22140d" stroke-width="13"/><path d="M114 78h96" stroke="#b98048" stroke-width="7"/></g><path d="M-6 62q26-36 60-30l12 34q-30 4-46 26z" fill="${robe}" ${OUTLINE}/><path d="M206 62q-26-36-60-30l-12 34q30 4 46 26z" fill="${rivals}" ${OUTLINE}/><circle cx="62" cy="38" r="17" fill="${SKIN}" ${OUTLINE}/><circle cx="138" cy="38" r="17" fill="${SKIN}" ${OUTLINE}/><path d="M46 36q0-20 18-19 14 2 14 12-18-2-32 7z" fill="#5a3620" ${OUTLINE}/><path d="M154 36q0-20-18-19-14 2-14 12 18-2 32 7z" fill="#d9b36a" ${OUTLINE}/>` +
    flash(100, 88, 36, OUTLINE) +
    '<path d="M86 76l28 26M114 76L86 102" stroke="#22140d" stroke-width="6" stroke-linecap="round"/>'
  );
}

/** A whistle is blown. */
function referee() {
  return (
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
      .map((i) => `<path d="M${i * 22 - 8} 0h11v140h-11z" fill="#2b2724" opacity=".16"/>`)
      .join("") +
    `<g transform="translate(4 6) rotate(-12 96 76)"><path d="M58 44h92q8 0 8 8v12q0 8-8 8h-34a36 36 0 1 1-58-28z" fill="#cfd3d6" ${OUTLINE}/><path d="M58 44h92q8 0 8 8v4H70q-14 6-20 20-4-20 8-32z" fill="#fff" opacity=".7"/><circle cx="80" cy="80" r="15" fill="#4a4642" ${OUTLINE}/><circle cx="83" cy="84" r="7" fill="#b98048"/><path d="M112 44v18h18V44" fill="#4a4642" ${OUTLINE}/><circle cx="42" cy="58" r="7" fill="none" stroke="#22140d" stroke-width="4"/><path d="M36 54Q14 44 4 14" fill="none" stroke="#a71f2d" stroke-width="5"/></g><g stroke="#a71f2d" stroke-width="5.5" stroke-linecap="round"><path d="M168 26l16-12M176 44l20-3M164 8l6-8"/></g>`
  );
}

/** A card flies to the wand. */
function summon(house: House) {
  const [robe, , trim] = HOUSES[house];
  return (
    `<path d="M40 118C90 130 150 108 150 70s-44-44-62-22 2 44 24 36" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".85"/><path d="M40 118C90 130 150 108 150 70s-44-44-62-22" fill="none" stroke="#f6c765" stroke-width="2.5" stroke-linecap="round"/><g transform="rotate(24 128 52)"><rect x="104" y="18" width="50" height="70" rx="6" fill="#fbf3e0" ${OUTLINE}/><rect x="111" y="25" width="36" height="56" rx="3" fill="${robe}"/><circle cx="129" cy="53" r="10" fill="${trim}"/></g><path d="M-4 140l46-26 8 10-36 30z" fill="${robe}" ${OUTLINE}/><path d="M38 114q6-10 18-8l6 8-14 12z" fill="${SKIN}" ${OUTLINE}/><path d="M46 116L96 84" stroke="#22140d" stroke-width="9" stroke-linecap="round"/><path d="M46 116L96 84" stroke="#8a5426" stroke-width="4" stroke-linecap="round"/>` +
    flash(98, 82, 11, OUTLINE, "#fff3c0")
  );
}

/** A wand cuts a spell short. */
function finite() {
  return `<circle cx="100" cy="70" r="54" fill="none" stroke="#fff" stroke-width="5" opacity=".8"/><circle cx="100" cy="70" r="44" fill="#ffffff55"/><path d="M112 12L74 70h22l-8 30" fill="none" stroke="#22140d" stroke-width="3"/><path d="M116 8L72 64h24l-4 12 22-2 26-34h-24z" fill="#f6c765" ${OUTLINE} transform="translate(-6 -2)"/><path d="M90 88l24-3-32 46z" fill="#f6c765" ${OUTLINE} transform="translate(4 6)"/><path d="M34 92L166 66" stroke="#22140d" stroke-width="12" stroke-linecap="round"/><path d="M34 92L166 66" stroke="#fbf3e0" stroke-width="6" stroke-linecap="round"/>`;
}

export const DEEDS: Record<string, (house: House) => string> = { cobbing, blatching, referee, summon, finite };
