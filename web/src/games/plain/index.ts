import type { GameFace } from "../face";
import type { Fields } from "./reading/data";
import Preview from "./Preview.svelte";

type PlainFace = GameFace<Fields, Fields, Fields>;

/** The face of a game that has none of its own. What it is told about the game makes it easier to begin with. */
export function plain(game: string, told: Partial<PlainFace> = {}): PlainFace {
  return {
    // The server has the texts of a game that the page was not built with, all in one.
    texts: ["plain", game],
    rules: game,
    quick: { edition: null, options: {} },
    withFriends: {},
    mainOptions: [],
    sidesOption: null,
    timeOption: null,
    hiddenOptions: [],
    Preview,
    load: async () => (await import("./playable")).playable,
    ...told,
  };
}
