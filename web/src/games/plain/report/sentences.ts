/** Events, actions and questions in words: the game's own where it has any, and else its kind and what it says. */

import { maybe, t } from "@/text/i18n.svelte";
import type { Args } from "@/text/texts";
import { capital, listed } from "@/text/words";
import {
  HIDDEN,
  fieldsOf,
  isEmpty,
  isFields,
  isList,
  isNumbers,
  isTexts,
  kindOf,
  type Data,
  type Fields,
} from "../reading/data";
import type { Reader } from "../reading/reader";
import { textOf } from "../reading/things.svelte";

/**
 * What a sentence of a game may name: every field by its key. Seats are players' names, things are called by theirs,
 * yes, no and none are words. `who` is you or other, and `name` is whoever it is about. Beside a field `x` there are
 * `x-id` for a thing as the game calls it and `x-text` for what stands on it, `x-signed` for a number with its sign,
 * `x-count`, `x-list` and `x-places` for lists (how long, one after the other, counted from one), and `x-y` for the
 * field `y` of a field.
 */
export function argsOf(reader: Reader, thing: Fields): Args {
  const args: Args = {};
  for (const [key, value] of fieldsOf(thing)) {
    args[key] = argOf(reader, value, key, thing);
    for (const [form, said] of Object.entries(forms(reader, value, key))) args[`${key}-${form}`] = said;
  }
  return { ...args, ...actorOf(reader, thing) };
}

function forms(reader: Reader, value: Data, key: string): Args {
  if (typeof value === "number") return { signed: value < 0 ? `−${-value}` : `+${value}` };
  if (typeof value === "string") return { id: value, text: value === HIDDEN ? "" : (textOf(reader, value, key) ?? "") };
  if (isNumbers(value))
    return { count: value.length, list: value.join(", "), places: value.map((each) => each + 1).join(", ") };
  if (isList(value)) return { count: value.length };
  if (!isFields(value)) return {};
  return Object.fromEntries(Object.entries(value).map(([part, each]) => [part, argOf(reader, each, part, value)]));
}

function argOf(reader: Reader, value: Data, key: string, owner: Fields): string | number {
  if (value === null) return "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number" && !reader.isSeat(key, owner)) return value;
  if (isTexts(value)) return listed(reader.counted(value, key));
  if (isNumbers(value) && !reader.isSeat(key, owner) && !reader.traits.spots.has(key)) return value.join(" + ");
  return reader.words(value, key, owner);
}

/** Who does it: a pawn that a player moves, or the player. */
function actorOf(reader: Reader, thing: Fields): Args {
  const pawn = reader.traits.actor && thing[reader.traits.actor];
  if (typeof pawn === "string") return { who: "other", name: reader.thing(pawn, reader.traits.actor) };
  if (typeof thing.seat !== "number") return { who: "other", name: "" };
  return { who: reader.isMe(thing.seat) ? "you" : "other", name: reader.player(thing.seat) };
}

/** An event as a sentence; null where there is nothing to say. */
export function sentence(reader: Reader, event: Fields): string | null {
  const inner = Object.values(event).find((value): value is Fields => isFields(value) && "type" in value);
  if (inner && reader.traits.inner) return sentence(reader.within(reader.traits.inner.seats(event)), inner);
  const own = reader.say("log", kindOf(event), argsOf(reader, event));
  if (own !== null) return own.trim() ? capital(own.trim().replace(/\s+/g, " ")) : null;
  return composed(reader, event);
}

/** "Ann: Moved (place: Library)." */
function composed(reader: Reader, event: Fields): string {
  const about = Object.fromEntries(fieldsOf(event).filter(([key, value]) => key !== "seat" && !isEmpty(value)));
  const what = reader.key(kindOf(event));
  const said = Object.keys(about).length ? t("plain-with", { what, fields: reader.fields(about) }) : what;
  return typeof event.seat === "number" ? t("plain-log", { name: reader.player(event.seat), said }) : `${said}.`;
}

/** An action as a whole: "Go to the Library". */
export function actionWords(reader: Reader, action: Fields): string {
  const { move, path } = innermost(action);
  const speaker = speakerOf(reader, path);
  const own = speaker.say("do", kindOf(move), argsOf(speaker, move));
  if (own !== null) return own.replace(/\s+/g, " ").trim();
  const fields = fieldsOf(move).map(([key, value]) => speaker.words(value, key, move));
  return fields.length ? `${kindWords(reader, action)}: ${fields.join(", ")}` : kindWords(reader, action);
}

/** What all actions of a kind have in common, as a heading. */
export function kindWords(reader: Reader, action: Fields): string {
  const { move, path } = innermost(action);
  const kind = kindOf(move);
  const speaker = speakerOf(reader, path);
  const own = speaker.say("do", `${kind}.kind`) ?? speaker.say("do", kind);
  // A sentence that names what the action is about is no heading.
  return own !== null && !own.includes("{$") ? own : speaker.key(kind);
}

/** One of several actions of a kind, told apart by what differs among them. */
export function choiceWords(reader: Reader, action: Fields, keys: readonly string[]): string {
  const { move, path } = innermost(action);
  const speaker = speakerOf(reader, path);
  const own = speaker.say("do", `${kindOf(move)}.each`, argsOf(speaker, move));
  return own?.trim() || keys.map((key) => speaker.words(move[key] ?? null, key, move)).join(", ");
}

/** A move of a game within the game is wrapped in an action that says nothing else. */
export function innermost(action: Fields): { move: Fields; path: string } {
  const fields = fieldsOf(action);
  const only = fields.length === 1 ? fields[0]![1] : undefined;
  return isFields(only) && "type" in only
    ? { move: only, path: `${kindOf(action)} ${kindOf(only)}` }
    : { move: action, path: kindOf(action) };
}

/** Whoever speaks of a move in a game within the game uses its words. */
export const speakerOf = (reader: Reader, path: string) => (path.includes(" ") ? reader.within([]) : reader);

/** What is being asked, or null where the game has no words for it. */
export function questionWords(reader: Reader, asked: Fields | null): string | null {
  return asked && reader.say("ask", kindOf(asked), argsOf(reader, asked));
}

export const reasonWords = (reader: Reader, reason: string) =>
  reader.say("end", reason) ?? maybe(`plain-end-${reason}`) ?? reader.key(reason);
