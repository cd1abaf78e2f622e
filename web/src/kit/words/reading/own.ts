/** Names that a table's own content gives its things, such as the cards of somebody's own box. */

import type { TableInfo } from "@/protocol/messages";

type Names = ReadonlyMap<string, string>;
const known = new WeakMap<object, Map<string, Names>>();

/** Return the names by id: an entry has one for every language, or one for each of some languages. */
export function ownNames(options: TableInfo["options"], language: string): Names {
  let spoken = known.get(options);
  if (!spoken) known.set(options, (spoken = new Map()));
  let names = spoken.get(language);
  if (!names) {
    const found = new Map<string, string>();
    collect(options, language, found);
    spoken.set(language, (names = found));
  }
  return names;
}

function collect(part: unknown, language: string, names: Map<string, string>): void {
  if (typeof part !== "object" || part === null) return;
  if ("id" in part && "name" in part && typeof part.id === "string") {
    const name = inLanguage(part.name, language);
    if (name !== null) names.set(part.id, name);
  }
  for (const each of Object.values(part)) collect(each, language, names);
}

function inLanguage(name: unknown, language: string): string | null {
  if (typeof name === "string") return name;
  if (typeof name !== "object" || name === null) return null;
  const texts = name as Record<string, string>;
  return texts[language] ?? texts.en ?? Object.values(texts)[0] ?? null;
}
