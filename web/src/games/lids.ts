/** What is printed on the boxes: loaded with the shelf and the forms, and never with a table. */

import type { Component } from "svelte";
import MatchPreview from "./hogwarts/match/MatchPreview.svelte";
import HogwartsPreview from "./hogwarts/Preview.svelte";
import PlainPreview from "./plain/Preview.svelte";
import QuidditchPreview from "./quidditch/Preview.svelte";
import Fan from "./sequence/Fan.svelte";
import SequencePreview from "./sequence/Preview.svelte";

const LIDS: Readonly<Record<string, Component>> = {
  sequence: SequencePreview,
  quidditch: QuidditchPreview,
  hogwarts: HogwartsPreview,
  "quidditch-match": MatchPreview,
};

/** Small pictures of editions, for games that have several. */
const EDITIONS: Readonly<Record<string, Component<{ edition: string }>>> = { sequence: Fan };

export const lidOf = (game: string): Component => (Object.hasOwn(LIDS, game) && LIDS[game]) || PlainPreview;
export const editionOf = (game: string) => (Object.hasOwn(EDITIONS, game) ? EDITIONS[game] : undefined);
