import type { Action, Event, View } from "@/protocol/hogwarts";
import type { PlayableGame } from "../face";
import { playable as plainly } from "../plain/playable";
import { guide } from "./guide/known.svelte";
import { story } from "./report/story";
import Players from "./Players.svelte";
import Table from "./Table.svelte";
import Watch from "./Watch.svelte";

/** The castle on a table of its own; what is said about a game is said as in every game. */
export const playable = {
  ...(plainly as unknown as PlayableGame<View, Action, Event>),
  Table,
  Watch,
  Players,
  guide,
  story,
  layout: "map",
} satisfies PlayableGame<View, Action, Event>;
