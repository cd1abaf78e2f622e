/** Explanations of cards, tokens and places, fetched once per language. */

import { SvelteMap } from "svelte/reactivity";
import { games, things } from "@/net/api";
import { language } from "@/text/i18n.svelte";
import type { Thing, Things } from "@/protocol/messages";
import type { Reader } from "./reader";

const known = new SvelteMap<string, ReadonlyMap<string, Thing>>();
const asked = new Set<string>();

/** Fetch the explanations once; until they arrive, things only have names. */
export function learn(game: string): void {
  const name = `${game} ${language()}`;
  if (asked.has(name)) return;
  asked.add(name);
  fetched(game, language()).then(
    (listings) => known.set(name, byKind(listings)),
    () => asked.delete(name),
  );
}

/** By the key of the game's own content, so that whoever asks for that by its key shares the answer. */
async function fetched(game: string, lang: string): Promise<Things[]> {
  return things(game, lang, (await games())[game]?.content ?? null);
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
