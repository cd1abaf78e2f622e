/** Hints for the plain face on how to present A Year at Hogwarts and its Quidditch match. */

import { isFields, isList, type Fields } from "@/kit/words/reading/data";
import { traitsOf } from "@/kit/words/traits";
import { spotName } from "./match/spots";

const MATCH = {
  spots: new Set([
    "to",
    "at",
    "quaffle",
    "bludgers",
    "keeper",
    "beater_1",
    "beater_2",
    "chaser_1",
    "chaser_2",
    "chaser_3",
  ]),
  spot: spotName,
  seats: new Set(["side"]),
  picture: () => import("./match/Pitch.svelte"),
  pictured: (view: Fields) => ("pieces" in view ? view : null),
};
const MATCH_HIDDEN = ["pitch", "start", "begins", "phase", "turn", "flown", "played"];
const MATCH_SHARED = ["bludgers", "start"];

export const hogwarts = traitsOf("hogwarts", {
  ...MATCH,
  prefixes: ["hogwarts", "quidditch-match"],
  kinds: {
    aside: "token",
    asked_for: "token",
    at: "field",
    done: "mission",
    fields: "field",
    foe: "character",
    foes: "character",
    give: "token",
    gave: "token",
    got: "token",
    how: "how",
    id: "character",
    items: "token",
    leave: "token",
    left: "token",
    path: "field",
    pawn: "character",
    taken: "house",
    to: "field",
    tokens: "field",
    want: "token",
    way_back: "field",
    what: "what",
  },
  hidden: new Set(["agenda", "asked", "first", "shown", "sides", "turn", ...MATCH_HIDDEN]),
  shared: new Set(["goal", "asked", ...MATCH_SHARED]),
  mine: new Set(["hand", "search"]),
  first: [
    "character",
    "at",
    "hp",
    "points",
    "missions",
    "done",
    "items",
    "spells",
    "potions",
    "books",
    "floo",
    "floo_cards",
    "portkey",
    "round",
    "goal",
  ],
  // The open question is the last entry of the agenda.
  asked: ({ agenda }) => {
    const task = isList(agenda) ? agenda.at(-1) : null;
    return isFields(task) ? task : null;
  },
  inner: { key: "match", prefixes: ["quidditch-match", "hogwarts"], seats: playersOf },
  actor: "pawn",
  scores: ["points"],
  counted: ["points", "done", "beaten", "matches_won"],
  quiet: new Set(["stepped"]),
  strong: new Set(["mission_completed", "fight_over", "match_over", "end_called", "voldemort_returned", "game_over"]),
});

export const quidditchMatch = traitsOf("quidditch-match", {
  ...MATCH,
  prefixes: ["quidditch-match", "hogwarts"],
  hidden: new Set(MATCH_HIDDEN),
  shared: new Set(MATCH_SHARED),
  first: ["houses", "goals", "seekers", "hand", "hands", "pieces", "left", "round", "turns", "turns_at_most"],
  asked: ({ phase }) => (typeof phase === "string" ? { task: phase } : null),
  scores: ["goals"],
  // The server draws the castle, which is no help during a match.
  board: false,
  quiet: new Set(["piece_moved", "turn_ended", "turn_began"]),
  strong: new Set(["goal_tried", "round_won", "game_ended"]),
});

/** Find the players of the current match; the automated side has none. */
function playersOf(fields: Fields): readonly (number | null)[] {
  const task = isList(fields.agenda)
    ? fields.agenda.find((each) => isFields(each) && each.task === "play_match")
    : fields;
  const sides = isFields(task) ? task.sides : null;
  return isList(sides) ? sides.map((seat) => (typeof seat === "number" ? seat : null)) : [];
}
