/** What games and their things are called; whatever no language has a word for goes by its id, made readable. */

import { titleOf } from "../net/api";
import { language, maybe } from "./i18n.svelte";

/** An id as words: "floo_cards" is "Floo cards". */
export function humanised(id: string): string {
  const words = id
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .replace(/[_\-.]+/g, " ")
    .trim();
  return words.charAt(0).toLocaleUpperCase(language()) + words.slice(1);
}

export const gameName = (game: string) => maybe(`${game}-name`) ?? titleOf(game) ?? humanised(game);

export const gameAbout = (game: string) => maybe(`${game}-about`) ?? maybe("plain-about") ?? "";

/** An edition by its name; before the rules of its game are loaded, by its id. */
export const editionName = (game: string, edition: string) => maybe(`edition-${game}-${edition}`) ?? humanised(edition);

/** What a seat may ask for, such as a house. */
export const wishName = (game: string, field: string, choice: string) =>
  maybe(`${game}-${field}-${choice}`) ?? humanised(choice);
