import type { GameFace } from "../face";
import type { Fields } from "@/kit/words/reading/data";

type PlainFace = GameFace<Fields, Fields, Fields>;

/** Make the plain face of a game that has none of its own; the arguments only improve its first screen. */
export function plain(game: string, own: Partial<PlainFace> = {}): PlainFace {
  return {
    // The server sends the messages of a game that was not there when the page was built.
    texts: ["plain", game],
    rules: game,
    quick: { edition: null, options: {} },
    withFriends: {},
    mainOptions: [],
    sidesOption: null,
    timeOption: null,
    hiddenOptions: [],
    lid: "plum",
    load: async () => (await import("./playable")).playable,
    ...own,
  };
}
