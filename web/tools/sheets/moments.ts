/** The chase and the return. */
import { chase, chaseSky, chaseView, lapRuler, type ChaseState } from "../../src/art/hogwarts/pitch/chase";
import { speech } from "../../src/art/hogwarts/pitch/states";
import { seekerLook } from "../../src/art/hogwarts/pitch/teams";
import { returnPicture } from "../../src/art/hogwarts/return";
import { page } from "./page";

const STATE: ChaseState = {
  track: 24,
  own: { house: "gryffindor", look: seekerLook("hermione_granger", "gryffindor"), field: 14 },
  other: { house: "slytherin", look: seekerLook("draco_malfoy", "slytherin"), field: 17 },
  rolled: 21,
  withCard: 25,
};

export const momentSheets = (): Record<string, string> => ({
  "chase-desk": page(
    `<svg viewBox="0 0 1366 644" width="1366" height="644">${chaseSky()}${chase(STATE)}${speech([1150, 222], "7 rolled: field 21")}<g transform="translate(20 20)">${lapRuler(24, STATE.own, STATE.other)}</g></svg>`,
  ),
  "chase-phone": page(
    `<svg viewBox="${chaseView(24, 1, 3, 390, 520)}" width="390" height="520">${chaseSky()}${chase({ ...STATE, own: { ...STATE.own, field: 1 }, other: { ...STATE.other, field: 3 }, rolled: 6, withCard: undefined })}</svg>`,
  ),
  return: page(`<svg viewBox="0 0 600 600" width="600" height="600">${returnPicture()}</svg>`, "returns"),
});
