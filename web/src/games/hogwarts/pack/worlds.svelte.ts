/** Worlds by pack and language, each fetched once. */

import { SvelteMap } from "svelte/reactivity";
import { content, scene, things } from "@/net/api";
import { language } from "@/text/i18n.svelte";
import { World, thingsById, type Pack } from "./world";

const GAME = "hogwarts";
/** A table, or the game itself, with the key of its pack. */
interface Contents {
  content: string | null;
}

const known = new SvelteMap<string, World>();
const asked = new Set<string>();

/** Return the world of a table, or null until it has been fetched. */
export function worldOf(info: Contents): World | null {
  return known.get(nameOf(info)) ?? null;
}

/** Fetch the world of a table once. */
export function explore(info: Contents): void {
  const name = nameOf(info);
  const key = info.content;
  if (key === null || asked.has(name)) return;
  asked.add(name);
  void fetched(key, language()).then(
    (world) => known.set(name, world),
    (error: unknown) => {
      asked.delete(name);
      console.error(error);
    },
  );
}

const nameOf = (info: Contents) => `${info.content} ${language()}`;

async function fetched(key: string, lang: string): Promise<World> {
  const [pack, drawn, listed] = await Promise.all([content(GAME, key), scene(GAME, key), things(GAME, lang, key)]);
  return new World(pack as Pack, drawn, thingsById(listed));
}
