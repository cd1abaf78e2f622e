import type { Action, Event, View } from "../../protocol/quidditch";
import type { PlayableGame } from "../face";
import { aside } from "./asides";
import { figures } from "./figures";
import Mark from "./Mark.svelte";
import Picture from "./Picture.svelte";
import PlayArea from "./PlayArea.svelte";
import { ending, paints, standing } from "./standing";
import { tell } from "./telling";
import { opened } from "./opened";
import Watch from "./Watch.svelte";

export const playable: PlayableGame<View, Action, Event> = {
  Table: PlayArea,
  Watch,
  Mark,
  Picture,
  paints,
  standing,
  tell,
  ending,
  figures,
  aside,
  hands: (views) => views.map((view) => view.hand ?? []),
  opened,
};
