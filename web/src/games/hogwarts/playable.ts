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
import type { Scene } from "./types";
import Watch from "./Watch.svelte";

const said = sayings as unknown as PlayableGame<View, Action, Event, Outlook>;

/** The colours of the houses, and of the dark side, as sides wear them in every game. */
const HOUSES = { gryffindor: "red", hufflepuff: "gold", ravenclaw: "blue", slytherin: "green" } as const;
const DARK = "onyx";

/** Points are counted in a year alone. Whoever plays alone wears the colour of their house, as their pawn does. */
function asInTheCastle({ info, view }: Scene, { sides, seats, ...rest }: Standing): Standing {
  const world = worldOf(info);
  const paintOf = (number: number, paint: string): string => {
    const members = view.people.filter((_, seat) => seats[seat]?.side === number);
    const character = members.length === 1 ? members[0]!.character : null;
    const board = character === null ? undefined : world?.characters.get(character);
    return board ? `paint-${board.house ? HOUSES[board.house] : DARK}` : paint;
  };
  return {
    ...rest,
    seats,
    sides: sides.map((side, number) => ({
      ...side,
      paint: paintOf(number, side.paint),
      score: view.edition === "year" ? side.score : "",
    })),
  };
}

/** The castle on a table of its own; what is said about a game is said as in every game. */
export const playable = {
  ...said,
  standing: (scene) => asInTheCastle(scene, said.standing(scene)),
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
