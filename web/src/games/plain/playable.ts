import type { PlayableGame } from "../face";
import type { Fields } from "./reading/data";
import { aside, ending } from "./report/ending";
import Mark from "./Mark.svelte";
import { opened } from "./reading/opened";
import Picture from "./Picture.svelte";
import { figures, paints, standing } from "./report/standing";
import Table from "./Table.svelte";
import { tell } from "./report/log";
import Watch from "./Watch.svelte";

export const playable: PlayableGame<Fields, Fields, Fields> = {
  Table,
  Watch,
  Mark,
  Picture,
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
