import { around } from "@/seating/places";
import { describe, expect, it } from "vitest";
import type { GameFace } from "@/games/face";
import type { GameInfo, NeedInfo, OptionInfo } from "@/net/api";
import { grouped, matters, toRequest, type Wish } from "@/newtable/wish";
import { ABOUT } from "./sequence/table";

const option = (group: string, ...needs: NeedInfo[]): OptionInfo => ({
  choices: ["off", "on"],
  default: "off",
  numbers: null,
  several: false,
  content: false,
  rule: "",
  group,
  needs,
});

const about: GameInfo = {
  ...ABOUT,
  seats: [2, 3, 4, 6],
  sides: { 2: [2], 3: [3], 4: [2], 6: [2, 3] },
  options: {
    talk: option("teams", { teams: true }),
    draw: option("drawing"),
    grace: option("drawing", { options: { draw: ["on"] } }),
    open: option("teams", { options: { talk: ["on"] }, teams: true }),
    share: option("lines", { sides: 2 }),
    last: option("drawing", { options: { draw: ["on"] } }, { editions: ["harry-potter-2021"], seats: [3, 4] }),
  },
};

const wish = (seats: number, options: Record<string, string> = {}, more: Partial<Wish> = {}): Wish => ({
  edition: "classic-2022",
  sides: null,
  seats: Array.from({ length: seats }, () => ({ kind: "open" as const })),
  options,
  hints: true,
  gallery: "apart",
  ...more,
});

const asked = (table: Wish) => Object.keys(about.options).filter((name) => matters(about, table, about.options[name]!));

describe("a table that is set up", () => {
  it("asks only for what can change anything", () => {
    expect(asked(wish(2))).toEqual(["draw", "share"]);
    expect(asked(wish(2, { draw: "on" }))).toEqual(["draw", "grace", "share", "last"]);
    expect(asked(wish(3))).toEqual(["draw"]);
    expect(asked(wish(4))).toEqual(["talk", "draw", "share"]);
    expect(asked(wish(4, { talk: "on" }))).toEqual(["talk", "draw", "open", "share"]);
    expect(asked(wish(6, {}, { sides: 3 }))).toEqual(["talk", "draw"]);
    // One of several needs is enough.
    expect(asked(wish(3, {}, { edition: "harry-potter-2021" }))).toEqual(["draw", "last"]);
    expect(asked(wish(2, {}, { edition: "harry-potter-2021" }))).toEqual(["draw", "share"]);
  });

  it("shows together what belongs together", () => {
    const names = grouped(Object.entries(about.options)).map(([group, options]) => [
      group,
      options.map(([name]) => name),
    ]);
    expect(names).toEqual([
      ["teams", ["talk", "open"]],
      ["drawing", ["draw", "grace", "last"]],
      ["lines", ["share"]],
    ]);
  });

  it("sends what was chosen and matters, and nothing else", async () => {
    const chosen = { talk: "on", open: "on", draw: "off", grace: "on" };
    const sent = async (seats: number) =>
      (await toRequest("sequence", about, { sidesOption: "teams" } as GameFace, wish(seats, chosen), "Ann")).options;
    expect(await sent(4)).toEqual({ talk: "on", open: "on" });
    expect(await sent(2)).toEqual({});
  });
});

describe("the places around a table", () => {
  it.each([9, 10, 12])("of %i do not touch each other, and begin in the middle of the near edge", (count) => {
    const all = Array.from({ length: count }, (_, number) => around(number, count));
    expect(all[0]).toMatchObject({ y: 1 });
    expect(Math.abs(all[0]!.x)).toBe(0);
    for (const [number, one] of all.entries())
      for (const other of all.slice(number + 1))
        expect(Math.abs(one.x - other.x) >= 0.49 || Math.abs(one.y - other.y) >= 0.49).toBe(true);
  });
});
