/** The page in the person's language: texts are loaded by language and file, and English stands in for what is missing. */

import type { FluentBundle } from "@fluent/bundle";
import { bestLanguage } from "./languages";
import { prefer, preferences } from "./preferences.svelte";
import { bundleOf, format, type Args } from "./texts";

const ROOT = "../../../src/commonroom/locale";
const FILES = import.meta.glob<string>("../../../src/commonroom/locale/*/*.ftl", { query: "?raw", import: "default" });

const wanted = new Set<string>(["page"]);
const sources = new Map<string, string>();

let current = $state.raw({ language: "en", bundles: [] as FluentBundle[] });

/** A sentence in the person's language. */
export function t(id: string, args?: Args): string {
  return maybe(id, args) ?? id;
}

/** The sentence, or null where no language has it. */
export function maybe(id: string, args?: Args): string | null {
  return format(current.bundles, id, args);
}

export function language(): string {
  return current.language;
}

/** Show the person's language, or the one given, which is then remembered. */
export async function speak(chosen?: string): Promise<void> {
  if (chosen) prefer({ language: chosen });
  await show(preferences.language ?? bestLanguage(navigator.languages));
}

/** Add files of texts, such as those of a game, to what is shown. */
export async function need(...files: string[]): Promise<void> {
  if (files.every((file) => wanted.has(file))) return;
  for (const file of files) wanted.add(file);
  await show(current.language);
}

async function show(language: string): Promise<void> {
  const order = language === "en" ? ["en"] : [language, "en"];
  const bundles = await Promise.all(order.map(load));
  current = { language, bundles };
  document.documentElement.lang = language;
}

async function load(language: string): Promise<FluentBundle> {
  const texts = await Promise.all([...wanted].map((file) => source(`${ROOT}/${language}/${file}.ftl`)));
  return bundleOf(language, texts);
}

async function source(path: string): Promise<string> {
  if (!sources.has(path)) sources.set(path, (await FILES[path]?.()) ?? "");
  return sources.get(path)!;
}
