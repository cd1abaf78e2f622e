import { beforeAll, describe, expect, it } from "vitest";
import type { LogLine } from "../src/games/face";
import type { Scene, Told } from "../src/games/sequence/types";
import { Choosing } from "../src/games/sequence/play/choosing.svelte";
import { describeCell } from "../src/games/sequence/board/description";
import { editionOf } from "../src/games/sequence/cards/edition";
import { ending } from "../src/games/sequence/report/ending";
import { facts } from "../src/games/sequence/report/facts";
import { figures } from "../src/games/sequence/report/figures";
import { freshCells } from "../src/games/sequence/board/fresh";
import {
  cellName,
  cellOf,
  keyOf,
  lineName,
  lineThrough,
  nextKey,
  step,
  type Cell,
} from "../src/games/sequence/board/geometry";
import { cardsFor, cellsFor, choiceAt, fitting, playOn } from "../src/games/sequence/play/matching";
import { litWords } from "../src/games/sequence/play/prompt";
import { sorted } from "../src/games/sequence/hand/sorting";
import { tell } from "../src/games/sequence/report/log";
import { whyNot } from "../src/games/sequence/board/reasons";
import { announced } from "../src/notes/announce.svelte";
import { need } from "../src/text/i18n.svelte";
import { awaitedWords } from "../src/text/words";
import { lineOf } from "../src/room/talk/lines";
import type { Action, Event } from "../src/protocol/sequence";
import { ABOUT, INFO, VIEW } from "./sequence-table";

const scene: Scene = { info: INFO, about: ABOUT, view: VIEW, seat: 0 };
const line = (events: Event[], seat = 0): string | undefined => tell({ version: 1, seat, events }, scene)?.text;

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

describe("the log", () => {
  const play: Event[] = [
    { type: "card_played", seat: 0, card: "KH" },
    { type: "chip_placed", side: 0, cell: [1, 6] },
    { type: "card_drawn", seat: 0, shown_to: [0], card: "2S" },
  ];

  it("speaks to the person and of others", () => {
    expect(line(play)).toBe("You play K♥ on b7. You draw 2♠.");
    const others = play.map((event): Event => ("seat" in event ? { ...event, seat: 1 } : event));
    expect(line([...others.slice(0, 2), { type: "card_drawn", seat: 1, shown_to: [1] }], 1)).toBe(
      "Bob plays K♥ on b7.",
    );
  });

  it("tells the set-up, which nobody did", () => {
    const events: Event[] = [
      { type: "start_card_drawn", seat: 0, card: "KH" },
      { type: "start_card_drawn", seat: 1, card: "7S" },
      { type: "first_seat_named", seat: 0, dealer: 1 },
    ];
    const told = tell({ version: 0, seat: null, events }, scene);
    expect(told?.text).toBe("Cards drawn for the start: Ann K♥, Bob 7♠. You go first. Bob deals.");
    expect(told?.side).toBeNull();
    expect(line([{ type: "first_seat_named", seat: 1, dealer: null }])).toBe("Bob goes first.");
  });

  it("tells jacks, sequences and the end", () => {
    expect(
      line([
        { type: "card_played", seat: 0, card: "JS" },
        { type: "chip_removed", side: 1, cell: [1, 6] },
      ]),
    ).toBe("You play J♠ and remove the Green chip from b7.");
    expect(
      line([
        { type: "card_played", seat: 1, card: "JS" },
        { type: "chip_removed", side: 0, cell: [1, 6] },
      ]),
    ).toBe("Bob plays J♠ and removes your chip from b7.");
    const cells = [1, 2, 3, 4, 5].map((column): [number, number] => [4, column]);
    expect(line([{ type: "sequence_made", side: 1, cells, length: 6, shared: 0 }])).toBe(
      "A sequence for Green: e2–e6, out of a line of 6!",
    );
    expect(line([{ type: "game_ended", winners: [1], side: 1, reason: "sequences" }])).toBe("Bob wins.");
  });

  it("counts the cards of a new pile", () => {
    expect(line([{ type: "pile_reshuffled", cards: 1 }])).toBe("The played card becomes the new draw pile.");
    expect(line([{ type: "pile_reshuffled", cards: 40 }])).toContain("40 played cards");
  });

  it("is silent about what nobody needs to read", () => {
    expect(line([{ type: "turn_began", seat: 1 }])).toBeUndefined();
  });
});

describe("choosing the five of a long line", () => {
  const five = (start: number) => [0, 1, 2, 3, 4].map((n): [number, number] => [4, start + n]);
  const choices = [1, 2].map((start) => ({ type: "choose_sequence" as const, cells: five(start) }));
  const setup = () => {
    const done: Action[] = [];
    const surface = { actions: () => choices, hand: () => [], confirms: () => false, waiting: () => false };
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

describe("the end", () => {
  const cells = [1, 2, 3, 4, 5].map((column): [number, number] => [4, column]);
  const play: Event[] = [
    { type: "card_played", seat: 1, card: "KH" },
    { type: "chip_placed", side: 1, cell: [4, 3] },
  ];
  const made: Event = { type: "sequence_made", side: 1, cells, length: 5, shared: 0 };
  const over = (reason: string, side: number | null, ...steps: Event[][]) => {
    const history = steps.map((events, number): Told => ({ version: number + 1, seat: 1, events }));
    const result = { winners: side === null ? [] : [side], side, reason };
    return (seat: number | null) => ending({ ...scene, seat, view: { ...VIEW, result } }, history)!;
  };

  it("names the line and the card that won, and the winner once", () => {
    const told = over("sequences", 1, [...play, made]);
    expect(told(0).title).toBe("Bob got there first");
    expect(told(0).more).toBe("Your line did not come together this time.");
    expect(told(null).title).toBe("Bob wins");
    expect(told(null).more).toBeUndefined();
    expect(told(0).text).toBe("Bob completed the sequence e2–e6 with K♥ on e4.");
    expect(told(1).title).toBe("You win!");
    expect(told(1).text).toBe("You completed the sequence e2–e6 with K♥ on e4.");
    expect(over("sequences", 1, [...play, made, made])(null).text).toContain("the sequences e2–e6 and e2–e6");
  });

  it("remembers the card when the five of a long line were chosen after it", () => {
    expect(over("sequences", 1, play, [made])(0).text).toBe("Bob completed the sequence e2–e6 with K♥ on e4.");
  });

  it("tells why, where no line won", () => {
    const conceded = over("concession", 1, [{ type: "side_conceded", side: 0 }]);
    expect(conceded(0).text).toBe("You concede.");
    expect(conceded(1).text).toBe("Ann concedes.");
    expect(over("forfeit", 1, [])(0).text).toBe("No other side is left.");
    expect(over("pile_exhausted", 1, play)(0).text).toBe(
      "The draw pile is empty, and the side with the most sequences wins.",
    );
    expect(over("stalemate", null, [])(0).text).toContain("nobody can move");
  });

  it("calls a team by its colour", () => {
    const view = { ...VIEW, side_of: [0, 1, 0, 1], result: { winners: [1, 3], side: 1, reason: "forfeit" } };
    expect(ending({ ...scene, view }, [])?.title).toBe("Green wins");
  });
});

describe("the facts of a match", () => {
  const row = (place: number) => [1, 2, 3, 4, 5].map((column): [number, number] => [place, column]);
  const played = (seat: number, card: string, ...more: Event[]): Event[] => [
    { type: "card_played", seat, card },
    { type: "chip_placed", side: seat, cell: [4, 3] },
    ...more,
  ];
  const made = (side: number, place: number): Event => ({
    type: "sequence_made",
    side,
    cells: row(place),
    length: 5,
    shared: 0,
  });
  const taken: Event[] = [
    { type: "card_played", seat: 1, card: "JS" },
    { type: "chip_removed", side: 0, cell: [1, 6] },
  ];
  const told = (...steps: Event[][]): Told[] =>
    steps.map((events, number) => ({ version: number + 1, seat: number % 2, events }));
  const words = (history: Told[], view = VIEW) =>
    facts(history, { ...scene, view }).map(({ value, label }) => `${value}: ${label}`);

  it("are its first line, who drew level, and what was taken", () => {
    const history = told(
      played(0, "KH", made(0, 4)),
      played(1, "QH", made(1, 5)),
      [],
      taken,
      played(0, "2S", made(0, 6)),
    );
    expect(words(history)).toEqual([
      "Move 1: You closed the first line, e2–e6, with K♥.",
      "Move 2: Bob drew level with f2–f6.",
      "Move 4: Bob’s J♠ took your chip from b7.",
    ]);
  });

  it("are a jack left over and its length where little happened", () => {
    const view = { ...VIEW, hand: ["2S", "JD"], pile: 1 };
    expect(words(told(played(0, "KH"), played(1, "QH", made(1, 4))), view)).toEqual([
      "J♦: stayed in your hand. It goes on any free space.",
      "2 moves: were enough. 1 card was left in the pile.",
      "0 chips: of yours were on the board at the end.",
    ]);
  });
});

describe("figures", () => {
  it("count moves as the log and the replay do", () => {
    const history: Told[] = [
      { version: 0, seat: null, events: [] },
      { version: 1, seat: 0, events: [{ type: "card_played", seat: 0, card: "KH" }] },
      { version: 2, seat: 0, events: [{ type: "card_drawn", seat: 0, shown_to: [0] }] },
      { version: 3, seat: 1, events: [{ type: "dead_card_exchanged", seat: 1, card: "2S" }] },
      { version: 4, seat: 1, events: [{ type: "passed", seat: 1 }] },
      {
        version: 5,
        seat: 1,
        events: [
          { type: "concession_offered", seat: 1 },
          { type: "side_conceded", side: 1 },
        ],
      },
    ];
    const values = figures(history, scene).map((figure) => figure.values);
    expect(values.at(-1)).toEqual(["5"]);
    expect(values[2]).toEqual(["1", "0"]);
  });
});

describe("looking back", () => {
  const history: Told[] = [
    {
      version: 1,
      seat: 0,
      events: [
        { type: "chip_placed", side: 0, cell: [1, 1] },
        { type: "turn_began", seat: 1 },
      ],
    },
    { version: 2, seat: 1, events: [{ type: "chip_placed", side: 1, cell: [2, 2] }] },
    { version: 3, seat: 0, events: [{ type: "chip_removed", side: 1, cell: [2, 2] }] },
    { version: 4, seat: 1, events: [{ type: "chip_placed", side: 1, cell: [2, 2] }] },
  ];

  it("marks what is new since the person's own move, each cell once", () => {
    expect(freshCells(history, 4, 0)).toMatchObject([{ cell: [2, 2], removed: false, last: true }]);
    expect(freshCells(history, 2, 0).map((mark) => mark.cell)).toEqual([
      [2, 2],
      [1, 1],
    ]);
  });
});

describe("the log", () => {
  it("does not tell as one's own move what was done because the time was up", () => {
    const [event] = [{ type: "turn_began", seat: 0 }];
    const game = { tell: () => ({ version: 1, text: "You draw.", side: 0 }) as LogLine };
    const happened = { version: 1, seat: 0, events: [event] };
    expect(lineOf(game, happened, scene)?.text).toBe("You draw.");
    expect(lineOf(game, { ...happened, time_up: true }, scene)?.text).toBe("Time is up: You draw.");
  });
});

describe("before the first move", () => {
  const seated = (connected: boolean[]) => ({
    ...INFO,
    seats: INFO.seats.map((seat, at) => ({
      ...seat,
      kind: "person" as const,
      connected: connected[at] ?? true,
      came: connected[at] ?? true,
    })),
  });

  it("says who is not at the table yet, unless somebody who is there can move", () => {
    const info = seated([true, false]);
    expect(awaitedWords({ version: 0, info }, 1)).toBe(`Not here yet: ${INFO.seats[1]!.name}.`);
    expect(awaitedWords({ version: 0, info }, 0)).toBeNull();
    expect(awaitedWords({ version: 1, info }, 1)).toBeNull();
    expect(awaitedWords({ version: 0, info: seated([true, true]) }, 1)).toBeNull();
    // Whoever has been there has only stepped away.
    const gone = { ...info, seats: info.seats.map((seat) => ({ ...seat, came: true })) };
    expect(awaitedWords({ version: 0, info: gone }, 1)).toBeNull();
  });
});
