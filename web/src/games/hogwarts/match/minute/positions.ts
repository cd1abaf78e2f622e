/** The positions in the pictures: a match at its first turn, what a Chaser can reach there, and a chase. */

import type { Lit } from "../play/choosing";
import { keyOf, type Spot, type View } from "../types";

export const OPENING: View = {
  edition: "year",
  seat: 0,
  houses: ["gryffindor", "slytherin"],
  pitch: {
    columns: 5,
    rows: 3,
    goals: [
      [-4, 1],
      [-4, 2],
      [-4, 3],
    ],
    beater_rows: [-3],
    chaser_rows: [-2, -1],
    quaffle: [0, 2],
    bludgers: [
      [-2, 2],
      [2, 2],
    ],
    formation: {
      keeper: [-4, 2],
      beaters: [
        [-3, 1],
        [-3, 3],
      ],
      chasers: [
        [-1, 2],
        [-2, 1],
        [-2, 3],
      ],
    },
    track: 24,
  },
  phase: "act",
  round: 1,
  turn: 0,
  begins: 0,
  start: [],
  pieces: [side(-1), side(1)],
  quaffle: [0, 2],
  bludgers: [
    [-2, 2],
    [2, 2],
  ],
  turns: 1,
  turns_at_most: 60,
  left: 9,
  thrown: [],
  aimed: null,
  goals: [0, 0],
  won_first: null,
  seekers: [0, 0],
  flown: false,
  played: false,
  deck: 12,
  hands: [0, 0],
  used: [],
  result: null,
  hand: [],
};

export const CHASE: View = { ...OPENING, phase: "chase", round: 2, won_first: 0, seekers: [9, 6] };

/** Where the foremost Chaser can step. */
const STEPS: Spot[] = [
  [0, 2],
  [-1, 1],
  [-1, 3],
];
export const REACHED: ReadonlyMap<string, Lit> = new Map(
  STEPS.map((spot) => [
    keyOf(spot),
    { spot, action: { type: "move", piece: "chaser_1", to: [...spot] }, cost: 1, robs: null, costly: false },
  ]),
);

function side(way: 1 | -1): View["pieces"][number] {
  return {
    keeper: [4 * way, 2],
    beater_1: [3 * way, 1],
    beater_2: [3 * way, 3],
    chaser_1: [way, 2],
    chaser_2: [2 * way, 1],
    chaser_3: [2 * way, 3],
  };
}
