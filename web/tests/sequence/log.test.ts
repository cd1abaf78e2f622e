import { beforeAll, describe, expect, it } from "vitest";
import type { LogLine } from "@/games/face";
import type { Scene, Happened } from "@/games/sequence/types";
import { freshCells } from "@/games/sequence/board/fresh";
import { tell } from "@/games/sequence/report/log";
import { need } from "@/text/i18n.svelte";
import { awaitedWords } from "@/text/words";
import { lineOf } from "@/room/talk/lines";
import type { Event } from "@/protocol/sequence";
import { ABOUT, INFO, VIEW } from "./table";

const scene: Scene = { info: INFO, about: ABOUT, view: VIEW, seat: 0 };
const line = (events: Event[], seat = 0): string | undefined => tell({ version: 1, seat, events }, scene)?.text;

beforeAll(async () => need("sequence"));

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
    const found = tell({ version: 0, seat: null, events }, scene);
    expect(found?.text).toBe("Cards drawn for the start: Ann K♥, Bob 7♠. You go first. Bob deals.");
    expect(found?.side).toBeNull();
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

describe("looking back", () => {
  const history: Happened[] = [
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
