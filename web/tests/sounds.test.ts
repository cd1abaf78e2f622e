import { describe, expect, it } from "vitest";
import { SOUNDS, type Note } from "@/device/sounds";

const sources = import.meta.glob("@/**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });
/** What stands in the parentheses of every call of `play`, such as `view.result ? "end" : "card"`. */
const named = Object.values(sources as Record<string, string>)
  .filter((source) => source.includes("device/sounds"))
  .flatMap((source) => [...source.matchAll(/\bplay\(([^)]*)\)/g)].map((call) => call[1]!))
  .flatMap((inside) => [...inside.matchAll(/"(\w+)"/g)].map((word) => word[1]!));

const end = ({ at = 0, length }: Note) => at + length;

describe("sounds", () => {
  it("are there for every name that is played", () => {
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !(name in SOUNDS))).toEqual([]);
  });

  it.each(Object.entries(SOUNDS))("%s is short and soft", (name, notes) => {
    expect(notes.length).toBeGreaterThan(0);
    const most = ["win", "loss", "end"].includes(name) ? 0.8 : 0.45;
    expect(Math.max(...notes.map(end))).toBeLessThanOrEqual(most);
    for (const note of notes) {
      expect(note.length).toBeGreaterThan(0.01);
      expect(note.loud).toBeLessThanOrEqual(0.2);
      expect(note.pitch).toBeGreaterThan(50);
      expect(note.pitch).toBeLessThan(8000);
    }
  });
});
