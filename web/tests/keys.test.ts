import { FluentParser, Message } from "@fluent/syntax";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "@/text/languages";

const WEB = join(import.meta.dirname, "..");
const LOCALE = join(WEB, "../src/commonroom/locale");

function messagesOf(file: string, language = "en"): Message[] {
  const resource = new FluentParser().parse(readFileSync(join(LOCALE, language, file), "utf-8"));
  expect(resource.body.filter((entry) => entry.type === "Junk")).toEqual([]);
  return resource.body.filter((entry) => entry instanceof Message);
}

const keysOf = (file: string) => messagesOf(file).map((message) => message.id.name);

/** List keys with their attributes, to compare languages. */
const everything = (file: string, language: string) =>
  messagesOf(file, language)
    .flatMap(({ id, attributes }) => [id.name, ...attributes.map((attribute) => `${id.name}.${attribute.id.name}`)])
    .toSorted();

const source = readdirSync(join(WEB, "src"), { recursive: true, encoding: "utf-8" })
  .filter((name) => /\.(ts|svelte)$/.test(name))
  .map((name) => readFileSync(join(WEB, "src", name), "utf-8"))
  .join("\n");

/** Find the keys in the page's source, and the fixed parts of those it composes. */
const literal = new Set([...source.matchAll(/["'`]([a-z][\w-]*)(?:\.[\w-]+)?["'`]/g)].map((match) => match[1]!));
const patterns = [...source.matchAll(/`((?:[\w.-]|\$\{[^{}`]*\})*)`/g)]
  .map((match) => match[1]!.replace(/\.[^.}]*$/, "").replace(/\$\{[^}]*\}/g, "[\\w-]+"))
  // One that is composed of holes alone would let any key through.
  .filter((key) => /[a-z]/.test(key.replaceAll("[\\w-]+", "")))
  .map((key) => new RegExp(`^${key}$`));

const SHOWN = [
  "page.ftl",
  "shelf.ftl",
  "plain.ftl",
  "lessons.ftl",
  "sequence.ftl",
  "sequence-minute.ftl",
  "quidditch.ftl",
  "quidditch-minute.ftl",
  "hogwarts-page.ftl",
  "quidditch-match-page.ftl",
  "hogwarts-fight.ftl",
  "hogwarts-guide.ftl",
  "hogwarts-story.ftl",
  "hogwarts-minute.ftl",
  "quidditch-match-minute.ftl",
];

/** Games on the plain face: the server's tests check that every event has a sentence. */
const TOLD = ["hogwarts.ftl", "hogwarts-table.ftl", "quidditch-match.ftl"];

describe.each(SHOWN)("%s", (file) => {
  it.each(keysOf(file))("%s is used", (key) => {
    expect(literal.has(key) || patterns.some((pattern) => pattern.test(key))).toBe(true);
  });
});

describe.each(Object.keys(LANGUAGES))("in %s", (language) => {
  it.each([...SHOWN, ...TOLD])("%s has the same keys as in English", (file) => {
    expect(everything(file, language)).toEqual(everything(file, "en"));
  });
});

describe("the page", () => {
  it("names only keys that exist", () => {
    const known = new Set([...SHOWN, ...TOLD, "sequence-rules.ftl", "quidditch-rules.ftl"].flatMap(keysOf));
    const named = [...source.matchAll(/\b(?:t|maybe)\(\s*"([\w-]+)(?:\.[\w-]+)?"/g)].map((match) => match[1]!);
    expect(named.filter((key) => !known.has(key))).toEqual([]);
  });
});
