import { describe, expect, it } from "vitest";
import { covers, placeBeside, type Box } from "@/lesson/placing";
import { learntOf, minutesOf, nextOf, note } from "@/lesson/progress.svelte";

const STAGE = { width: 690, height: 690 };
const BUBBLE: Box = { left: 0, top: 0, width: 326, height: 170 };
const cell = (row: number, column: number): Box => ({
  left: 20 + column * 65,
  top: 20 + row * 65,
  width: 65,
  height: 65,
});

describe("the coach's bubble", () => {
  it.each([
    ["one cell", [cell(4, 5)]],
    ["two cells", [cell(4, 5), cell(7, 8)]],
    ["a diagonal", [2, 3, 4, 5, 6].map((step) => cell(step, step + 1))],
    ["a row", [0, 1, 2, 3, 4].map((column) => cell(0, column))],
  ])("covers nothing that it talks about: %s", (_, targets) => {
    const { left, top, tip } = placeBeside(STAGE, BUBBLE, targets);
    expect(covers({ ...BUBBLE, left, top }, targets)).toBe(false);
    expect(left + BUBBLE.width).toBeLessThanOrEqual(STAGE.width);
    expect(top + BUBBLE.height).toBeLessThanOrEqual(STAGE.height);
    expect(tip).not.toBeNull();
  });

  it("stands where its tip points straight at a small thing in a wide stage", () => {
    const ball: Box = { left: 430, top: 180, width: 110, height: 110 };
    const { left, top, tip } = placeBeside({ width: 1050, height: 480 }, BUBBLE, [ball]);
    const middle = { left: ball.left + ball.width / 2 - left, top: ball.top + ball.height / 2 - top };
    const aim = tip!.edge === "top" || tip!.edge === "bottom" ? middle.left : middle.top;
    expect(Math.abs(tip!.at - aim)).toBeLessThan(12);
  });

  it("points at what is nearest", () => {
    const { tip, top } = placeBeside(STAGE, BUBBLE, [cell(0, 5)]);
    expect(tip?.edge).toBe("top");
    expect(top).toBeGreaterThan(85);
  });

  it("makes a detour around what is good to see, but a short one", () => {
    const stage = { width: 1050, height: 480 };
    const ball: Box = { left: 430, top: 180, width: 110, height: 110 };
    const pile: Box = { left: 656, top: 176, width: 300, height: 128 };
    const around = placeBeside(stage, BUBBLE, [ball], [], [pile]);
    expect(covers({ ...BUBBLE, ...around }, [pile])).toBe(false);
    expect(covers({ ...BUBBLE, ...around }, [ball])).toBe(false);
    // Where everything is good to see, what it talks about still decides.
    const everywhere = placeBeside(stage, BUBBLE, [ball], [], [{ left: 0, top: 0, ...stage }]);
    expect(everywhere).toEqual(placeBeside(stage, BUBBLE, [ball]));
  });

  it("stays on the stage when there is nothing to point at, or no room", () => {
    expect(placeBeside(STAGE, BUBBLE, [])).toMatchObject({ tip: null });
    const { left, top } = placeBeside({ width: 300, height: 100 }, BUBBLE, [
      { left: 0, top: 0, width: 300, height: 100 },
    ]);
    expect([left, top]).toEqual([14, 14]);
  });
});

describe("what was learnt", () => {
  const lessons = [
    { id: "one", minutes: 1 },
    { id: "two", minutes: 2 },
  ];

  it("goes on with what was begun, else with what is not finished", () => {
    expect(nextOf("game", lessons)?.id).toBe("one");
    note("game", "two", { actions: [{ type: "draw" }] });
    expect(nextOf("game", lessons)?.id).toBe("two");
    note("game", "two", { actions: [], done: true });
    expect(nextOf("game", lessons)?.id).toBe("one");
    note("game", "one", { done: true });
    expect(nextOf("game", lessons)?.id).toBe("one");
    expect(nextOf("game", [])).toBeUndefined();
  });

  it("is kept by game and lesson", () => {
    note("game", "one", { actions: [{ type: "pass" }] });
    expect(learntOf("game", "one")).toEqual({ actions: [{ type: "pass" }], done: true });
    expect(learntOf("other", "one")).toEqual({ actions: [], done: false });
    expect(minutesOf(lessons)).toBe(3);
  });
});
