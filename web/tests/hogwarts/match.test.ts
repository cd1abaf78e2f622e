import { describe, expect, it } from "vitest";
import { across, spots, upright, USUAL } from "@/art/hogwarts/pitch/geometry";
import { skyBox } from "@/games/hogwarts/match/chase/sky";
import { neighbour } from "@/kit/keys/direction";
import { boxOf, itemsOf } from "@/games/hogwarts/match/ground/layers";
import {
  forwardStep,
  likelyFlight,
  likelyPiece,
  litFields,
  readyPieces,
  whyNot,
} from "@/games/hogwarts/match/play/choosing";
import { OPENING } from "@/games/hogwarts/match/minute/positions";
import { momentOf, turnDice } from "@/games/hogwarts/match/play/story";
import type { Action, MatchOutlook, Spot, View } from "@/games/hogwarts/match/types";

const refusal = { rule: "HOG-421", code: "not_a_step", message: "One step at a time." };

const view = (more: Partial<View> = {}): View => ({
  ...OPENING,
  pieces: [
    { keeper: [-4, 2], beater_1: [-3, 1], beater_2: [-3, 3], chaser_1: [-1, 2], chaser_2: [-2, 1], chaser_3: null },
    { keeper: [4, 2], beater_1: [3, 1], beater_2: [3, 3], chaser_1: [1, 2], chaser_2: [2, 1], chaser_3: [2, 3] },
  ],
  bludgers: [{ side: 0, piece: "beater_1" }, [2, 2]],
  left: 5,
  deck: 10,
  ...more,
});

const move = (piece: "chaser_1" | "keeper", to: [number, number]): Action => ({ type: "move", piece, to });

describe("a tap on the pitch", () => {
  const actions = [move("chaser_1", [0, 2]), move("chaser_1", [-1, 1]), move("keeper", [-4, 1])];

  it("lights the steps of the chosen piece alone", () => {
    expect([...litFields(actions, null, "chaser_1", false).keys()]).toEqual(["0,2", "-1,1"]);
    expect([...litFields(actions, null, null, false).keys()]).toEqual([]);
  });

  it("asks twice where the server says that it is dear", () => {
    const outlook: MatchOutlook = {
      saved: 4,
      steps: [{ piece: "chaser_1", to: [0, 2], cost: 2, robs: "chaser_1" }],
    };
    const lit = litFields(actions, outlook, "chaser_1", false);
    expect(lit.get("0,2")).toMatchObject({ costly: true, cost: 2, robs: "chaser_1" });
    expect(lit.get("-1,1")).toMatchObject({ costly: false, cost: 1, robs: null });
    expect(forwardStep(view(), lit, "chaser_1", 0)).toBeNull();
  });

  it("asks twice before the Quaffle is thrown to nobody", () => {
    const passes: Action[] = [
      { type: "pass", to: [0, 2] },
      { type: "pass", to: [-2, 2] },
    ];
    const outlook: MatchOutlook = { saved: 4, passes: [{ to: [0, 2] }, { to: [-2, 2], receiver: "chaser_2" }] };
    const lit = litFields(passes, outlook, "chaser_1", true);
    expect([...lit.values()].map(({ costly }) => costly)).toEqual([true, false]);
  });

  it("tells why not in the words of the server", () => {
    const outlook: MatchOutlook = {
      saved: 4,
      steps: [{ piece: "chaser_1", to: [-2, 2], refusal: { ...refusal, message: "Taken." } }],
      elsewhere: { chaser_1: refusal },
    };
    expect(whyNot(view(), outlook, "chaser_1", false, [-2, 2])).toBe("Taken.");
    expect(whyNot(view(), outlook, "chaser_1", false, [3, 3])).toBe("One step at a time.");
    expect(whyNot(view(), outlook, "chaser_1", false, [-1, 2])).toBeNull();
    expect(whyNot(view(), outlook, null, false, [3, 3])).toBeNull();
  });

  it("begins with whoever has the Quaffle or is nearest to it", () => {
    const ready = readyPieces(view(), actions, 0);
    expect([...ready]).toEqual(["chaser_1", "keeper"]);
    expect(likelyPiece(view(), ready, 0)).toBe("chaser_1");
    const held = view({ quaffle: { side: 0, piece: "keeper" } });
    expect(likelyPiece(held, readyPieces(held, [...actions, { type: "pass", to: [-3, 2] }], 0), 0)).toBe("keeper");
    expect(forwardStep(view(), litFields(actions, null, "chaser_1", false), "chaser_1", 0)).toEqual(actions[0]);
  });

  it("aims a Bludger at somebody, else as far as it flies", () => {
    const flights: NonNullable<MatchOutlook["flights"]> = [
      { direction: "up", path: [[-2, 1]] },
      { direction: "left", path: [[-3, 0]], hit: "chaser_2" },
      {
        direction: "down",
        path: [
          [-3, 2],
          [-3, 3],
        ],
      },
    ];
    expect(likelyFlight(flights)).toBe("left");
    expect(likelyFlight(flights.filter(({ hit }) => !hit))).toBe("down");
    expect(likelyFlight([])).toBeNull();
  });
});

describe("the events of a match", () => {
  const happened = (event: Parameters<typeof momentOf>[0]["event"]) => ({ version: 3, event });

  it("tell the dice of the turn, and forget those of the last", () => {
    const rolled = happened({ type: "actions_rolled", seat: 0, dice: [3, 4] });
    expect(turnDice([rolled])).toEqual({ dice: [3, 4], all: 7 });
    expect(turnDice([rolled, happened({ type: "turn_began", seat: 1, round: 1 })])).toBeNull();
    expect(turnDice([])).toBeNull();
  });

  it("make moments of goals, saves and knock-outs, with their dice", () => {
    const shot = { type: "goal_tried", seat: 0, piece: "chaser_1", shot: 5, save: 2, goal: true } as const;
    expect(momentOf(happened(shot))).toMatchObject({ kind: "goal", side: 0, dice: [{ won: true }, { won: false }] });
    expect(momentOf(happened({ ...shot, shot: 1, goal: false }))).toMatchObject({ kind: "saved", side: 1 });
    expect(momentOf(happened({ ...shot, shot: null, save: null }))?.dice).toEqual([]);
    const hit = { type: "dodge_rolled", seat: 1, piece: "chaser_1", die: 2, out: true } as const;
    expect(momentOf(happened(hit))).toMatchObject({ kind: "out", side: 0 });
    expect(momentOf(happened({ type: "turn_began", seat: 1, round: 1 }))).toBeNull();
  });
});

describe("the pitch", () => {
  it("shows each piece and ball once, the farthest first", () => {
    const looks = { geometry: across(), home: 0, letters: (piece: string) => piece, tagScale: 1, chosen: null };
    const items = itemsOf(view(), looks);
    expect(items.filter(({ piece }) => piece)).toHaveLength(11);
    expect(items.map(({ key }) => key).filter((key) => !key.startsWith("hoop"))).toHaveLength(11 + 3);
    const heights = items.map(({ place }) => place.y);
    expect(heights).toEqual(heights.toSorted((one, other) => one - other));
  });

  it("is turned round for the second side", () => {
    expect(across(USUAL, true).place([4, 3])).toEqual(across(USUAL).place([-4, 1]));
    expect(across(USUAL, true).hoop([4, 2]).x).toBeLessThan(300);
  });

  it.each([
    [across(), 1046, 650],
    [across(), 2240, 1200],
    [upright(), 390, 560],
    [upright(), 600, 620],
  ])("keeps every field in sight", (geometry, width, height) => {
    const [x, y, wide, high] = boxOf(geometry, width, height).split(" ").map(Number) as [
      number,
      number,
      number,
      number,
    ];
    for (const spot of spots(USUAL, OPENING.pitch.goals)) {
      const at = geometry.place(spot);
      expect(at.x > x && at.x < x + wide && at.y > y && at.y < y + high).toBe(true);
    }
    expect(wide / high).toBeCloseTo(width / height, 1);
  });

  it.each([
    ["across", across()],
    ["upright", upright()],
  ])("is walked over with arrow keys, %s", (_, geometry) => {
    const fields = spots(USUAL, OPENING.pitch.goals);
    const go = (from: Spot, key: string) => neighbour(fields, (spot) => geometry.place(spot), from, key);
    const reached = new Set<string>();
    const edge: Spot[] = [[0, 2]];
    while (edge.length) {
      const here = edge.pop()!;
      if (reached.has(here.join())) continue;
      reached.add(here.join());
      for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) edge.push(go(here, key)!);
    }
    expect(reached.size).toBe(fields.length);
    expect(go([0, 2], "x")).toBeNull();
  });
});

describe("the sky", () => {
  it("shows the whole lap where there is room, and both seekers on a phone", () => {
    expect(skyBox(24, 3, 5, 1046, 650).split(" ")[2]).toBe("1366");
    const [left, , wide] = skyBox(24, 12, 14, 390, 560).split(" ").map(Number) as [number, number, number];
    expect(wide).toBeLessThan(700);
    expect(left).toBeGreaterThan(0);
  });
});
