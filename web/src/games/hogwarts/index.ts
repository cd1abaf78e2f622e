import { plain } from "../plain";
import MatchPreview from "./MatchPreview.svelte";
import Preview from "./Preview.svelte";

/** A Year at Hogwarts uses the plain face until it has a board of its own. */
export const hogwarts = plain("hogwarts", {
  texts: ["plain", "hogwarts", "hogwarts-table", "quidditch-match"],
  rules: "hogwarts-rules",
  quick: { edition: "year", options: { length: "quick" } },
  quickOptions: ["length", "variant"],
  mainOptions: ["variant", "solo_rules", "teams", "length"],
  timeOption: "seconds_per_turn",
  // A single player always plays solo, and nobody else can.
  hiddenChoices: { variant: ["solo"] },
  // Seats are numbered only once the table exists.
  hiddenOptions: ["first_player"],
  Preview,
  lid: "night",
});

export const quidditchMatch = plain("quidditch-match", {
  texts: ["plain", "hogwarts", "hogwarts-table", "quidditch-match"],
  rules: "hogwarts-rules",
  quick: { edition: "year", options: {} },
  Preview: MatchPreview,
  lid: "day",
});
