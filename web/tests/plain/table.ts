/** Small tables for the plain face: an unknown game, and A Year at Hogwarts. */

import type { Fields } from "@/kit/words/reading/data";
import type { GameInfo } from "@/net/api";
import type { TableInfo } from "@/protocol/messages";
import { hogwarts, quidditchMatch } from "@/games/hogwarts/traits";
import { known } from "@/kit/words/known";
import { INFO as SEQUENCE } from "../sequence/table";

known.set("hogwarts", hogwarts).set("quidditch-match", quidditchMatch);

const about = (seat_keys: string[]): GameInfo => ({
  title: "Lanterns",
  rules: 1,
  editions: { paper: { title: "Paper" } },
  seats: [2, 3],
  sides: { "2": [2], "3": [3] },
  options: {},
  wish: null,
  bots: ["random"],
  levels: { easy: "random" },
  seat_keys,
  things: false,
  board: false,
  content: null,
  lessons: 0,
});

export const ABOUT = about([]);
export const INFO: TableInfo = { ...SEQUENCE, game: "lanterns", title: "Lanterns", edition: "paper" };
export const VIEW: Fields = {
  edition: "paper",
  seat: 0,
  turn: 1,
  hands: [3, 3],
  scores: [0, 4],
  hand: ["blue_1", "blue_1", "red_7"],
  trick: [{ seat: 1, card: "red_2" }],
  guiding_colour: "blue",
  discards: [],
  result: null,
};

export const SCHOOL_ABOUT = about(["seat", "asked", "loser", "other", "player", "token_handed.to", "winners"]);
export const SCHOOL: TableInfo = { ...SEQUENCE, game: "hogwarts", title: "A Year at Hogwarts", edition: "year" };

const person = (more: Fields): Fields => ({
  character: null,
  at: "start",
  hp: 0,
  points: 0,
  spells: [],
  items: [],
  missions: [],
  waits: false,
  ...more,
});

export const YEAR: Fields = {
  edition: "year",
  seat: 0,
  variant: "underage",
  sides: [0, 1],
  goal: [2, 260],
  people: [
    person({ character: "ron_weasley", at: "library", hp: 5, spells: ["reducto", "reducto"], items: ["elder_wand"] }),
    person({ character: "cho_chang", at: "start", hp: 7, points: 40, spells: ["?", "?"], missions: ["?"] }),
  ],
  decks: { spell: 38, potion: 30, event: 20, book: 12 },
  tokens: { library: ["nagini"], start: ["buckbeak"] },
  turn: { seat: 0, picked: 0 },
  asked: [0],
  agenda: [{ task: "end_turn" }, { task: "walk", left: 3, path: ["library"] }],
  round: 4,
  result: null,
  match: null,
};
