import { beforeAll, describe, expect, it } from "vitest";
import { companyOf, effortOf, resultOf, scoreOf } from "@/home/results";
import { speak } from "@/text/i18n.svelte";
import { dayWords, lengthWords } from "@/text/times";
import type { MyTable } from "@/protocol/messages";

const GAME: MyTable = {
  table: "abc",
  game: "sequence",
  edition: "classic-2022",
  seat: 0,
  names: ["Ann", "Blaise", "Clara", "Dirk"],
  sides: [0, 1, 0, 1],
  phase: "finished",
  my_turn: false,
  moves: 43,
  scores: [2, 1],
  outcome: { winners: [0, 2], side: 0, reason: "sequences" },
  opened: 1_000_000,
  finished: 1_001_200,
};

beforeAll(() => speak("en"));

describe("a finished game", () => {
  it("is won, lost or drawn for the person", () => {
    expect(resultOf(GAME)).toBe("won");
    expect(resultOf({ ...GAME, seat: 1 })).toBe("lost");
    expect(resultOf({ ...GAME, outcome: { winners: [], side: null, reason: "pile_exhausted" } })).toBe("drawn");
  });

  it("has its score in the game's own words, the person's side first", () => {
    expect(scoreOf(GAME)).toBe("2 lines to 1");
    expect(scoreOf({ ...GAME, seat: 3 })).toBe("1 line to 2");
    expect(scoreOf({ ...GAME, game: "lanterns", scores: [3, 9, 7], sides: [0, 1, 2], names: ["A", "B", "C"] })).toBe(
      "3 : 9",
    );
    expect(scoreOf({ ...GAME, scores: [] })).toBe("");
  });

  it("names partners and opponents", () => {
    expect(companyOf(GAME)).toBe("with Clara against Blaise and Dirk");
    expect(companyOf({ ...GAME, names: ["Ann"], sides: [0] })).toBe("alone");
  });

  it("tells how long it was, unless it took days", () => {
    expect(effortOf(GAME)).toBe("43 moves, 20 min");
    expect(effortOf({ ...GAME, moves: 1, finished: GAME.opened + 5 * 86_400 })).toBe("1 move");
    expect(lengthWords(3 * 3600 + 10 * 60)).toBe("3 hr 10 min");
  });

  it("was today, yesterday, or on a date", () => {
    const noon = new Date(2026, 10, 16, 12).getTime();
    expect(dayWords(noon / 1000 - 3600, noon)).toBe("today");
    expect(dayWords(noon / 1000 - 86_400, noon)).toBe("yesterday");
    expect(dayWords(noon / 1000 - 4 * 86_400, noon)).toBe("Thu, Nov 12");
    expect(dayWords(new Date(2024, 1, 3).getTime() / 1000, noon)).toBe("Feb 3, 2024");
  });
});
