import { beforeAll, describe, expect, it } from "vitest";
import type { Scene, Happened } from "@/games/quidditch/types";
import { remaining } from "@/games/quidditch/pitch/remaining";
import { scenesOf } from "@/games/quidditch/report/scenes";
import { Stage } from "@/kit/scene/stage.svelte";
import { figures } from "@/games/quidditch/report/figures";
import { opened } from "@/games/quidditch/report/opened";
import { resultsOf } from "@/games/quidditch/pitch/results";
import { tell } from "@/games/quidditch/report/log";
import { need } from "@/text/i18n.svelte";
import { prefer } from "@/device/preferences.svelte";
import { aloud, logLines } from "@/room/talk/lines";
import type { Event } from "@/protocol/quidditch";
import { ABOUT, INFO, spot, VIEW } from "./table";

const scene: Scene = { info: INFO, about: ABOUT, view: VIEW, seat: 0 };
const line = (...events: Event[]) => tell({ version: 1, seat: 1, events }, scene);

beforeAll(async () => need("quidditch"));

describe("a scene", () => {
  const happened = (version: number, ...events: Event[]): Happened => ({ version, seat: 0, events });
  const played = happened(1, { type: "special_played", seat: 0, card: "cobbing", mode: null, ball: null, take: null });
  const answered = happened(2, { type: "special_answered", seat: 1, card: "referee", cancels: "cobbing" });
  const cards = [
    { seat: 0, card: "cobbing" },
    { seat: 1, card: "referee" },
  ];

  it("shows who played and who answered, once it is settled", () => {
    const over = happened(3, { type: "special_cancelled", seat: 0, card: "cobbing" });
    expect(scenesOf([played, answered], [answered])).toEqual([]);
    expect(scenesOf([played, answered, over], [over])).toEqual([{ kind: "stopped", round: 0, cards, outcome: [] }]);
    expect(scenesOf([played, answered, over], [])).toEqual([]);
  });

  it("shows a card that nobody answered, and what it does", () => {
    const works = happened(
      2,
      { type: "passed", seat: 1 },
      { type: "card_stripped", seat: 1, card: "chaser_9" },
      { type: "card_stripped", seat: 1, card: "finite" },
      { type: "window_opened", window: "W4", ball: "Q" },
    );
    expect(scenesOf([played, works], [works])).toEqual([
      { kind: "works", round: 0, cards: [cards[0]], outcome: works.events.slice(1, 3) },
    ]);
  });

  it("forgets a card that found nothing to do", () => {
    const nothing = happened(2, { type: "passed", seat: 1 });
    const later = happened(3, { type: "ball_won", seat: 0, ball: "Q", points: 10, reason: "higher" });
    expect(scenesOf([played, nothing, later], [later])).toEqual([]);
  });

  it("shows an answer that was answered, and the catch of the Snitch", () => {
    const again = happened(3, { type: "special_answered", seat: 0, card: "finite", cancels: "referee" });
    const works = happened(4, { type: "keeper_put_out", seat: 1, ball: "Q" });
    expect(scenesOf([played, answered, again, works], [again, works])).toEqual([
      { kind: "works", round: 0, cards: [...cards, { seat: 0, card: "finite" }], outcome: works.events },
    ]);
    const caught = happened(
      5,
      { type: "cards_revealed", ball: "SN", cards: ["seeker_12", null] },
      { type: "ball_won", seat: 0, ball: "SN", points: 150, reason: "role" },
    );
    expect(scenesOf([caught], [caught])).toEqual([
      { kind: "caught", round: 0, cards: [{ seat: 0, card: "seeker_12" }], outcome: caught.events.slice(1) },
    ]);
  });

  it("waits for its turn, and stays away from those who want none", () => {
    const stage = new Stage<string>();
    prefer({ scenes: "wait" });
    stage.show(["one", "two"]);
    expect(stage.scene).toBe("one");
    stage.next();
    expect(stage.scene).toBe("two");
    stage.next();
    prefer({ scenes: "off" });
    stage.show(["three"]);
    expect(stage.scene).toBeNull();
    prefer({ scenes: "quick" });
  });
});

describe("the pitch deck", () => {
  it("holds what nobody has seen yet, and says nothing where it cannot know", () => {
    const pitch = { quaffle: 17, bludger: 6, free_goal: 4, golden_snitch: 1 };
    const decks = { ...(ABOUT.editions["card-game-2001"]!.decks as object), pitch };
    const about = { ...ABOUT, editions: { "card-game-2001": { title: "", decks } } };
    expect(remaining(VIEW, INFO, about)).toEqual([
      ["quaffle", 15],
      ["bludger", 5],
      ["free_goal", 4],
      ["golden_snitch", 1],
    ]);
    expect(remaining({ ...VIEW, pitch_deck: 20 }, INFO, about)).toEqual([]);
    expect(remaining(VIEW, INFO, ABOUT)).toEqual([]);
  });
});

describe("the log", () => {
  it("tells a round in sentences, and who is meant", () => {
    expect(line({ type: "round_began", round: 3, leader: 0 })?.text).toBe("Round 3: you lead.");
    expect(line({ type: "cards_revealed", ball: "Q", cards: ["chaser_9", null] })?.text).toBe(
      "Quaffle: you Chaser 9, Bob no card.",
    );
    expect(line({ type: "special_answered", seat: 0, card: "finite", cancels: "leg_locker" })?.text).toBe(
      "You cancel the Leg-Locker with Finite.",
    );
    expect(line({ type: "hand_refilled", seat: 1, number: 2 })?.text).toBe("Bob draws 2 cards.");
  });

  it("tells face-down cards only to their owner", () => {
    expect(line({ type: "cards_laid", seat: 1, balls: ["Q", "BL1"] })?.text).toBe(
      "Bob lays 2 cards: Quaffle and Bludger I.",
    );
    expect(line({ type: "cards_laid", seat: 0, balls: ["Q"], cards: ["chaser_9"] })?.text).toBe(
      "You lay Quaffle: Chaser 9.",
    );
  });

  it("makes goals stand out, and Bludgers not", () => {
    expect(line({ type: "ball_won", seat: 1, ball: "Q", points: 10, reason: "higher" })?.strong).toBe(true);
    expect(line({ type: "ball_won", seat: 1, ball: "BL1", points: 0, reason: "role" })?.strong).toBe(false);
  });

  it("has a sentence for every event", () => {
    const events: Event[] = [
      { type: "pitch_card_drawn", seat: 0, card: "quaffle", ball: "Q" },
      { type: "pitch_card_drawn", seat: 0, card: "free_goal", ball: null },
      { type: "pitch_card_drawn", seat: 0, card: "bludger", ball: null },
      { type: "pitch_reshuffled", cards: 3 },
      { type: "chase_began" },
      { type: "window_opened", window: "W4", ball: "Q" },
      { type: "passed", seat: 0 },
      { type: "declared", seat: 1, balls: [] },
      { type: "decision_made", seat: 1 },
      { type: "decision_made", seat: 0, again: true },
      { type: "cards_laid", seat: 1, balls: [] },
      { type: "order_named", seat: 1, balls: ["Q", "BL1"] },
      { type: "special_cancelled", seat: 1, card: "cobbing" },
      { type: "value_lowered", seat: 0, ball: "Q", amount: 3 },
      { type: "keeper_put_out", seat: 1, ball: "Q" },
      { type: "card_stripped", seat: 0, card: "finite" },
      { type: "pushed_off", seat: 0, ball: "Q", card: null },
      { type: "card_retrieved", seat: 1, card: "finite" },
      { type: "ball_stayed", ball: "Q", reason: "save" },
      { type: "player_hit", seat: 0, ball: "BL1" },
      { type: "house_deck_reshuffled", seat: 0, cards: 30 },
      { type: "conceded", seat: 1 },
    ];
    const texts = events.map((event) => line(event)?.text ?? "");
    expect(texts.filter((text) => !text || /quidditch-|\{/.test(text))).toEqual([]);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

describe("the log", () => {
  const pass = (version: number, seat: number, ...more: Event[]): Happened => ({
    version,
    seat,
    events: [{ type: "passed", seat }, ...more],
  });
  const opens = (window: string): Event => ({ type: "window_opened", window, ball: null });

  it("tells a run of passes once and softly, and no more when something else has happened", () => {
    const turned: Event = { type: "cards_revealed", ball: "Q", cards: ["chaser_9", null] };
    const passes = [pass(1, 1), pass(2, 0, opens("W2")), pass(3, 1), pass(4, 0)];
    const shown = (history: Happened[]) =>
      logLines({ tell }, history, scene).map(({ version, text, quiet, side }) => [version, text, quiet, side]);
    expect(shown(passes)).toEqual([[4, "Bob passes. You pass.", true, null]]);
    expect(shown([...passes, pass(5, 1, turned), pass(6, 0)])).toEqual([
      [5, "Quaffle: you Chaser 9, Bob no card.", false, 1],
      [6, "You pass.", true, 0],
    ]);
  });

  it("reads out every pass and every window", () => {
    expect(aloud(tell(pass(2, 0, opens("W2")), scene)!)).toBe("You pass. Before laying.");
  });
});

describe("an open replay", () => {
  it("shows at each ball what its owners know", () => {
    const seen = (...cards: [string | null, string | null]) => ({
      ...VIEW,
      spots: [spot("Q", { laid: [true, true], cards })],
    });
    const shown = opened([seen("chaser_9", null), seen(null, "keeper_8"), seen(null, null)]);
    expect(shown.spots[0]).toMatchObject({ cards: ["chaser_9", "keeper_8"], face_up: false });
  });
});

describe("looking back", () => {
  const history: Happened[] = [
    {
      version: 0,
      seat: null,
      events: [
        { type: "round_began", round: 1, leader: 1 },
        { type: "pitch_card_drawn", seat: 1, card: "free_goal", ball: null },
        { type: "pitch_card_drawn", seat: 1, card: "quaffle", ball: "Q" },
      ],
    },
    { version: 1, seat: 0, events: [{ type: "cards_laid", seat: 0, balls: ["Q"], cards: ["chaser_9"] }] },
    {
      version: 2,
      seat: 1,
      events: [
        { type: "special_played", seat: 1, card: "leg_locker", mode: "lower", ball: "Q", take: null },
        { type: "value_lowered", seat: 0, ball: "Q", amount: 3 },
      ],
    },
    { version: 3, seat: 1, events: [{ type: "cards_revealed", ball: "Q", cards: ["chaser_9", "chaser_5"] }] },
    { version: 4, seat: 1, events: [{ type: "ball_won", seat: 0, ball: "Q", points: 10, reason: "higher" }] },
    { version: 5, seat: 1, events: [{ type: "round_began", round: 2, leader: 0 }] },
  ];

  it("keeps what came out at a ball until the round is over", () => {
    expect(resultsOf(history, 3).get("Q")).toMatchObject({ cards: ["chaser_9", "chaser_5"], outcome: null });
    expect(resultsOf(history, 4).get("Q")?.outcome).toEqual({ winner: 0, points: 10 });
    expect(resultsOf(history, 5).size).toBe(0);
  });

  it.each([2, 3, 4])("keeps in sight which card lowered another, after move %i", (version) => {
    expect(resultsOf(history, version).get("Q")?.lowered).toEqual([[{ amount: 3, by: "leg_locker" }], []]);
  });

  it("counts for the end", () => {
    const found = figures(history, scene);
    expect(found[0]!.values).toEqual(["0", "10"]);
    expect(found.at(-1)!.values).toEqual(["2"]);
  });
});
