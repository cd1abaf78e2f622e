/** All sheets by name. */
import { cardSheets, type Cards } from "./cards";
import { fightSheets } from "./fights";
import { pitchSheets } from "./pitch";
import { momentSheets } from "./moments";
import { peopleSheet } from "./people";
import { mapSheets, signSheet, type Board } from "./map";

interface Pack extends Cards {
  board: Board;
  tokens: { id: string }[];
  fights: { id: string }[];
}

export const sheets = (pack: Pack, scene: string): Record<string, string> => ({
  ...mapSheets(pack.board, scene),
  signs: signSheet(
    pack.board,
    pack.tokens.map(({ id }) => id),
  ),
  people: peopleSheet(),
  ...cardSheets(pack),
  ...pitchSheets(),
  ...momentSheets(),
  ...fightSheets(pack.fights),
});
