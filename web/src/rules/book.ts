/** The rules of a game as data, and the search in them. */

export interface RuleEntry {
  id: string;
  editions: string[];
  options: string[];
  kind: "rule" | "ruling";
  text: string;
  question: string;
  reason: string;
  source: string;
}

export interface Rulebook {
  game: string;
  lang: string;
  title: string;
  labels: Record<string, string>;
  editions: { id: string; name: string; box: string }[];
  sections: { key: string; title: string; about: string; entries: RuleEntry[] }[];
  differences: { key: string; ids: string[]; topic: string; says: Record<string, string> }[];
  readings: {
    edition: string;
    key: string;
    ids: string[];
    topic: string;
    difference: string;
    reading: string;
    reason: string;
  }[];
  options: { name: string; values: (string | number)[]; numbers: [number, number] | null; text: string }[];
  procedures: { key: string; title: string; text: string }[];
  refusals: { code: string; ids: string[]; text: string }[];
}

/** Return the sections with entries that contain every word, for one edition if given. */
export function search(book: Rulebook, words: string, edition: string): Rulebook["sections"] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = (entry: RuleEntry) => {
    const text = `${entry.id} ${entry.text} ${entry.question} ${entry.reason}`.toLowerCase();
    return (!edition || entry.editions.includes(edition)) && wanted.every((word) => text.includes(word));
  };
  return book.sections
    .map((section) => ({ ...section, entries: section.entries.filter(matches) }))
    .filter((section) => section.entries.length > 0);
}
