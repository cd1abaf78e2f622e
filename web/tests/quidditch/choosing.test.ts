import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { AutoPass } from "@/games/quidditch/play/autopass.svelte";
import { Choosing } from "@/games/quidditch/play/choosing.svelte";
import { held } from "@/kit/hand/held";
import { need } from "@/text/i18n.svelte";
import { prefer } from "@/device/preferences.svelte";
import type { Action, View } from "@/protocol/quidditch";
import { VIEW } from "./table";

beforeAll(async () => need("quidditch"));

describe("choosing", () => {
  let offered: Action[];
  let decided: View["commit"];
  let sent: Action[];
  const hand = held(["chaser_9", "chaser_9", "leg_locker", "summon"]);
  const make = () =>
    new Choosing({
      offered: () => offered,
      hand: () => hand,
      decided: () => decided,
      act: (action) => sent.push(action),
    });

  beforeEach(() => {
    sent = [];
    decided = undefined;
  });

  it("asks for the power first, then lights the balls it may go to", () => {
    offered = [
      { type: "pass" },
      { type: "play", card: "leg_locker", mode: "lower", ball: "Q" },
      { type: "play", card: "leg_locker", mode: "lower", ball: "BL1" },
      { type: "play", card: "leg_locker", mode: "keeper" },
    ];
    const choosing = make();
    choosing.pick(hand[2]!);
    expect(choosing.modes).toEqual(["lower", "keeper"]);
    expect(choosing.play).toBeNull();
    choosing.chooseMode("lower");
    expect([...choosing.lit]).toEqual(["Q", "BL1"]);
    choosing.press("BL1");
    expect(choosing.play).toEqual(offered[2]);
    choosing.press("BL1");
    expect(sent).toEqual([offered[2]]);
    expect(choosing.picked).toBeNull();
  });

  it("needs no target where there is only one", () => {
    offered = [{ type: "pass" }, { type: "play", card: "summon", take: "finite" }];
    const choosing = make();
    choosing.pick(hand[3]!);
    expect(choosing.play).toEqual(offered[1]);
  });

  describe("an answer", () => {
    const cancel: Action = { type: "cancel", card: "leg_locker" };
    beforeEach(() => {
      offered = [{ type: "pass" }, cancel];
    });

    it("is given with Enter, or with a second tap on the card", () => {
      const choosing = make();
      expect([...choosing.playable]).toEqual(["leg_locker"]);
      choosing.pick(hand[2]!);
      expect(choosing.cancel).toEqual(cancel);
      expect(sent).toEqual([]);
      choosing.confirm();
      choosing.pick(hand[2]!);
      choosing.pick(hand[2]!);
      expect(sent).toEqual([cancel, cancel]);
      expect(choosing.picked).toBeNull();
    });

    it("is not given with a card that is put back, or that cancels nothing", () => {
      const choosing = make();
      choosing.pick(hand[2]!);
      choosing.forget();
      choosing.confirm();
      choosing.pick(hand[3]!);
      expect(choosing.cancel).toBeNull();
      choosing.confirm();
      choosing.pick(hand[3]!);
      expect(choosing.picked).toBeNull();
      expect(sent).toEqual([]);
    });
  });

  it("lays the only card a ball may get by itself, and takes it back", () => {
    offered = [
      { type: "commit", cards: { Q: "chaser_9" } },
      { type: "commit", cards: { Q: "summon" } },
    ];
    const choosing = make();
    choosing.pick(hand[0]!);
    expect(choosing.planned).toEqual({ Q: "chaser_9" });
    expect(choosing.commit).toEqual(offered[0]);
    choosing.press("Q");
    expect(choosing.planned).toEqual({});
    expect(choosing.commit).toBeNull();
  });

  it("sends a plan only when it is whole, and tells two equal cards apart", () => {
    offered = [
      { type: "commit", cards: { Q: "chaser_9", BL1: "chaser_9" } },
      { type: "commit", cards: { Q: "chaser_9", BL1: "summon" } },
      { type: "commit", cards: { Q: "summon", BL1: "chaser_9" } },
    ];
    const choosing = make();
    choosing.pick(hand[0]!);
    choosing.press("Q");
    expect(choosing.commit).toBeNull();
    choosing.pick(hand[1]!);
    expect([...choosing.lit].toSorted()).toEqual(["BL1", "Q"]);
    choosing.press("BL1");
    choosing.confirm();
    expect(sent).toEqual([offered[0]]);
  });

  it("begins second thoughts with what was decided", () => {
    decided = { Q: "chaser_9" };
    offered = [
      { type: "commit", cards: { Q: "chaser_9" } },
      { type: "commit", cards: { Q: "summon" } },
    ];
    const choosing = make();
    expect(choosing.planned).toEqual({ Q: "chaser_9" });
    expect(choosing.commit).toBeNull();
    choosing.pick(hand[3]!);
    choosing.press("Q");
    expect(choosing.commit).toEqual(offered[1]);
  });

  it("declares the balls that are tapped, and no others", () => {
    offered = [
      { type: "declare", balls: [] },
      { type: "declare", balls: ["BL1"] },
      { type: "declare", balls: ["SN"] },
    ];
    const choosing = make();
    expect(choosing.declare).toEqual(offered[0]);
    choosing.press("BL1");
    expect([...choosing.lit]).toEqual(["BL1"]);
    choosing.press("SN");
    expect(choosing.declare).toEqual(offered[1]);
  });

  it("names an order ball by ball; the last follows, and a named one can be taken back", () => {
    offered = [
      { type: "order", balls: ["Q", "BL1"] },
      { type: "order", balls: ["BL1", "Q"] },
    ];
    const choosing = make();
    expect(choosing.order).toBeNull();
    choosing.press("BL1");
    expect(choosing.order).toEqual(offered[1]);
    choosing.press("BL1");
    expect(choosing.balls).toEqual([]);
  });

  it("drops a dragged card only where it may lie", () => {
    offered = [
      { type: "commit", cards: { Q: "chaser_9", BL1: "summon" } },
      { type: "commit", cards: { Q: "summon", BL1: "chaser_9" } },
    ];
    const choosing = make();
    choosing.drop(hand[0]!, "SN");
    expect(choosing.planned).toEqual({});
    choosing.drop(hand[0]!, "BL1");
    expect(choosing.planned).toEqual({ BL1: "chaser_9" });
  });
});

describe("passing by itself", () => {
  const only: Action[] = [{ type: "pass" }];
  const more: Action[] = [{ type: "pass" }, { type: "play", card: "summon", take: "finite" }];
  const chain = { ...VIEW, chain: [{ seat: 1, card: "cobbing" }] };

  it("happens where nothing else can be done, if the person wants it", () => {
    const auto = new AutoPass();
    expect(auto.passes(VIEW, only)).toBe(true);
    expect(auto.passes(VIEW, more)).toBe(false);
    expect(auto.passes(VIEW, [])).toBe(false);
    prefer({ autopass: false });
    expect(auto.passes(VIEW, only)).toBe(false);
    prefer({ autopass: true });
  });

  it("goes on until the next reveal, but lets no answer slip", () => {
    const auto = new AutoPass();
    auto.untilReveal = true;
    expect(auto.passes(VIEW, more)).toBe(true);
    expect(auto.passes(chain, [{ type: "pass" }, { type: "cancel", card: "finite" }])).toBe(false);
    auto.notice([{ type: "passed" }]);
    expect(auto.untilReveal).toBe(true);
    auto.notice([{ type: "cards_revealed" }]);
    expect(auto.untilReveal).toBe(false);
  });

  it("waits longer where there is something to see", () => {
    const auto = new AutoPass();
    expect(auto.pause({ ...VIEW, phase: "W4" })).toBeGreaterThan(auto.pause(VIEW));
    expect(auto.pause(chain)).toBeGreaterThan(auto.pause(VIEW));
  });
});
