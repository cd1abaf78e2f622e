import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isDone, stepNow, STEPS, wayOf } from "@/games/hogwarts/guide/steps";
import type { Happened } from "@/games/hogwarts/types";
import type { View } from "@/protocol/hogwarts";

const view = (task: string, more: object = {}) =>
  ({
    edition: "year",
    variant: "solo",
    sides: [0],
    people: [{}],
    asked: [0],
    agenda: [{ task, seat: 0 }],
    result: null,
    match: null,
    ...more,
  }) as unknown as View;
const happened = (...events: object[]) => [{ version: 1, seat: 0, events }] as unknown as Happened[];
const shown = (task: string, known: string[] = [], history: Happened[] = []) =>
  stepNow(view(task), 0, history, new Set(known))?.step.id;

describe("the first steps", () => {
  it("are five for each way to play, and each is worded", () => {
    const words = readFileSync(
      join(import.meta.dirname, "../../../src/commonroom/locale/en/hogwarts-guide.ftl"),
      "utf-8",
    );
    for (const steps of Object.values(STEPS)) {
      expect(new Set(steps.map(({ id }) => id)).size).toBe(5);
      for (const { id } of steps) expect(words).toContain(`\nhogwarts-guide-${id} =`);
    }
  });

  it("differ by mode, variant, number of players and side", () => {
    const four = { people: [{}, {}, {}, {}], sides: [1, 0, 0, 0] };
    expect(wayOf(view("walk"), 0)).toBe("solo");
    expect(wayOf(view("walk", { ...four, variant: "underage" }), 0)).toBe("company");
    expect(wayOf(view("walk", { ...four, variant: "team" }), 0)).toBe("team");
    const returns = view("walk", { ...four, edition: "voldemort-returns", variant: "qualified" });
    expect([0, 1].map((seat) => wayOf(returns, seat))).toEqual(["dark", "heroes"]);
  });

  it("follow the open question, and come in order", () => {
    expect(shown("choose_board")).toBe("goal-solo");
    expect(shown("start_of_turn", ["goal-solo"])).toBe("walk");
    expect(shown("walk", ["goal-solo"])).toBe("walk");
    expect(shown("take_turn")).toBe("fight");
    expect(shown("choose_discard")).toBeUndefined();
  });

  it("speak no more of the ritual once he has returned", () => {
    const dark = view("start_of_turn", { edition: "voldemort-returns", sides: [1, 0] });
    const seen = (history: Happened[]) => stepNow(dark, 0, history, new Set(["walk"]))?.step.id;
    expect(seen([])).toBe("goal-dark");
    expect(
      seen(happened({ type: "voldemort_returned", hp: 6 }, { type: "stopped", seat: 0, at: "library" })),
    ).toBeUndefined();
  });

  it("are numbered as they come, though a fight may come early", () => {
    const walked = happened({ type: "stopped", seat: 0, at: "library" });
    const number = (task: string, known: string[]) => stepNow(view(task), 0, walked, new Set(known))?.number;
    expect(number("choose_board", [])).toBe(1);
    expect(number("walk", ["goal-solo"])).toBe(2);
    expect(number("take_turn", ["goal-solo", "walk"])).toBe(3);
    expect(number("start_of_turn", ["goal-solo", "walk", "fight"])).toBe(4);
    expect(number("walk", ["goal-solo", "walk", "fight", "field"])).toBe(5);
  });

  it("speak of fields and missions only to somebody who has walked", () => {
    const known = ["goal-solo", "walk"];
    expect(shown("start_of_turn", known)).toBeUndefined();
    expect(shown("start_of_turn", known, happened({ type: "stopped", seat: 1, at: "library" }))).toBeUndefined();
    expect(shown("start_of_turn", known, happened({ type: "stopped", seat: 0, at: "library" }))).toBe("field");
    expect(shown("walk", known, happened({ type: "stopped", seat: 0, at: "library" }))).toBe("mission");
  });

  it("are silent while others are asked, in a match, and when the game is over", () => {
    for (const more of [{ asked: [1] }, { match: {} }, { result: {} }])
      expect(stepNow(view("start_of_turn", more), 0, [], new Set())).toBeNull();
  });

  it("are completed by one's own act alone", () => {
    const walk = STEPS.solo[1]!;
    expect(isDone(walk, happened({ type: "dice_rolled", seat: 0 }, { type: "stopped", seat: 0 }), 0)).toBe(true);
    expect(isDone(walk, happened({ type: "dice_rolled", seat: 0 }), 0)).toBe(false);
    expect(isDone(walk, happened({ type: "stopped", seat: 1 }), 0)).toBe(false);
  });

  it("speak of the meeting once Voldemort is back, whoever brought him", () => {
    const hero = { edition: "voldemort-returns", sides: [0, 1], people: [{}, {}] };
    const known = new Set(["goal-heroes", "walk", "horcrux"]);
    const back = happened({ type: "voldemort_returned", seat: 1, hp: 7 });
    expect(stepNow(view("start_of_turn", hero), 0, [], known)).toBeNull();
    expect(stepNow(view("start_of_turn", hero), 0, back, known)?.step.id).toBe("meeting");
  });
});
