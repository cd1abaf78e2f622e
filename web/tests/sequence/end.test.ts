import { beforeAll, describe, expect, it } from "vitest";
import type { Scene, Happened } from "@/games/sequence/types";
import { ending } from "@/games/sequence/report/ending";
import { facts } from "@/games/sequence/report/facts";
import { figures } from "@/games/sequence/report/figures";
import { need } from "@/text/i18n.svelte";
import type { Event } from "@/protocol/sequence";
import { ABOUT, INFO, VIEW } from "./table";

const scene: Scene = { info: INFO, about: ABOUT, view: VIEW, seat: 0 };

beforeAll(async () => need("sequence"));

describe("the end", () => {
  const cells = [1, 2, 3, 4, 5].map((column): [number, number] => [4, column]);
  const play: Event[] = [
    { type: "card_played", seat: 1, card: "KH" },
    { type: "chip_placed", side: 1, cell: [4, 3] },
  ];
  const made: Event = { type: "sequence_made", side: 1, cells, length: 5, shared: 0 };
  const over = (reason: string, side: number | null, ...steps: Event[][]) => {
    const history = steps.map((events, number): Happened => ({ version: number + 1, seat: 1, events }));
    const result = { winners: side === null ? [] : [side], side, reason };
    return (seat: number | null) => ending({ ...scene, seat, view: { ...VIEW, result } }, history)!;
  };

  it("names the line and the card that won, and the winner once", () => {
    const endFor = over("sequences", 1, [...play, made]);
    expect(endFor(0).title).toBe("Bob got there first");
    expect(endFor(0).more).toBe("Your line did not come together this time.");
    expect(endFor(null).title).toBe("Bob wins");
    expect(endFor(null).more).toBeUndefined();
    expect(endFor(0).text).toBe("Bob completed the sequence e2–e6 with K♥ on e4.");
    expect(endFor(1).title).toBe("You win!");
    expect(endFor(1).text).toBe("You completed the sequence e2–e6 with K♥ on e4.");
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
  const happened = (...steps: Event[][]): Happened[] =>
    steps.map((events, number) => ({ version: number + 1, seat: number % 2, events }));
  const later = (each: Happened): Happened => ({ ...each, version: each.version + 1 });
  const words = (history: Happened[], view = VIEW) =>
    facts(history, { ...scene, view }).map(({ value, label }) => `${value}: ${label}`);

  it("are its first line, who drew level, and what was taken", () => {
    const history = happened(
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

  it("tell of each move once", () => {
    const wild = played(0, "JC", made(0, 4));
    expect(words(happened(wild, played(1, "QH")), { ...VIEW, hand: [], pile: 1 })).toEqual([
      "Move 1: You closed the first line, e2–e6, with J♣.",
      "2 moves: were enough. 1 card was left in the pile.",
      "0 chips: of yours were on the board at the end.",
    ]);
  });

  it("count as a replay does, without what was taken back", () => {
    const [first, ...rest] = happened(played(0, "KH"), [], played(0, "QH", made(0, 4)), played(1, "2S"));
    const history = [first!, { ...rest[0]!, version: 3, back_to: 1 }, ...rest.slice(1).map(later)];
    expect(words(history, { ...VIEW, hand: [] })).toEqual([
      "Move 2: You closed the first line, e2–e6, with Q♥.",
      expect.stringMatching(/^3 moves: /),
      expect.stringMatching(/ chips: /),
    ]);
    expect(figures(history, scene).at(-1)?.values).toEqual(["3"]);
  });

  it("are a jack left over and its length where little happened", () => {
    const view = { ...VIEW, hand: ["2S", "JD"], pile: 1 };
    expect(words(happened(played(0, "KH"), played(1, "QH", made(1, 4))), view)).toEqual([
      "J♦: stayed in your hand. It goes on any free space.",
      "2 moves: were enough. 1 card was left in the pile.",
      "0 chips: of yours were on the board at the end.",
    ]);
  });
});

describe("figures", () => {
  it("count moves as the log and the replay do", () => {
    const history: Happened[] = [
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
