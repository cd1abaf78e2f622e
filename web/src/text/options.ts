/** Word the options of a game, for the form and for the summary at the table. */

import type { GameFace } from "../games/face";
import type { TableInfo } from "../protocol/messages";
import type { GameInfo } from "../net/api";
import { maybe, t } from "./i18n.svelte";
import { humanised } from "./names";
import { timeWords } from "./times";

export const optionTitle = (game: string, name: string) => maybe(`${game}-option-${name}`) ?? humanised(name);

/** Explain an option from the rules; return "" when they do not mention it. */
export const optionAbout = (game: string, name: string) => maybe(`option-${game}-${name}`) ?? "";

/** Say what a single choice of an option means; "" where its words say it already. */
export const choiceAbout = (game: string, name: string, choice: unknown) =>
  maybe(`${game}-option-${name}.about-${String(choice)}`) ?? "";

export const groupTitle = (game: string, group: string) => maybe(`${game}-group-${group}`) ?? humanised(group);

/** Title an option in the summary, where a game may not address the person who chose it. */
const seenTitle = (game: string, name: string) => maybe(`${game}-option-${name}.seen`) ?? optionTitle(game, name);

export const choiceWords = (game: string, name: string, choice: unknown) =>
  maybe(`${game}-option-${name}.value-${String(choice)}`) ??
  (typeof choice === "string" ? humanised(choice) : String(choice));

export interface Choice {
  name: string;
  title: string;
  value: string;
}

/** Return an option's value at a table, or the game's default. */
export const optionAt = (info: TableInfo, about: GameInfo, name: string): unknown =>
  info.options[name] ?? about.options[name]?.default;

/** List the options of a table that differ from the form's presets, and always the time for a turn. */
export function chosenAt(info: TableInfo, about: GameInfo, face: GameFace): Choice[] {
  const ownWay = new Set([face.sidesOption, face.timeOption, ...face.hiddenOptions]);
  const usual = (name: string) => face.withFriends[name] ?? about.options[name]?.default;
  // The game's default may differ from the form's preset.
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
  // Show a whole document, such as a custom deck, by its name.
  return (
    ("name" in value && value.name ? String(value.name) : maybe(`${game}-option-${name}.nameless`)) ?? t("option-on")
  );
}
