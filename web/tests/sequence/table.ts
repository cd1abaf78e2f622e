/** A small table of Sequence for the tests. */

import type { GameInfo } from "@/net/api";
import type { View } from "@/protocol/sequence";
import { tableOf } from "../table";

const LAYOUT = `
** 2S 3S 4S 5S 6S 7S 8S 9S **
6C 5C 4C 3C 2C AH KH QH 10H 10S
7C AS 2D 3D 4D 5D 6D 7D 9H QS
8C KS 6C 5C 4C 3C 2C 8D 8H KS
9C QS 7C 6H 5H 4H AH 9D 7H AS
10C 10S 8C 7H 2H 3H KH 10D 6H 2D
QC 9S 9C 8H 9H 10H QH QD 5H 3D
KC 8S 10C QC KC AC AD KD 4H 4D
AC 7S 6S 5S 4S 3S 2S 2H 3H 5D
** AD KD QD 10D 9D 8D 7D 6D **`;

export const ABOUT: GameInfo = {
  title: "Sequence",
  rules: 1,
  editions: {
    "classic-2022": {
      title: "Classic",
      layout: LAYOUT,
      wild: ["JC", "JD"],
      anti_wild: ["JS", "JH"],
      colours: [{ name: "blue" }, { name: "green" }, { name: "red" }],
      suits: { S: { symbol: "♠" }, H: { symbol: "♥" }, D: { symbol: "♦" }, C: { symbol: "♣" } },
    },
  },
  seats: [2, 3],
  sides: { "2": [2], "3": [3] },
  options: {},
  wish: null,
  seat_keys: ["seat", "turn", "winners"],
  things: false,
  board: false,
  content: null,
  lessons: 0,
  bots: ["random", "greedy"],
  levels: { easy: "random", hard: "greedy" },
};

export const INFO = tableOf("sequence", "Sequence", "classic-2022");

export const VIEW: View = {
  edition: "classic-2022",
  sides: 2,
  side_of: [0, 1],
  target: 2,
  colours: ["blue", "green"],
  collinear_share: true,
  last_card_ends: false,
  house_rule: false,
  seat: 0,
  hands: [7, 7],
  chips: [[], []],
  sequences: [[], []],
  locked: [[], []],
  supply: [50, 50],
  pile: 90,
  discards: [[], []],
  spent: [],
  turn: 0,
  drawing: [],
  exchanged: false,
  choice: [],
  passed: [],
  penalty: [],
  claims: [],
  left: [],
  conceding: [],
  dealer: null,
  first: 0,
  result: null,
  hand: ["KH", "2S"],
  owed: false,
};
