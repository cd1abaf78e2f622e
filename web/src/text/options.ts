/** Options of a game in words: where they are chosen, and where one reads what others have chosen. */

import type { GameFace } from "../games/face";
import type { TableInfo } from "../protocol/messages";
import type { GameInfo } from "../net/api";
import { maybe, t } from "./i18n.svelte";
import { humanised } from "./names";
import { timeWords } from "./times";

export const optionTitle = (game: string, name: string) => maybe(`${game}-option-${name}`) ?? humanised(name);

/** What an option decides, as the rules of the game say it; nothing where they do not. */
export const optionAbout = (game: string, name: string) => maybe(`option-${game}-${name}`) ?? "";

export const groupTitle = (game: string, group: string) => maybe(`${game}-group-${group}`) ?? humanised(group);

/** The same for those who did not choose it: where the form speaks to one person, a game has other words for them. */
const seenTitle = (game: string, name: string) => maybe(`${game}-option-${name}.seen`) ?? optionTitle(game, name);

export const choiceWords = (game: string, name: string, choice: unknown) =>
  maybe(`${game}-option-${name}.value-${String(choice)}`) ??
  (typeof choice === "string" ? humanised(choice) : String(choice));

export interface Choice {
  name: string;
  title: string;
  value: string;
}

/** What holds at a table: what was chosen there, or else what the game takes for usual. */
export const optionAt = (info: TableInfo, about: GameInfo, name: string): unknown =>
  info.options[name] ?? about.options[name]?.default;

/**
 * What was chosen at a table and is not what the form begins with: that is what people take for usual.
 * How long a turn may take is always told.
 */
export function chosenAt(info: TableInfo, about: GameInfo, face: GameFace): Choice[] {
  const ownWay = new Set([face.sidesOption, face.timeOption, ...face.hiddenOptions]);
  const usual = (name: string) => face.withFriends[name] ?? about.options[name]?.default;
  // What a table leaves as the game has it need not be what the form begins with.
  const unusual = [...new Set([...Object.keys(info.options), ...Object.keys(face.withFriends)])]
    .map((name) => [name, optionAt(info, about, name)] as const)
    .filter(([name, value]) => !ownWay.has(name) && value !== usual(name))
    .map(([name, value]) => ({ name, title: seenTitle(info.game, name), value: valueWords(info.game, name, value) }));
  const sides = face.sidesOption && info.options[face.sidesOption];
  return [
    ...(typeof sides === "number" ? [{ name: "sides", title: t("teams"), value: String(sides) }] : []),
    ...(face.timeOption
      ? [{ name: "time", title: t("time-limit"), value: timeWords(info.options[face.timeOption]) }]
      : []),
    ...unusual,
    ...(info.hints ? [] : [{ name: "hints", title: t("allow-hints"), value: t("option-off") }]),
  ];
}

function valueWords(game: string, name: string, value: unknown): string {
  if (typeof value === "boolean") return t(value ? "option-on" : "option-off");
  if (Array.isArray(value)) return value.map((each) => choiceWords(game, name, each)).join(", ");
  if (typeof value !== "object" || value === null) return choiceWords(game, name, value);
  // A whole document, such as a deck of somebody's own, is known by its name.
  return (
    ("name" in value && value.name ? String(value.name) : maybe(`${game}-option-${name}.nameless`)) ?? t("option-on")
  );
}
