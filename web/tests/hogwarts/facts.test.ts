import { beforeAll, describe, expect, it } from "vitest";
import type { World } from "@/games/hogwarts/pack/world";
import { facts } from "@/games/hogwarts/report/facts";
import type { Scene } from "@/games/hogwarts/types";
import type { View } from "@/protocol/hogwarts";
import { need } from "@/text/i18n.svelte";
import { SCHOOL, SCHOOL_ABOUT } from "../plain/table";

beforeAll(async () => need("plain", "hogwarts", "hogwarts-table", "hogwarts-page"));

const [ann, bob] = SCHOOL.seats.map(({ name }) => name);
const person = (points: number, hp: number, ...done: string[]) => ({ points, hp, done, items: [] });
const ended = (more: object, world: World | null = null) => {
  const view = { goal: [1, 210], round: 8, tokens: {}, destroyed: [], returned: false, ...more } as unknown as View;
  return facts({ info: SCHOOL, about: SCHOOL_ABOUT, view, seat: 0 } as unknown as Scene, world);
};

describe("the facts of an end", () => {
  it("name the winner's missions, rank everybody, and say when it was over", () => {
    const people = [person(55, 3), person(215, 2, "defeat_the_dark_lord")];
    expect(ended({ edition: "year", people, result: { winners: [1], side: 1, reason: "points" } })).toEqual([
      { value: "Missions: 1", label: "Defeat the Dark Lord" },
      { value: "215 points", label: `${bob} 215, ${ann} 55` },
      { value: "Round 8", label: `${ann} 3 HP, ${bob} 2 HP` },
    ]);
  });

  it("say what had to be reached, where nobody plays against anybody", () => {
    const [, points] = ended({ edition: "year", people: [person(300, 3)], result: { winners: [0], side: 0 } });
    expect(points).toEqual({ value: "300 points", label: "one mission, over 210 points" });
  });

  it("count Horcruxes where there are no points", () => {
    const horcrux = ["riddle_diary", "nagini"].map((token) => ({ token, place: "start" }));
    const world = { pack: { returns: { horcrux } } } as unknown as World;
    const told = ended({ edition: "voldemort-returns", people: [person(0, 1)], destroyed: ["nagini"] }, world);
    expect(told.map(({ value }) => value)).toEqual(["Horcruxes: 1 / 2", "Round 8"]);
    expect(told[0]!.label).toBe("One Horcrux still protects him.");
  });
});
