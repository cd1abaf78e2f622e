import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { withScreens } from "../breakpoints.js";
import screens from "@/styles/breakpoints.json";

const SRC = join(import.meta.dirname, "../src");
const TOKENS = join("styles", "tokens.css");
/** The colours of A Year at Hogwarts, which its map in a file has too. */
const HOGWARTS = readFileSync(join(SRC, "../../src/commonroom/games/hogwarts/board/drawing/palette.css"), "utf-8");

const sources = readdirSync(SRC, { recursive: true, encoding: "utf-8" })
  .filter((name) => /\.(css|svelte|ts)$/.test(name))
  .map((name) => [name, readFileSync(join(SRC, name), "utf-8")] as const);
/** A drawing has inks of its own, as a picture on a wall has; all that is around it takes its colours from the tokens. */
const painted = sources.filter(([name]) => name !== TOKENS && !name.startsWith("art/"));
const sheets = sources.filter(([name]) => !name.endsWith(".ts"));

const COLOUR = /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b(?!\w)|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/gi;
const NAMES =
  "aqua|azure|beige|black|blue|brown|coral|crimson|cyan|fuchsia|gold|gray|green|grey|indigo|ivory|khaki|lavender|" +
  "lime|linen|magenta|maroon|navy|olive|orange|orchid|pink|plum|purple|red|salmon|sienna|silver|tan|teal|tomato|" +
  "turquoise|violet|wheat|white|yellow";
/** Match the value of a declaration or an attribute that paints. */
const PAINTED =
  /(?:fill|stroke|color|background[\w-]*|border[\w-]*|outline[\w-]*|shadow|filter|--[\w-]+)(?::|=")([^;"}]*)/g;

/** Find the colours that a source writes itself; a token's name may be that of a colour. */
function coloursIn(source: string): string[] {
  const own = source.replace(/var\(--[\w-]+/g, "var(").replace(/\{#\w+/g, "{");
  const named = new RegExp(`(?<![\\w-])(?:${NAMES})(?![\\w-])`, "gi");
  return [
    ...(own.match(COLOUR) ?? []),
    ...[...own.matchAll(PAINTED)].flatMap(([, value]) => value!.match(named) ?? []),
  ];
}

describe("colours", () => {
  it.each(painted)("of %s come from the tokens", (_, source) => {
    expect(coloursIn(source)).toEqual([]);
  });

  it("are found however they are written", () => {
    const written = [
      "fill: #fff",
      "color: rgb(0 0 0 / 0.3)",
      "background: hsl(1 2% 3%)",
      'fill="white"',
      "--side: Red",
    ];
    for (const each of written) expect(coloursIn(`a { ${each} }`), each).toHaveLength(1);
    expect(coloursIn("a { color: var(--white); } {#each reds as red}")).toEqual([]);
  });

  it("are tokens that exist", () => {
    const all = [...sheets.map(([, source]) => source), HOGWARTS].join("\n");
    const set = new Set([...all.matchAll(/(--[\w-]+)\s*[:=]/g)].map((match) => match[1]!));
    const asked = [...all.matchAll(/var\((--[\w-]+)(?=\s*\))/g)].map((match) => match[1]!);
    expect([...new Set(asked)].filter((name) => !set.has(name))).toEqual([]);
  });
});

describe("screens", () => {
  it.each(sources)("of %s are named", (_, source) => {
    const queries = [...source.matchAll(/@(?:media|container)([^{]*)\{|\(((?:min|max)-(?:width|height):[^)]*)\)/g)];
    expect(queries.map(([all]) => all).filter((query) => /width|height/.test(query))).toEqual([]);
    expect(() => withScreens(source)).not.toThrow();
  });

  it("are three by size, and those made of them", () => {
    const sized = Object.entries(screens).filter(([, condition]) => /width|height/.test(condition));
    expect(sized.map(([name]) => name)).toEqual(["phone", "tablet", "sideways"]);
    expect(Object.keys(screens)).toEqual(["phone", "tablet", "sideways", "upright", "narrow", "tall"]);
  });

  it("become conditions in media queries only", () => {
    expect(withScreens("@media (--phone), (--sideways) { a { color: var(--phone) } }")).toBe(
      `@media ${screens.phone}, ${screens.sideways} { a { color: var(--phone) } }`,
    );
    expect(withScreens("@media (--narrow) {}")).toContain(screens.tablet);
    expect(() => withScreens("@media (--watch) {}")).toThrow("no screen called watch");
  });
});
