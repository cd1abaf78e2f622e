import type { PlayableGame } from "@/games/face";
import { sayings } from "@/kit/words/sayings";
import Picture from "./Picture.svelte";
import { paints, standing } from "./standing";
import Table from "./Table.svelte";
import type { Action, Event, MatchOutlook, View } from "./types";
import Watch from "./Watch.svelte";

/** A match on its pitch; what is said about a game is said as in every game. */
export const playable = {
  ...(sayings as unknown as PlayableGame<View, Action, Event, MatchOutlook>),
  Table,
  Watch,
  Picture,
  paints,
  standing,
} satisfies PlayableGame<View, Action, Event, MatchOutlook>;
