import type { Action, Event, View } from "../../protocol/sequence";
import type { PlayableGame } from "../face";
import { asideInMenu } from "./asides";
import { ending } from "./ending";
import { figures } from "./figures";
import Mark from "./Mark.svelte";
import Picture from "./Picture.svelte";
import PlayArea from "./PlayArea.svelte";
import { paints, standing } from "./standing";
import { tell } from "./telling";
import Watch from "./Watch.svelte";

export const playable: PlayableGame<View, Action, Event> = {
  Table: PlayArea,
  Watch,
  confirms: true,
  Mark,
  Picture,
  paints,
  standing,
  tell,
  ending,
  figures,
  aside: asideInMenu,
  hands: (views) => views.map((view) => view.hand ?? []),
  opened: (views) => views.at(-1)!,
};
