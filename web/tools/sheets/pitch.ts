/** The pitch across and upright, with all pieces on it. */
import type { House } from "../../src/art/hogwarts/ink";
import { across, upright, type Spot, type View } from "../../src/art/hogwarts/pitch/geometry";
import { bludger, hoop, piece, quaffle } from "../../src/art/hogwarts/pitch/pieces";
import { frontRow, stadium, uprightStadium, type Sides } from "../../src/art/hogwarts/pitch/stadium";
import { ribbon, speech, stepField, stepNumber, target, throwField } from "../../src/art/hogwarts/pitch/states";
import { PIECES, type PieceName } from "../../src/art/hogwarts/pitch/teams";
import { framed, page, row, type Mood } from "./page";

const LETTERS: Record<PieceName, string> = {
  keeper: "K",
  beater1: "B1",
  beater2: "B2",
  chaser1: "C1",
  chaser2: "C2",
  chaser3: "C3",
};
const HOME: [PieceName, Spot][] = [
  ["keeper", [-4, 3]],
  ["beater1", [-1, 1]],
  ["beater2", [-3, 3]],
  ["chaser1", [0, 3]],
  ["chaser2", [-2, 2]],
  ["chaser3", [1, 4]],
];
const AWAY: [PieceName, Spot][] = [
  ["keeper", [4, 2]],
  ["beater1", [3, 1]],
  ["beater2", [2, 3]],
  ["chaser1", [2, 1]],
  ["chaser2", [1, 2]],
];

function standing(view: View, { home, away }: Sides, tagScale: number) {
  const all: [number, string][] = [];
  const put = (spot: Spot, drawn: string, more = 0) => {
    const { x, y, scale } = view.place(spot);
    all.push([y + more, `<g transform="translate(${x} ${y}) scale(${scale})">${drawn}</g>`]);
  };
  for (const end of [-4, 4])
    for (const column of [1, 2, 3]) {
      const { x, y, scale, post, tilt, ring } = view.hoop([end, column]);
      all.push([y - 8, `<g transform="translate(${x} ${y}) scale(${scale})">${hoop(post, tilt, ring)}</g>`]);
    }
  for (const [name, spot] of HOME)
    put(
      spot,
      piece(home, name, {
        away: false,
        letters: LETTERS[name],
        chosen: name === "beater1",
        quaffle: name === "chaser1",
        tagScale,
      }),
    );
  for (const [name, spot] of AWAY) put(spot, piece(away, name, { away: true, letters: LETTERS[name], tagScale }));
  put([-1, 1], `<g transform="translate(48 -6)">${bludger()}</g>`, 1);
  put([0, 0], quaffle(), 1);
  return all
    .toSorted(([one], [other]) => one - other)
    .map(([, drawn]) => drawn)
    .join("");
}

function wholePitch(sides: Sides) {
  const view = across();
  const at = (spot: Spot) => view.place(spot);
  const ways =
    (
      [
        [0, 1],
        [1, 1],
      ] as Spot[]
    )
      .map((spot) => throwField(at(spot), view.field, true))
      .join("") +
    (
      [
        [-2, 1],
        [-3, 1],
        [-1, 2],
        [-1, 3],
      ] as Spot[]
    )
      .map((spot) => throwField(at(spot), view.field, false))
      .join("");
  const from = at([-1, 1]);
  const over =
    ribbon([from.x + 52, from.y], [at([2, 1]).x - 52, from.y], true) +
    ribbon([from.x - 46, from.y], [at([-3, 1]).x - 30, from.y], false);
  const numbers =
    stepNumber(at([0, 1]), 1, true) + stepNumber(at([1, 1]), 2, true, true) + stepNumber(at([-2, 1]), 1, false, true);
  return `<svg viewBox="0 0 1366 644" width="1366" height="644" style="display:block">${stadium(sides)}${ways}${target(at([2, 1]), view.field)}${over}${(
    [
      [0, 4],
      [-1, 4],
    ] as Spot[]
  )
    .map((spot) => stepField(at(spot), view.field))
    .join(
      "",
    )}${standing(view, sides, 1)}${numbers}${speech([at([2, 1]).x, at([2, 1]).y - 104], "dodges on 4+")}${frontRow(sides)}</svg>`;
}

export function pitchSheets(): Record<string, string> {
  const day = (sides: Sides, mood: Mood) => page(wholePitch(sides), mood);
  const houses: House[] = ["gryffindor", "hufflepuff", "ravenclaw", "slytherin"];
  return {
    "pitch-day": day({ home: "gryffindor", away: "slytherin" }, "day"),
    "pitch-night": day({ home: "hufflepuff", away: "ravenclaw" }, "night"),
    "pitch-phone": page(
      `<svg viewBox="0 0 390 600" width="585" height="900" style="display:block">${uprightStadium({ home: "gryffindor", away: "slytherin" })}${standing(upright(), { home: "gryffindor", away: "slytherin" }, 1.36)}</svg>`,
    ),
    "pitch-pieces": page(
      houses
        .map((house) =>
          row(
            house,
            PIECES.map((name) => [
              framed(
                piece(house, name, {
                  away: house === "slytherin" || house === "ravenclaw",
                  letters: LETTERS[name],
                  quaffle: name === "chaser1",
                }),
                "-90 -120 180 160",
                180,
                160,
              ),
              name,
            ]),
          ),
        )
        .join(""),
    ),
  };
}
