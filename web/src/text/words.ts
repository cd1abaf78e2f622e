/** Wording that several pages share. */

import { ApiError, type GameInfo } from "../net/api";
import { levelOf } from "./bots";
import { language, maybe, t } from "./i18n.svelte";
import { gameName } from "./names";
import { preferences } from "../device/preferences.svelte";
import type { TableInfo } from "../protocol/messages";

/** Name a bot by its level in the game. */
export const botName = (bot: string, about: GameInfo) => maybe(`bot-${levelOf(bot, about) ?? bot}`) ?? bot;
/** Describe a bot, with the game's own text if it has one. */
export const botAbout = (bot: string, game: string) => maybe(`${game}-bot-${bot}`) ?? maybe(`bot-${bot}.about`) ?? "";

/** Name the game of a table, and its edition once the rules are loaded. */
export const gameTitle = ({ game, edition }: { game: string; edition: string }) =>
  [gameName(game), maybe(`edition-${game}-${edition}`)]
    .filter((name, place, all) => name && all.indexOf(name) === place)
    .join(", ");

export const myName = () => preferences.name.trim() || t("player-name-default");

/** Say which moves wait to be sent. */
export const unsentWords = (moves: readonly string[]) => t("unsent-moves", { moves: moves.join(", ") });

/** Capitalise the first letter. */
export const capital = (words: string) => words.charAt(0).toLocaleUpperCase(language()) + words.slice(1);

export function listed(words: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(words);
}

/** Say who has not opened the table yet, before the first move and while nobody present can move; or null. */
export function awaitedWords(table: { version: number; info: TableInfo | null }, turn: number): string | null {
  const seats = table.info?.seats ?? [];
  const absent = seats.filter((seat) => seat.kind === "person" && !seat.connected && !seat.came);
  const mover = seats[turn];
  if (table.version !== 0 || !absent.length || (mover?.kind === "person" && mover.connected)) return null;
  return t("awaited", { names: listed(absent.map((seat) => seat.name ?? "?")) });
}

/** Word an error in the person's language. */
export function problem(error: unknown): string {
  if (!(error instanceof ApiError)) {
    // A bug of the page rather than an answer: log it for developers.
    console.error(error);
    return t("problem-unknown");
  }
  return error.problem.message;
}
