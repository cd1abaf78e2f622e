import type { PlayableGame } from "../face";
import type { Fields } from "@/kit/words/reading/data";
import Picture from "./Picture.svelte";
import { sayings } from "@/kit/words/sayings";
import Table from "./Table.svelte";
import Watch from "./Watch.svelte";

export const playable: PlayableGame<Fields, Fields, Fields> = { ...sayings, Table, Watch, Picture };
