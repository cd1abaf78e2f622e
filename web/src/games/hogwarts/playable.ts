import type { Action, Event, Outlook, View } from "@/protocol/hogwarts";
import type { PlayableGame, Standing } from "../face";
import { sayings } from "@/kit/words/sayings";
import { guide } from "./guide/known.svelte";
import { worldOf } from "./pack/worlds.svelte";
import { story } from "./report/story";
import Boards from "./board/Boards.svelte";
import LastLine from "./LastLine.svelte";
import Picture from "./Picture.svelte";
import Players from "./Players.svelte";
import Table from "./Table.svelte";
import Watch from "./Watch.svelte";

const said = sayings as unknown as PlayableGame<View, Action, Event, Outlook>;

/** Points are counted in a year alone. */
const withoutPoints = ({ edition }: View, { sides, ...rest }: Standing): Standing => ({
  ...rest,
  sides: edition === "year" ? sides : sides.map((side) => ({ ...side, score: "" })),
});

/** The castle on a table of its own; what is said about a game is said as in every game. */
export const playable = {
  ...said,
  standing: (scene) => withoutPoints(scene.view, said.standing(scene)),
  facts: async (_history, scene) => {
    const world = worldOf(scene.info);
    return (await import("./report/facts")).facts(scene, world);
  },
  Table,
  Watch,
  Picture,
  Players,
  Boards,
  LastLine,
  guide,
  story,
  layout: "map",
  keys: [
    ["↑ ↓ ← →", "hogwarts-keys-choose"],
    ["Enter", "hogwarts-keys-go"],
    ["M", "hogwarts-keys-me"],
    ["L", "hogwarts-keys-list"],
    ["+ −", "hogwarts-keys-zoom"],
    ["I", "keys-look"],
  ],
} satisfies PlayableGame<View, Action, Event, Outlook>;
