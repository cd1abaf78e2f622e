/** Messages in the person's language, loaded by language and file, with English as fallback. */

import { untrack } from "svelte";
import type { FluentBundle, FluentResource } from "@fluent/bundle";
import { bestLanguage } from "./languages";
import { prefer, preferences } from "../device/preferences.svelte";
import { bundleOf, format, parsed, type Args } from "./texts";

const ROOT = "../../../src/commonroom/locale";
// What only the terminal says stays out of the page.
const FILES = import.meta.glob<string>(
  ["../../../src/commonroom/locale/*/*.ftl", "!../../../src/commonroom/locale/*/*terminal.ftl"],
  { query: "?raw", import: "default" },
);

const wanted = new Set<string>(["page", "shelf"]);
const sources = new Map<string, FluentResource>();

let current = $state.raw({ bundles: [] as FluentBundle[], ids: [] as string[] });
// Apart from the messages: what depends on the language alone is not done again when a file of them arrives.
let spoken = $state("en");

/** Return a message in the person's language, or the id where there is none. */
export function t(id: string, args?: Args): string {
  return maybe(id, args) ?? id;
}

/** Put two things beside each other, with the colon of the language. */
export const paired = (name: string, value: string) => t("pair", { name, value });

/** Return a message, or null when no language has it. */
export function maybe(id: string, args?: Args): string | null {
  return format(current.bundles, id, args);
}

export function language(): string {
  return spoken;
}

/** Return all loaded message ids; the array stays the same until more are loaded. */
export function spokenIds(): readonly string[] {
  return current.ids;
}

/** Show the page in the given language and remember it, or in the person's own. */
export async function speak(chosen?: string): Promise<void> {
  if (chosen) prefer({ language: chosen });
  await show(preferences.language ?? bestLanguage(navigator.languages));
}

/** Load more message files, such as those of a game. */
export async function need(...files: string[]): Promise<void> {
  if (files.every((file) => wanted.has(file))) return;
  for (const file of files) wanted.add(file);
  await show(untrack(language));
}

async function show(lang: string): Promise<void> {
  const order = lang === "en" ? ["en"] : [lang, "en"];
  // What comes with the page says the same in every language, which the tests hold; only other games may fall back.
  const fallen = [...wanted].filter((file) => !FILES[`${ROOT}/${lang}/${file}.ftl`]);
  const loaded = await Promise.all(order.map((each) => load(each, each === lang ? [...wanted] : fallen)));
  const ids = new Set(loaded.flat().flatMap((resource) => resource.body.map((entry) => entry.id)));
  current = { bundles: loaded.map((texts, place) => bundleOf(order[place]!, texts)), ids: [...ids] };
  spoken = lang;
  document.documentElement.lang = lang;
}

function load(lang: string, files: readonly string[]): Promise<FluentResource[]> {
  return Promise.all(files.map((file) => source(lang, file)));
}

async function source(lang: string, file: string): Promise<FluentResource> {
  const path = `${ROOT}/${lang}/${file}.ftl`;
  const known = sources.get(path);
  if (known) return known;
  const text = FILES[`${ROOT}/en/${file}.ftl`] ? ((await FILES[path]?.()) ?? "") : await asked(file, lang);
  // Do not store a failure, so that the next call tries again.
  if (text === null) return parsed("");
  sources.set(path, parsed(text));
  return sources.get(path)!;
}

/** Fetch the messages of a game that was not there when the page was built. */
async function asked(game: string, lang: string): Promise<string | null> {
  const response = await fetch(`/api/texts/${encodeURIComponent(game)}/${lang}`).catch(() => null);
  return response?.ok ? response.text() : null;
}
