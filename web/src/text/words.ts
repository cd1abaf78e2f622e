/** Sentences that several pages share. */

import { ApiError } from "../net/api";
import { language, maybe, t } from "./i18n.svelte";
import { gameName } from "./names";
import { preferences } from "../device/preferences.svelte";
import type { TableInfo } from "../protocol/messages";

export const botName = (bot: string) => maybe(`bot-${bot}`) ?? bot;
/** How a bot plays; a game may know better than the house. */
export const botAbout = (bot: string, game: string) => maybe(`${game}-bot-${bot}`) ?? maybe(`bot-${bot}.about`) ?? "";

/** What is played at a table: the game, and where its rules are loaded, the edition. */
export const gameTitle = ({ game, edition }: { game: string; edition: string }) =>
  [gameName(game), maybe(`edition-${game}-${edition}`)]
    .filter((name, place, all) => name && all.indexOf(name) === place)
    .join(", ");

export const myName = () => preferences.name.trim() || t("player-name-default");

/** That moves wait to be sent, and which. */
export const unsentWords = (moves: readonly string[]) => t("unsent-moves", { moves: moves.join(", ") });

/** Something that begins a sentence, or stands alone, with a capital letter. */
export const capital = (words: string) => words.charAt(0).toLocaleUpperCase(language()) + words.slice(1);

export function listed(words: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(words);
}

/** Before the first move: who has not opened the table yet, while nobody who is there can move; null otherwise. */
export function awaitedWords(table: { version: number; info: TableInfo | null }, turn: number): string | null {
  const seats = table.info?.seats ?? [];
  const absent = seats.filter((seat) => seat.kind === "person" && !seat.connected);
  const mover = seats[turn];
  if (table.version !== 0 || !absent.length || (mover?.kind === "person" && mover.connected)) return null;
  return t("awaited", { names: listed(absent.map((seat) => seat.name ?? "?")) });
}

/** What went wrong, in the person's language. */
export function problem(error: unknown): string {
  if (!(error instanceof ApiError)) {
    // Not the server's doing but ours: the console is where we look for it.
    console.error(error);
    return t("problem-unknown");
  }
  return error.problem.message;
}
