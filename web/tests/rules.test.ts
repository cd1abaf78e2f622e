import { describe, expect, it } from "vitest";
import { search, type RuleEntry, type Rulebook } from "@/rules/book";
import { blocksOf, spansOf } from "@/rules/markdown";
import { chapters } from "@/rules/overview";

const entry = (id: string, text: string, more: Partial<RuleEntry> = {}): RuleEntry => ({
  id,
  text,
  editions: ["old", "new"],
  options: [],
  kind: "rule",
  question: "",
  reason: "",
  source: "",
  ...more,
});

const BOOK: Rulebook = {
  game: "sequence",
  lang: "en",
  title: "Rules",
  labels: { topic: "Topic", ids: "See", differences: "Differences", readings: "Readings", "readings-intro": "Two." },
  editions: [
    { id: "old", name: "Old", box: "" },
    { id: "new", name: "New", box: "" },
  ],
  sections: [
    {
      key: "turn",
      title: "The turn",
      about: "",
      entries: [
        entry("SEQ-01", "Play a card.", { options: ["draw_mode"] }),
        entry("SEQ-02", "Draw a card.", { editions: ["new"] }),
      ],
    },
  ],
  differences: [{ key: "draw", ids: ["SEQ-02"], topic: "Draw", says: { old: "never", new: "always" } }],
  readings: [
    { edition: "old", key: "a", ids: [], topic: "A", difference: "", reading: "", reason: "" },
    { edition: "new", key: "b", ids: [], topic: "B", difference: "", reading: "", reason: "" },
  ],
  options: [{ name: "draw_mode", values: ["auto"], numbers: [0, 9], text: "How" }],
  procedures: [],
  refusals: [],
};

describe("searching the rules", () => {
  it("wants every word, and the edition if one is named", () => {
    const ids = (words: string, edition = "") =>
      search(BOOK, words, edition).flatMap((s) => s.entries.map((e) => e.id));
    expect(ids("card")).toEqual(["SEQ-01", "SEQ-02"]);
    expect(ids("card DRAW")).toEqual(["SEQ-02"]);
    expect(ids("card", "old")).toEqual(["SEQ-01"]);
    expect(ids("nothing")).toEqual([]);
  });
});

describe("the chapters before the rules", () => {
  it("are those that have something to say", () => {
    expect(chapters(BOOK, "").map((chapter) => chapter.key)).toEqual(["differences", "readings", "options"]);
  });

  it("show what each edition says, and where to read on", () => {
    const [differences] = chapters(BOOK, "");
    expect(differences!.parts[0]!.blocks[0]).toEqual({
      kind: "table",
      head: ["Topic", "Old", "New", "See"],
      rows: [["Draw", "never", "always", "SEQ-02"]],
    });
  });

  it("keep to the edition that is named, after an introduction", () => {
    const titles = (edition: string) => chapters(BOOK, edition)[1]!.parts.map((part) => part.title);
    expect(titles("")).toEqual(["", "Old", "New"]);
    expect(titles("new")).toEqual(["", "New"]);
  });

  it("name the values of an option and the rules that it changes", () => {
    const [part] = chapters(BOOK, "")[2]!.parts;
    expect(part!.blocks[0]).toMatchObject({ rows: [["`draw_mode`", "`auto`, `0` … `9`", "How", "SEQ-01"]] });
  });
});

describe("the Markdown of the rules", () => {
  it("has paragraphs, lists whose items go on, and tables", () => {
    const text = "One\ntwo.\n\n1. First\n   goes on.\n2. Second.\n\n| A | B |\n|---|---|\n| **0** | |\n";
    expect(blocksOf(text)).toEqual([
      { kind: "paragraph", text: "One two." },
      { kind: "list", numbered: true, items: ["First goes on.", "Second."] },
      { kind: "table", head: ["A", "B"], rows: [["**0**", ""]] },
    ]);
    expect(blocksOf("- a\n- b")).toEqual([{ kind: "list", numbered: false, items: ["a", "b"] }]);
  });

  it("links the ids of the book and nothing else", () => {
    const spans = spansOf("See SEQ-01 (not SEQ-99, SHA-256): **both** `x`, draw_mode.", new Set(["SEQ-01"]));
    expect(spans).toEqual([
      { kind: "plain", text: "See " },
      { kind: "rule", text: "SEQ-01" },
      { kind: "plain", text: " (not SEQ-99, SHA-256): " },
      { kind: "bold", text: "both" },
      { kind: "plain", text: " " },
      { kind: "code", text: "x" },
      { kind: "plain", text: ", " },
      { kind: "code", text: "draw_mode" },
      { kind: "plain", text: "." },
    ]);
  });
});
