/** What is said about any game, for faces that draw a table of their own. */

import type { PlayableGame } from "@/games/face";
import Mark from "./Mark.svelte";
import type { Fields } from "./reading/data";
import { opened } from "./reading/opened";
import { aside, ending } from "./report/ending";
import { tell } from "./report/log";
import { figures, paints, standing } from "./report/standing";

export const sayings: Omit<PlayableGame<Fields, Fields, Fields>, "Table" | "Watch" | "Picture"> = {
  Mark,
  paints,
  standing,
  tell,
  ending,
  figures: (_history, scene) => figures(scene),
  aside,
  // The opened view already shows everybody's cards.
  hands: () => [],
  opened,
};
