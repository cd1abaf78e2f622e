import { beforeAll, describe, expect, it } from "vitest";
import type { Scene, Happened } from "@/games/quidditch/types";
import { aside } from "@/games/quidditch/report/asides";
import { deckOf } from "@/games/quidditch/cards/decks";
import { scenesOf } from "@/games/quidditch/report/scenes";
import { facts } from "@/games/quidditch/report/facts";
import { sorted } from "@/games/quidditch/hand/sorting";
import { ending, standing } from "@/games/quidditch/report/standing";
import { need } from "@/text/i18n.svelte";
import type { Event } from "@/protocol/quidditch";
import { ABOUT, INFO, VIEW } from "./table";

const scene: Scene = { info: INFO, about: ABOUT, view: VIEW, seat: 0 };
const deck = deckOf(INFO, ABOUT);

beforeAll(async () => need("quidditch"));

describe("the facts of a game", () => {
  const happened = (...events: Event[]): Happened => ({ version: 1, seat: 0, events });
  const ball = (round: number, seat: number, cards: [string, string]): Happened =>
    happened(
      { type: "round_began", round, leader: 0 },
      { type: "cards_revealed", ball: "Q", cards },
      { type: "ball_won", seat, ball: "Q", points: 10, reason: "higher" },
    );
  const game = [
    ball(1, 1, ["beater_2", "chaser_9"]),
    ball(2, 0, ["chaser_9", "chaser_5"]),
    happened(
      { type: "special_played", seat: 1, card: "cobbing", mode: null, ball: null, take: null },
      { type: "special_answered", seat: 0, card: "finite", cancels: "cobbing" },
      { type: "special_cancelled", seat: 1, card: "cobbing" },
    ),
    ball(3, 0, ["chaser_9", "keeper_8"]),
  ];

  it("are its clearest ball, the card that turned it, and a streak, the viewer's own first", () => {
    expect(facts(game, scenesOf(game, game), scene)).toEqual([
      { value: "Chaser 9", label: "won you the Quaffle against Chaser 5 in round 2: your clearest ball." },
      { value: "Finite", label: "stopped Cobbing for you in round 2, just in time." },
      { value: "2 Quaffles", label: "in a row went to you, from round 2 on." },
    ]);
    expect(facts(game, [], { ...scene, seat: null })[0]!.label).toContain("won Bob the Quaffle against Beater 2");
  });

  it("invent nothing where little has happened", () => {
    expect(facts([], [], scene)).toEqual([{ value: "2 rounds", label: "of brooms, balls and bluffs." }]);
  });
});

describe("the standing", () => {
  it("shows points without a mark to reach, and each thing once", () => {
    const now = standing(scene);
    expect(now.sides.map((side) => [side.name, side.made, side.target])).toEqual([
      ["Gryffindor", 0, null],
      ["Slytherin", 10, null],
    ]);
    expect(now.turn).toBe(1);
    expect(now.seats.map((seat) => [seat.count, seat.notes])).toEqual([
      [null, []],
      [null, []],
    ]);
  });

  it("says how it ended", () => {
    const over = (winners: number[], reason = "snitch"): Scene => ({
      ...scene,
      view: { ...VIEW, scores: [160, 20], result: { winners, side: winners[0] ?? null, reason } },
    });
    const caught = (seat: number): Happened[] => [
      {
        version: 9,
        seat,
        events: [
          { type: "round_began", round: 7, leader: 0 },
          { type: "cards_revealed", ball: "SN", cards: ["seeker_6", "seeker_6"] },
          { type: "ball_won", seat, ball: "SN", points: 150, reason: "higher" },
        ],
      },
    ];
    expect(ending(scene, [])).toBeNull();
    // The score stands on the board, and not once more in the sentence.
    expect(ending(over([0]), caught(0))).toEqual({
      title: "You win!",
      text: "You caught the Snitch with Seeker 6.",
      side: 0,
    });
    expect(ending(over([0], "round_limit"), [])!.text).toBe("That was the last round.");
    expect(ending(over([1], "concession"), [])!.text).toBe("You concede.");
    expect(ending(over([0], "concession"), [])!.text).toBe("Bob concedes.");
    // Who has lost reads how well it went, and who watches reads who has won.
    const lost = { ...scene, view: { ...over([1]).view, scores: [40, 170] as [number, number] } };
    expect(ending(lost, caught(1))).toMatchObject({
      title: "Bob got there first",
      text: "Bob caught the Snitch with Seeker 6. Until then you were ahead, 40 to 20.",
    });
    expect(ending({ ...lost, seat: null }, caught(1))).toMatchObject({
      title: "Bob wins",
      text: "Bob caught the Snitch with Seeker 6.",
    });
    expect(ending(over([]), [])!.side).toBeNull();
  });

  it("leaves second thoughts to the table and only giving up to the menu", () => {
    expect(aside({ type: "commit", cards: { Q: "chaser_9" } })).toBeNull();
    expect(aside({ type: "concede" })?.danger).toBe(true);
  });

  it("sorts the hand by role and value, specials last", () => {
    expect(sorted(["finite", "keeper_8", "chaser_9", "leg_locker", "chaser_5"], deck)).toEqual([
      "chaser_5",
      "chaser_9",
      "keeper_8",
      "leg_locker",
      "finite",
    ]);
  });
});
