import { beforeAll, describe, expect, it } from "vitest";
import { describeCell } from "@/games/sequence/board/description";
import { editionOf } from "@/games/sequence/cards/edition";
import { cellName, cellOf, keyOf, lineName, lineThrough, nextKey, step } from "@/games/sequence/board/geometry";
import { litWords } from "@/games/sequence/play/prompt";
import { need } from "@/text/i18n.svelte";
import { ABOUT, VIEW } from "./table";

beforeAll(async () => need("sequence"));

describe("the board", () => {
  it("names cells by its edges", () => {
    expect(cellName([0, 0])).toBe("a1");
    expect(cellName([5, 6])).toBe("f7");
    expect(lineName([1, 2, 3, 4, 5].map((column) => [1, column] as const))).toBe("b2–b6");
  });

  it("has a key for every cell", () => {
    expect(cellOf(keyOf([7, 3]))).toEqual([7, 3]);
  });

  it("stops at its edges", () => {
    expect(step([0, 0], "ArrowUp")).toEqual([0, 0]);
    expect(step([0, 0], "ArrowRight")).toEqual([0, 1]);
    expect(step([3, 4], "End")).toEqual([3, 9]);
    expect(step([3, 4], "x")).toBeNull();
  });

  it("goes over some of its cells forwards and backwards, and round", () => {
    const cells = new Set([40, 7, 23]);
    expect(nextKey(cells, null, 1)).toBe(7);
    expect(nextKey(cells, 7, 1)).toBe(23);
    expect(nextKey(cells, 30, 1)).toBe(40);
    expect(nextKey(cells, 40, 1)).toBe(7);
    expect(nextKey(cells, 23, -1)).toBe(7);
    expect(nextKey(cells, null, -1)).toBe(40);
    expect(nextKey(new Set(), 23, 1)).toBeNull();
  });

  it("says of a cell whether the chosen card goes there, or which cards do", () => {
    const edition = editionOf(ABOUT, "classic-2022");
    const [cell] = edition.cells.get("KH")!;
    const said = (playable: boolean | string[]) => describeCell(VIEW, edition, cell!, playable);
    expect(said(true)).toMatch(/king of hearts, can be played$/);
    expect(said(["KH", "JC", "KH"])).toMatch(/can be played with king of hearts, jack of clubs$/);
    for (const never of [false, []]) expect(said(never)).toMatch(/king of hearts$/);
  });

  it("names a handful of lit cells, and counts more", () => {
    expect(litWords(new Set([21, 49]))).toBe("Highlighted spaces: c2, e10.");
    expect(litWords(new Set([1, 2, 3, 4, 5, 6, 7]))).toBe("Highlighted spaces: 7.");
  });

  it("draws lines from chip to chip, in every direction", () => {
    const row = lineThrough([0, 1, 2, 3, 4].map((column) => [2, column] as const));
    expect(row.y1).toBe(row.y2);
    expect(row.x2 - row.x1).toBe(400);
    const diagonal = lineThrough([0, 1, 2, 3, 4].map((n) => [n, 9 - n] as const));
    expect(diagonal.x1).toBeGreaterThan(diagonal.x2);
  });

  it("shows every card twice, corners apart", () => {
    const edition = editionOf(ABOUT, "classic-2022");
    expect(edition.cards.size).toBe(96);
    expect([...edition.cells.values()].every((cells) => cells.length === 2)).toBe(true);
    expect(edition.houses).toBe(false);
  });
});
