/** All opponents of missions: a figure of 400 by 420 each, and the picture of their card and of their mission. */
import { apart, moved } from "../ink";
import { ATTRIBUTES } from "../people/attributes";
import { bust, type Person } from "../people/bust";
import { DARK_SIDE } from "../people/dark-side";
import { GROWN_UPS } from "../people/grown-ups";
import { STUDENTS } from "../people/students";
import { grindylows, horntail, paleDragon, spider, threeHeadedDog } from "./beasts";
import { giant, troll } from "./giants";
import { basilisk, corridorSnake, nagini } from "./serpents";
import { stage, type Stage } from "./stages";
import { cursedRing, fireBeast, locket, snare } from "./things";
import { darkLord, dementors, guard, rebornLord } from "./wraiths";

interface Opponent {
  figure: (key: string) => string;
  stage: Stage;
}

/** Somebody in person, with what they hold in one hand and magic around the other. */
const standing =
  (person: Person, spell: string, behind = "") =>
  (key: string) =>
    behind +
    `<path d="M66 330c-40-60-20-150 40-180M340 120c50 50 50 130 10 190" fill="none" stroke="${spell}" stroke-width="10" stroke-linecap="round" opacity=".55"/><path d="M66 330c-40-60-20-150 40-180M340 120c50 50 50 130 10 190" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-dasharray="2 16" opacity=".9"/>` +
    moved(bust(person, `${key}-head`), 196, 166, 3.05) +
    moved(ATTRIBUTES[person.attribute], 326, 326, 2.5);

const gang = (key: string) =>
  moved(bust({ ...GROWN_UPS.snatcher!, hair: "#7a5a3a", skin: "light" }, `${key}-left`), 96, 190, 2.2) +
  moved(bust({ ...GROWN_UPS.snatcher!, hair: "#1f1a18", skin: "deep" }, `${key}-right`), 312, 186, 2.2) +
  moved(bust(GROWN_UPS.snatcher!, `${key}-head`), 202, 190, 2.85) +
  moved(ATTRIBUTES.rope, 330, 348, 2);

const CHANDELIER = `<path d="M200 0v40M120 70q80 40 160 0M200 40l-80 30M200 40l80 30" stroke="#c9a24a" stroke-width="6" fill="none"/>${[120, 160, 240, 280].map((x) => `<path d="M${x - 4} 66h8V44h-8z" fill="#fff6df"/><path d="M${x} 26c5 8 7 10 7 14 0 4-3 6-7 6s-7-2-7-6c0-4 5-6 7-14z" fill="#ffc65c"/>`).join("")}`;
const SILVER_MASK = `<path d="M-22-22C-12-32 12-32 22-22 24 0 16 22 0 30-16 22-24 0-22-22z" fill="#c3ccd0" stroke="#2a1c14" stroke-width="2.2"/><path d="M-15-8q7-6 12 2-7 4-12-2zM15-8q-7-6-12 2 7 4 12-2z" fill="#1a1c1e"/><path d="M0-4v12M-7 16h14M-16-18q16-8 32 0" stroke="#7d868c" stroke-width="2" fill="none"/>`;

const OPPONENTS: Record<string, Opponent> = {
  fluffy: { figure: threeHeadedDog, stage: "dungeon" },
  devils_snare: { figure: snare, stage: "dungeon" },
  professor_quirrell: { figure: standing(GROWN_UPS.professor_quirrell!, "#c79bff"), stage: "dungeon" },
  mountain_troll: { figure: troll, stage: "bathroom" },
  basilisk: { figure: basilisk, stage: "chamber" },
  tom_riddle: { figure: standing(GROWN_UPS.tom_riddle!, "#7be08f"), stage: "chamber" },
  aragog: { figure: spider, stage: "forest" },
  dementors: { figure: dementors, stage: "lake" },
  the_rat: { figure: standing(DARK_SIDE.peter_pettigrew!, "#d9b46a"), stage: "village" },
  executioner: { figure: standing(GROWN_UPS.executioner!, "#9aa4aa"), stage: "forest" },
  hungarian_horntail: { figure: horntail, stage: "forest" },
  grindylows: { figure: grindylows, stage: "lake" },
  false_professor: { figure: standing(DARK_SIDE.barty_crouch_jr!, "#7be08f"), stage: "graveyard" },
  reborn_dark_lord: { figure: rebornLord, stage: "graveyard" },
  high_inquisitor: { figure: standing(GROWN_UPS.high_inquisitor!, "#ff9bc0"), stage: "corridor" },
  giant_snake: { figure: corridorSnake, stage: "ministry" },
  azkaban_guard: { figure: guard, stage: "prison" },
  masked_lord: {
    figure: standing({ ...DARK_SIDE.lucius_malfoy!, inFront: SILVER_MASK }, "#9fd0ff"),
    stage: "ministry",
  },
  mad_cousin: {
    figure: standing({ ...DARK_SIDE.bellatrix_lestrange!, attribute: "flame" }, "#ff5a4a"),
    stage: "ministry",
  },
  grawp: { figure: giant, stage: "forest" },
  curse_of_the_ring: { figure: cursedRing, stage: "office" },
  the_locket: { figure: locket, stage: "office" },
  vault_dragon: { figure: paleDragon, stage: "vault" },
  runaway_fire: { figure: fireBeast, stage: "corridor" },
  the_serpent: { figure: nagini, stage: "corridor" },
  nervous_prefect: {
    figure: standing({ ...STUDENTS.draco_malfoy!, badge: true, mouth: "flat" }, "#9fb3c4"),
    stage: "alley",
  },
  lady_of_the_manor: {
    figure: standing({ ...DARK_SIDE.bellatrix_lestrange!, mouth: "grin" }, "#c79bff", CHANDELIER),
    stage: "office",
  },
  snatchers: { figure: gang, stage: "forest" },
  old_lady_in_the_village: { figure: standing(GROWN_UPS.old_lady_in_the_village!, "#b9c26a"), stage: "village" },
  dark_lord: { figure: darkLord, stage: "hall" },
};

/** Who stands in for an opponent of an owner's own: a cloak without a face. */
const UNKNOWN: Opponent = { figure: guard, stage: "corridor" };

export const KNOWN_OPPONENTS: readonly string[] = Object.keys(OPPONENTS);
export const opponentStage = (id: string): Stage => (OPPONENTS[id] ?? UNKNOWN).stage;

/** An opponent, 400 by 420, feet at y = 410. `key` makes its ids unique on the page. */
export const opponent = (id: string, key: string) => (OPPONENTS[id] ?? UNKNOWN).figure(key);

/** The picture of a fight card, 192 by 116. */
export const fightPicture = (id: string, key: string) =>
  `<g transform="scale(.3)">${apart(key, stage(opponentStage(id), 640, 388))}</g>${moved(opponent(id, key), 39, 2, 0.285)}`;

/** The picture of a mission, 192 by 116: whoever waits there is seen as a shadow only, and a wand gives light. */
export const missionPicture = (fight: string, key: string) =>
  `<filter id="${key}-dark"><feColorMatrix values=".12 0 0 0 0 0 .12 0 0 0 0 0 .14 0 0 0 0 0 1 0"/></filter>` +
  `<g transform="scale(.3)">${apart(key, stage(opponentStage(fight), 640, 388))}</g><rect width="192" height="116" fill="#fff3c8" opacity=".13"/>` +
  `<g filter="url(#${key}-dark)">${moved(opponent(fight, key), 46, 4, 0.275)}</g>` +
  `<path d="M16 110l28-19 3 5-28 19z" fill="#7b5230" stroke="#2a1c14" stroke-width="2"/><circle cx="48" cy="90" r="15" fill="#fff6c8" opacity=".55"/><circle cx="48" cy="90" r="5.5" fill="#fff"/>`;
