/** Word events, actions and questions: with the game's own messages, or else from their kind and fields. */

import { maybe, paired, t } from "@/text/i18n.svelte";
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
 * Build the arguments of a message: every field by its key, with names for seats and things, and words for yes, no and
 * none. `who` is "you" or "other", and `name` is the person concerned. A field `x` also gives `x-id` (the game's own
 * id), `x-text` (the explanation of a thing), `x-signed` (a number with its sign), `x-count`, `x-list` and `x-places`
 * (length, entries, and positions counted from one), and `x-y` for the field `y` of an object.
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

/** Find who acts: a pawn that a player moves, or the player. */
function actorOf(reader: Reader, thing: Fields): Args {
  const pawn = reader.traits.actor && thing[reader.traits.actor];
  if (typeof pawn === "string") return { who: "other", name: reader.thing(pawn, reader.traits.actor) };
  if (typeof thing.seat !== "number") return { who: "other", name: "" };
  return { who: reader.isMe(thing.seat) ? "you" : "other", name: reader.player(thing.seat) };
}

/** Word an event; return null when there is nothing to say. */
export function sentence(reader: Reader, event: Fields): string | null {
  const inner = Object.values(event).find((value): value is Fields => isFields(value) && "type" in value);
  if (inner && reader.traits.inner) return sentence(reader.within(reader.traits.inner.seats(event)), inner);
  const own = reader.say("log", kindOf(event), argsOf(reader, event));
  if (own !== null) return own.trim() ? capital(own.trim().replace(/\s+/g, " ")) : null;
  return composed(reader, event);
}

/** Build a fallback sentence: "Ann: Moved (place: Library)." */
function composed(reader: Reader, event: Fields): string {
  const about = Object.fromEntries(fieldsOf(event).filter(([key, value]) => key !== "seat" && !isEmpty(value)));
  const what = reader.key(kindOf(event));
  const said = Object.keys(about).length ? t("plain-with", { what, fields: reader.fields(about) }) : what;
  return typeof event.seat === "number" ? t("plain-log", { name: reader.player(event.seat), said }) : `${said}.`;
}

/** Word a whole action: "Go to the Library". */
export function actionWords(reader: Reader, action: Fields): string {
  const { move, path } = innermost(action);
  const speaker = speakerOf(reader, path);
  const own = speaker.say("do", kindOf(move), argsOf(speaker, move));
  if (own !== null) return own.replace(/\s+/g, " ").trim();
  const fields = fieldsOf(move).map(([key, value]) => speaker.words(value, key, move));
  return fields.length ? paired(kindWords(reader, action), fields.join(", ")) : kindWords(reader, action);
}

/** Word the heading for all actions of a kind. */
export function kindWords(reader: Reader, action: Fields): string {
  const { move, path } = innermost(action);
  const kind = kindOf(move);
  const speaker = speakerOf(reader, path);
  const own = speaker.say("do", `${kind}.kind`) ?? speaker.say("do", kind);
  // A message that names the object of one action does not fit them all.
  return own !== null && !own.includes("{$") ? own : speaker.key(kind);
}

/** Word one of several actions of a kind by what makes it different. */
export function choiceWords(reader: Reader, action: Fields, keys: readonly string[]): string {
  const { move, path } = innermost(action);
  const speaker = speakerOf(reader, path);
  const own = speaker.say("do", `${kindOf(move)}.each`, argsOf(speaker, move));
  // What another game within this one calls its own move does not fit.
  if (own && !own.includes("{$")) return own.trim();
  return keys.map((key) => speaker.words(move[key] ?? null, key, move)).join(", ");
}

/** Unwrap the move of a nested game. */
export function innermost(action: Fields): { move: Fields; path: string } {
  const fields = fieldsOf(action);
  const only = fields.length === 1 ? fields[0]![1] : undefined;
  return isFields(only) && "type" in only
    ? { move: only, path: `${kindOf(action)} ${kindOf(only)}` }
    : { move: action, path: kindOf(action) };
}

/** Use a nested game's own messages for its moves. */
export const speakerOf = (reader: Reader, path: string) => (path.includes(" ") ? reader.within([]) : reader);

/** Word the open question; return null when the game has no message for it. */
export function questionWords(reader: Reader, asked: Fields | null): string | null {
  return asked && reader.say("ask", kindOf(asked), argsOf(reader, asked));
}

export const reasonWords = (reader: Reader, reason: string) =>
  reader.say("end", reason) ?? maybe(`plain-end-${reason}`) ?? reader.key(reason);
