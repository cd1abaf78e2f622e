/** What stands on cards and tokens, and what places do: the server tells it, once for each language. */

import { SvelteMap } from "svelte/reactivity";
import { things } from "@/net/api";
import { language } from "@/text/i18n.svelte";
import type { Thing, Things } from "@/protocol/messages";
import type { Reader } from "./reader";

const known = new SvelteMap<string, ReadonlyMap<string, Thing>>();
const asked = new Set<string>();

/** Ask for them, unless that was done; a table that never hears of them says what things are called, and no more. */
export function learn(game: string): void {
  const name = `${game} ${language()}`;
  if (asked.has(name)) return;
  asked.add(name);
  things(game, language()).then(
    (listings) => known.set(name, byKind(listings)),
    () => asked.delete(name),
  );
}

function byKind(listings: readonly Things[]): Map<string, Thing> {
  return new Map(listings.flatMap(({ kind, things: lines }) => lines.map((line) => [`${kind} ${line.id}`, line])));
}

export function explained(reader: Reader, thing: string, key: string): Thing | null {
  const found = reader.kind(thing, key);
  const listed = known.get(`${reader.info.game} ${language()}`);
  const line = found && listed?.get(`${found.kind} ${thing}`);
  return line && (line.text || line.flavour) ? line : null;
}

export const textOf = (reader: Reader, thing: string, key: string) => explained(reader, thing, key)?.text ?? null;
