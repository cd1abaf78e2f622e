/** Opponents, stages, dice. */
import { dice, hearts } from "./things";
import { burst, blowDefs, flash, swoosh } from "../../src/art/hogwarts/fights/blows";
import { fightPicture, KNOWN_OPPONENTS, missionPicture, opponent } from "../../src/art/hogwarts/fights/opponents";
import { stage, type Stage } from "../../src/art/hogwarts/fights/stages";
import { framed, page, row } from "./page";

const STAGES: Stage[] = [
  "bathroom",
  "dungeon",
  "chamber",
  "forest",
  "lake",
  "graveyard",
  "corridor",
  "ministry",
  "vault",
  "village",
  "office",
  "prison",
  "hall",
  "alley",
];

export const fightSheets = (fights: readonly { id: string }[]): Record<string, string> => ({
  "fights-figures": page(
    row(
      "Opponents",
      KNOWN_OPPONENTS.map((id) => [
        `<div style="background:#5d7068;border-radius:8px">${framed(opponent(id, `f-${id}`), "0 0 400 420", 240, 252)}</div>`,
        id,
      ]),
    ),
  ),
  "fights-cards": page(
    row(
      "Fights and missions",
      fights.map(({ id }) => [
        framed(fightPicture(id, `c-${id}`), "0 0 192 116", 192, 116) +
          framed(missionPicture(id, `m-${id}`), "0 0 192 116", 192, 116),
        id,
      ]),
    ),
  ),
  "fights-stages": page(
    row(
      "Stages",
      STAGES.map((which) => [framed(stage(which, 640, 420), "0 0 640 420", 420, 276), which]),
    ) +
      row("Blows", [
        [framed(`<defs>${blowDefs()}</defs>${swoosh()}`, "0 0 740 150", 370, 75), "swoosh"],
        [framed(burst("\u22121"), "-90 -90 180 180", 120, 120), "burst"],
        [framed(flash(), "-90 -90 180 180", 120, 120), "flash"],
      ]) +
      dice() +
      hearts(),
  ),
  "fights-scene": page(
    `<svg viewBox="0 0 1366 716" width="1366" height="716">${stage("bathroom", 1366, 716)}<g transform="translate(40 120)">${opponent("mountain_troll", "s")}</g></svg>`,
  ),
});
