import { beforeAll, describe, expect, it } from "vitest";
import { Choosing } from "@/games/sequence/play/choosing.svelte";
import { editionOf } from "@/games/sequence/cards/edition";
import { cellName, type Cell } from "@/games/sequence/board/geometry";
import { cardsFor, cellsFor, choiceAt, fitting, playOn } from "@/games/sequence/play/matching";
import { sorted } from "@/games/sequence/hand/sorting";
import { whyNot } from "@/games/sequence/board/reasons";
import { announced } from "@/notes/announce.svelte";
import { need } from "@/text/i18n.svelte";
import type { Action } from "@/protocol/sequence";
import { ABOUT, VIEW } from "./table";

beforeAll(async () => need("sequence"));

describe("matching", () => {
  const actions: Action[] = [
    { type: "play", card: "KH", cell: [1, 6] },
    { type: "play", card: "JC", cell: [1, 6] },
    { type: "play", card: "JC", cell: [2, 2] },
    { type: "exchange", card: "2S" },
  ];

  it("lights only what was offered", () => {
    expect(cellsFor(actions, "KH")).toEqual(new Set([16]));
    expect(cellsFor(actions, "2S").size).toBe(0);
    expect(fitting(actions, ["JC"])).toEqual(new Set([16]));
    expect(playOn(actions, "KH", [2, 2])).toBeUndefined();
  });

  it("offers the card with fewer places first", () => {
    expect(cardsFor(actions, [1, 6])).toEqual(["KH", "JC"]);
  });

  it("finds a choice by its middle", () => {
    const five = (start: number) => [0, 1, 2, 3, 4].map((n): [number, number] => [4, start + n]);
    const choices = [1, 2].map((start) => ({ type: "choose_sequence" as const, cells: five(start) }));
    expect(choiceAt(choices, [4, 4])).toBe(choices[1]);
    expect(choiceAt(choices, [4, 1])).toBeUndefined();
  });
});

describe("the hand", () => {
  const hand = ["10S", "2D", "KH", "2D", "AS"];
  const cards = (sort: "suit" | "rank" | "playable", places = (_card: string) => 1) =>
    sorted(hand, sort, places).map((held) => held.card);

  it("is sorted by suit, by rank, or playable first", () => {
    expect(cards("suit")).toEqual(["10S", "AS", "KH", "2D", "2D"]);
    expect(cards("rank")).toEqual(["2D", "2D", "10S", "KH", "AS"]);
    expect(cards("playable", (card) => (card === "KH" ? 1 : 0))[0]).toBe("KH");
  });

  it("tells equal cards apart", () => {
    expect(new Set(sorted(hand, "suit", () => 1).map((held) => held.key)).size).toBe(5);
  });
});

describe("choosing the five of a long line", () => {
  const five = (start: number) => [0, 1, 2, 3, 4].map((n): [number, number] => [4, start + n]);
  const choices = [1, 2].map((start) => ({ type: "choose_sequence" as const, cells: five(start) }));
  const setup = () => {
    const done: Action[] = [];
    const surface = {
      actions: () => choices,
      hand: () => [],
      confirms: () => false,
      waiting: () => false,
      coached: () => false,
    };
    return { done, choosing: new Choosing({ ...surface, whyNot: () => "", act: (action) => done.push(action) }) };
  };

  it("takes one press of a mouse, which has pointed before", () => {
    const { done, choosing } = setup();
    choosing.chooseLine(choices[1]!, false);
    expect(done).toEqual([choices[1]]);
  });

  it("takes two taps of a finger on the same five: the first one shows them", () => {
    const { done, choosing } = setup();
    choosing.chooseLine(choices[0]!, true);
    choosing.chooseLine(choices[1]!, true);
    expect(done).toEqual([]);
    expect(choosing.line).toBe(choices[1]);
    choosing.chooseLine(choices[1]!, true);
    expect(done).toEqual([choices[1]]);
    expect(choosing.line).toBeNull();
  });
});

describe("a tap in vain", () => {
  const edition = editionOf(ABOUT, "classic-2022");
  const free = edition.cells.get("KH")![0]!;
  const taken = edition.cells.get("QH")![0]!;
  const view = { ...VIEW, hand: ["2S"], chips: [[[...taken] as [number, number]], []] };
  const why = (cell: Cell, card: string | null = null, now = view) => whyNot(now, edition, cell, card);

  it("is answered with what one can see there", () => {
    expect(why([0, 9])).toBe("A corner counts for everyone: no chip goes there.");
    expect(why(taken)).toBe("There is already a Blue chip here.");
    expect(why(taken, null, { ...view, locked: [view.chips[0]!, []] })).toBe(
      "This Blue chip is part of a sequence and stays.",
    );
    expect(why(free)).toBe("Only K♥ or a wild jack goes here, and you have neither.");
    expect(why(free, "2S")).toBe("This space needs K♥, not 2♠.");
    expect(why(taken, "JS")).toBe("This is your own chip: you can only remove other players’ chips.");
    expect(why(free, "JS")).toBe("There is no chip to remove here.");
    expect(why(taken, "JC")).toBe("There is already a Blue chip here.");
    expect(why(taken, "2S")).toBe("There is already a Blue chip here.");
    // The card is in hand but not offered: only the server knows why.
    expect(why(free, null, { ...view, hand: ["KH"] })).toBe(
      `You cannot play any of your cards on ${cellName(free)} right now.`,
    );
  });

  it("is answered beside the cell, until something else is done", () => {
    const actions: Action[] = [{ type: "play", card: "2S", cell: [0, 1] }];
    const done: Action[] = [];
    const choosing = new Choosing({
      actions: () => actions,
      hand: () => sorted(["2S"], "suit", () => 1),
      confirms: () => false,
      waiting: () => false,
      coached: () => false,
      act: (action) => done.push(action),
      whyNot: why,
    });
    choosing.press(free);
    expect(choosing.answer).toEqual({ cell: free, text: why(free) });
    expect(announced()).toBe(why(free));
    choosing.pick({ key: "2S#0", card: "2S" });
    expect(choosing.answer).toBeNull();
    // A chosen card is sent anyway, so that the server names the rule.
    choosing.press(free);
    expect(choosing.answer?.text).toBe("This space needs K♥, not 2♠.");
    expect(done).toEqual([{ type: "play", card: "2S", cell: [...free] }]);
  });
});
