import { beforeAll, describe, expect, it } from "vitest";
import type { LogLine, LogPart } from "@/games/face";
import { tell } from "@/games/quidditch/report/log";
import type { Scene } from "@/games/quidditch/types";
import { groupsOf, isFolded } from "@/room/talk/groups";
import { need } from "@/text/i18n.svelte";
import { ABOUT, INFO, VIEW } from "./quidditch/table";

beforeAll(async () => need("quidditch"));

const part = (text: string, side: number | null, more: Partial<LogPart> = {}): LogPart => ({ text, side, ...more });
const line = (version: number, ...parts: LogPart[]): LogLine => ({ version, text: "", side: 0, strong: false, parts });
const texts = (lines: LogLine[]) =>
  groupsOf(lines).map(({ title, entries }) => [
    title,
    ...entries.map(({ blocks }) => blocks.map(({ sentences }) => sentences.map(({ text }) => text).join(" "))),
  ]);

describe("a line of the log", () => {
  const scene: Scene = { info: INFO, about: ABOUT, view: VIEW, seat: 0 };

  it("is about whom it happens to, whoever acted", () => {
    const found = tell(
      {
        version: 9,
        seat: 0,
        events: [
          { type: "passed", seat: 0 },
          { type: "ball_won", seat: 1, ball: "Q", points: 10, reason: "higher" },
          { type: "round_began", round: 5, leader: 0 },
          { type: "pitch_card_drawn", seat: 0, card: "bludger", ball: "BL1" },
        ],
      },
      scene,
    );
    expect(found?.side).toBe(0);
    expect(found?.parts?.map(({ side, strong, heading }) => [side, strong, heading])).toEqual([
      [1, true, undefined],
      [null, undefined, true],
      [0, undefined, undefined],
    ]);
  });
});

describe("the groups of the log", () => {
  it("begin at a heading, also in the middle of a line, and keep the order", () => {
    const lines = [
      line(0, part("Round 1.", null, { heading: true }), part("Ann draws.", 0)),
      line(1, part("Bob wins.", 1), part("Bob draws.", 1), part("Round 2.", null, { heading: true }), part("Go.", 0)),
    ];
    expect(texts(lines)).toEqual([
      ["Round 1.", ["Ann draws."], ["Bob wins. Bob draws."]],
      ["Round 2.", ["Go."]],
    ]);
    // A line that is cut in two is found once.
    expect(groupsOf(lines).flatMap(({ entries }) => entries.map(({ first }) => first))).toEqual([true, true, false]);
  });

  it("make blocks of sentences about one side", () => {
    expect(texts([line(1, part("You play.", 0), part("Your line!", 0), part("Bob wins.", 1))])).toEqual([
      [null, ["You play. Your line!", "Bob wins."]],
    ]);
  });

  it("are twenty lines each in a long game without rounds, and all but the last two are folded", () => {
    const lines = Array.from({ length: 61 }, (_, version) => line(version, part("x", 0)));
    const groups = groupsOf(lines);
    expect(groups.map(({ entries }) => entries.length)).toEqual([20, 20, 20, 1]);
    expect(groups.map((_, number) => isFolded(groups, number))).toEqual([true, true, false, false]);
    const short = groupsOf(lines.slice(0, 40));
    expect(short).toHaveLength(1);
    expect(isFolded(short, 0)).toBe(false);
  });
});
