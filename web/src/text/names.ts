/** Names of games and their things; ids without a message are made readable. */

import { titleOf } from "../net/api";
import { language, maybe } from "./i18n.svelte";

/** Make an id readable: "floo_cards" becomes "Floo cards". */
export function humanised(id: string): string {
  const words = id
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .replace(/[_\-.]+/g, " ")
    .trim();
  return words.charAt(0).toLocaleUpperCase(language()) + words.slice(1);
}

export const gameName = (game: string) => maybe(`${game}-name`) ?? titleOf(game) ?? humanised(game);

export const gameAbout = (game: string) => maybe(`${game}-about`) ?? maybe("plain-about") ?? "";

/** Name an edition, by its id until the rules of its game are loaded. */
export const editionName = (game: string, edition: string) => maybe(`edition-${game}-${edition}`) ?? humanised(edition);

/** Name a choice of a seat's wish, such as a house. */
export const wishName = (game: string, field: string, choice: string) =>
  maybe(`${game}-${field}-${choice}`) ?? humanised(choice);
