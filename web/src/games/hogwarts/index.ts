import { plain } from "../plain";
import MatchPreview from "./MatchPreview.svelte";
import Preview from "./Preview.svelte";

/** A Year at Hogwarts is played in words until it has a board of its own. */
export const hogwarts = plain("hogwarts", {
  texts: ["plain", "hogwarts", "hogwarts-table", "quidditch-match"],
  rules: "hogwarts-rules",
  quick: { edition: "year", options: { length: "quick" } },
  quickOptions: ["length", "variant"],
  mainOptions: ["variant", "solo_rules", "teams", "length"],
  timeOption: "seconds_per_turn",
  // Whoever sits alone plays solo; nobody else can choose it.
  hiddenChoices: { variant: ["solo"] },
  // A seat has a number that nobody knows before the table is there.
  hiddenOptions: ["first_player"],
  Preview,
});

export const quidditchMatch = plain("quidditch-match", {
  texts: ["plain", "hogwarts", "hogwarts-table", "quidditch-match"],
  rules: "hogwarts-rules",
  quick: { edition: "year", options: {} },
  Preview: MatchPreview,
});
