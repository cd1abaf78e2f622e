/** A small table of Quidditch for the tests. */

import type { HouseCard } from "@/games/quidditch/cards/decks";
import type { GameInfo } from "@/net/api";
import type { SpotView, View } from "@/protocol/quidditch";
import { tableOf } from "../table";

const HOUSE: HouseCard[] = [
  { id: "chaser_9", name: "Chaser", kind: "player", role: "chaser", value: 9 },
  { id: "chaser_5", name: "Chaser", kind: "player", role: "chaser", value: 5 },
  { id: "keeper_8", name: "Keeper", kind: "player", role: "keeper", value: 8 },
  { id: "beater_2", name: "Beater", kind: "player", role: "beater", value: 2 },
  { id: "seeker_6", name: "Seeker", kind: "player", role: "seeker", value: 6 },
  {
    id: "leg_locker",
    name: "Leg-Locker",
    kind: "jinx",
    effects: [{ code: "lower", amount: 3 }, { code: "keeper_out" }],
  },
  { id: "summon", name: "Summoning Charm", kind: "spell", effects: [{ code: "retrieve" }] },
  { id: "finite", name: "Finite", kind: "spell", effects: [{ code: "counter" }] },
  { id: "cobbing", name: "Cobbing", kind: "foul", effects: [{ code: "penalty" }] },
];

export const ABOUT: GameInfo = {
  title: "Quidditch",
  rules: 1,
  editions: { "card-game-2001": { title: "Card game", decks: { house: HOUSE } } },
  seats: [2],
  sides: { "2": [2] },
  options: {},
  wish: { field: "house", choices: ["gryffindor", "slytherin"] },
  seat_keys: ["seat", "winners"],
  things: false,
  board: false,
  content: null,
  lessons: 0,
  bots: ["greedy"],
  levels: { normal: "greedy" },
};

export const INFO = tableOf("quidditch", "Quidditch", "card-game-2001");

export const spot = (ball: SpotView["ball"], more: Partial<SpotView> = {}): SpotView => ({
  ball,
  laid: [false, false],
  cards: [null, null],
  values: [null, null],
  face_up: false,
  pushed: [false, false],
  lowered: [0, 0],
  keeper_out: [false, false],
  settled: false,
  ...more,
});

export const VIEW: View = {
  edition: "card-game-2001",
  seat: 0,
  houses: ["gryffindor", "slytherin"],
  round: 2,
  round_limit: 300,
  leader: 1,
  phase: "W2",
  race: false,
  speaker: 1,
  responder: null,
  chain: [],
  passed: [],
  decided: [false, false],
  pitch: ["Q", "BL1"],
  optional: [],
  chase: false,
  announced: [null, null],
  spots: [spot("Q")],
  laid: false,
  order: [],
  at: null,
  hands: [5, 5],
  draws: [30, 30],
  discards: [[], []],
  discard_sizes: [0, 0],
  used: [[], []],
  won: [[], ["quaffle"]],
  scores: [0, 10],
  hits: [0, 0],
  pitch_deck: 25,
  pitch_discard: [],
  shown: [[], []],
  caught: null,
  first_cards: [],
  missing: [],
  surplus: [],
  result: null,
  hand: ["chaser_9", "keeper_8", "leg_locker", "finite", "chaser_9"],
};
