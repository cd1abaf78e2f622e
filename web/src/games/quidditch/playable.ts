import type { Action, Event, View } from "@/protocol/quidditch";
import type { PlayableGame } from "../face";
import { aside } from "./report/asides";
import Beside from "./Beside.svelte";
import { figures } from "./report/figures";
import Mark from "./Mark.svelte";
import Picture from "./Picture.svelte";
import PlayArea from "./play/PlayArea.svelte";
import { ending, paints, standing } from "./report/standing";
import { tell } from "./report/log";
import { scenesOf } from "./report/scenes";
import { opened } from "./report/opened";
import Watch from "./play/Watch.svelte";

export const playable: PlayableGame<View, Action, Event> = {
  Table: PlayArea,
  Watch,
  Mark,
  Beside,
  scenes: true,
  // Most of a round's moves are passes.
  early: 60,
  keys: [
    ["1–9", "keys-pick"],
    ["Enter", "keys-confirm"],
    ["Esc", "keys-back"],
    ["I", "keys-look"],
    ["P", "keys-pass"],
  ],
  Picture,
  paints,
  standing,
  tell,
  ending,
  figures,
  // Nobody needs them before the end.
  facts: async (history, scene) => (await import("./report/facts")).facts(history, scenesOf(history, history), scene),
  aside,
  hands: (views) => views.map((view) => view.hand ?? []),
  opened,
};
