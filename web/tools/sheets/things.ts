/** Dice and hearts. */
import { die, diceDefs, hearts as drawn, type DieState } from "../../src/art/hogwarts/dice";
import { framed, row } from "./page";

const FACES: [number, DieState][] = [
  [1, "plain"],
  [2, "plain"],
  [3, "miss"],
  [4, "hit"],
  [5, "plain"],
  [6, "hit"],
];

export const dice = () =>
  row(
    "Dice",
    FACES.map(([face, state]) => [
      framed(`<defs>${diceDefs()}</defs>${die(face, state)}`, "-12 -16 128 128", 84, 84),
      state,
    ]),
  );
export const hearts = () => row("Hearts", [[framed(drawn(3, 7, 1), "0 0 184 24", 276, 36), "3 of 7, one about to go"]]);
