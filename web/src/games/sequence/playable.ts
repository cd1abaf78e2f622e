import type { Action, Event, View } from "@/protocol/sequence";
import type { PlayableGame } from "../face";
import { asideInMenu } from "./report/asides";
import { ending } from "./report/ending";
import { figures } from "./report/figures";
import Mark from "./Mark.svelte";
import Picture from "./Picture.svelte";
import PlayArea from "./play/PlayArea.svelte";
import { paints, standing } from "./report/standing";
import { sideName } from "./cards/words";
import { tell } from "./report/log";
import { story } from "./report/story";
import Watch from "./play/Watch.svelte";

export const playable: PlayableGame<View, Action, Event> = {
  Table: PlayArea,
  Watch,
  confirms: true,
  keys: [
    ["1–9", "keys-pick"],
    ["N", "keys-next"],
    ["P", "keys-previous"],
    ["↑ ↓ ← →", "keys-arrows"],
    ["Enter", "keys-confirm"],
    ["Esc", "keys-back"],
    ["I", "keys-look"],
    ["D", "keys-draw"],
  ],
  answered: ["corner", "empty_cell", "own_chip", "locked_chip", "cell_mismatch", "cell_occupied"],
  layout: "square",
  Mark,
  Picture,
  paints,
  sideName: (paint) => sideName(paint.replace("paint-", "")),
  standing,
  tell,
  story,
  ending,
  figures,
  facts: async (history, scene) => (await import("./report/facts")).facts(history, scene),
  aside: asideInMenu,
  hands: (views) => views.map((view) => view.hand ?? []),
  opened: (views) => views.at(-1)!,
};
