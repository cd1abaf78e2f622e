import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Scene, Told } from "../src/games/quidditch/types";
import { aside } from "../src/games/quidditch/report/asides";
import { AutoPass } from "../src/games/quidditch/play/autopass.svelte";
import { Choosing } from "../src/games/quidditch/play/choosing.svelte";
import { deckOf, effectOf, type HouseCard } from "../src/games/quidditch/cards/decks";
import { describeSpot } from "../src/games/quidditch/pitch/description";
import { answersOf } from "../src/games/quidditch/cards/answers";
import { remaining } from "../src/games/quidditch/pitch/remaining";
import { scenesOf } from "../src/games/quidditch/report/scenes";
import { Stage } from "../src/kit/scene/stage.svelte";
import { facts } from "../src/games/quidditch/report/facts";
import { figures } from "../src/games/quidditch/report/figures";
import { opened } from "../src/games/quidditch/report/opened";
import { awaitedSeat, bluffs, moment, prompt } from "../src/games/quidditch/play/prompt";
import { resultsOf } from "../src/games/quidditch/pitch/results";
import { sorted } from "../src/games/quidditch/hand/sorting";
import { ending, standing } from "../src/games/quidditch/report/standing";
import { tell } from "../src/games/quidditch/report/log";
import { cardName, effectWords, shortName } from "../src/games/quidditch/cards/words";
import { held } from "../src/kit/hand/held";
import { need, speak } from "../src/text/i18n.svelte";
import { prefer } from "../src/device/preferences.svelte";
import { aloud, logLines } from "../src/room/talk/lines";
import type { Action, Event, Prospect, View } from "../src/protocol/quidditch";
import { ABOUT, INFO, spot, VIEW } from "./quidditch-table";

const scene: Scene = { info: INFO, about: ABOUT, view: VIEW, seat: 0 };
const deck = deckOf(INFO, ABOUT);
const line = (...events: Event[]) => tell({ version: 1, seat: 1, events }, scene);

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

describe("words", () => {
  const you = { who: "you", name: "Ann" } as const;
  const bob = { who: "other", name: "Bob" } as const;

  it("say what a card does, to whom and where", () => {
    const locker = deck.get("leg_locker")!;
    expect(effectWords(effectOf(locker, "lower")!, you, bob, "Q")).toBe("Bob’s card at the Quaffle is worth 3 less.");
    expect(effectWords(effectOf(locker, "keeper")!, bob, you, null)).toBe(
      "Your Keeper at the Quaffle is out of action.",
    );
    expect(effectOf(locker, null)).toBeUndefined();
    const summon = effectOf(deck.get("summon")!, null)!;
    expect(effectWords(summon, you, bob, null, "Finite")).toBe("You take Finite back from your discard pile.");
    expect(effectWords(summon, bob, you, null)).toBe("Bob takes a card back from their discard pile.");
  });

  it("use the names that decks of one's own bring along", () => {
    const own = { house: [{ id: "spin", name: "Spinner", kind: "jinx", effects: [{ code: "push_off" }] }] };
    const info = { ...INFO, options: { deck_data: own } };
    const told = tell(
      {
        version: 1,
        seat: 1,
        events: [{ type: "special_played", seat: 1, card: "spin", mode: null, ball: "Q", take: null }],
      },
      { ...scene, info },
    );
    expect(told?.text).toBe("Bob plays Spinner at the Quaffle.");
  });

  it("call a player by a name of its own, with role and value", () => {
    const named = (name: string): HouseCard => ({ id: name, name, kind: "player", role: "chaser", value: 4 });
    const own = new Map(["Oliver Jager", "Chaser", "chaser 4"].map((name) => [name, named(name)]));
    expect([...own.keys()].map((id) => cardName(own, id))).toEqual(["Oliver Jager, Chaser 4", "Chaser 4", "Chaser 4"]);
    expect([...own.values()].map(shortName)).toEqual(["Oliver Jager", "Chaser", "Chaser"]);
  });

  it("describe a ball with what lies at it", () => {
    const face = spot("Q", {
      laid: [true, true],
      cards: ["chaser_9", "keeper_8"],
      values: [6, null],
      face_up: true,
      lowered: [3, 0],
      keeper_out: [false, true],
    });
    const words = (view: View) =>
      describeSpot({ view, info: INFO, deck, seat: 0, planned: undefined, result: undefined }, "Q");
    expect(words({ ...VIEW, spots: [face] })).toBe(
      "Quaffle, in play. Your card: Chaser 9. Now worth only 6. Bob’s card: Keeper 8. Out of action.",
    );
    expect(words({ ...VIEW, spots: [spot("Q", { laid: [false, true] })] })).toBe(
      "Quaffle, in play. Bob’s card is face down.",
    );
    expect(words({ ...VIEW, pitch: [], spots: [] })).toBe("Quaffle, not on the pitch.");
  });
});

describe("a card looked at closely", () => {
  const you = { who: "you", name: "Ann" } as const;
  const bob = { who: "other", name: "Bob" } as const;
  const situation = (view: View, actions: Action[]) => ({
    view,
    info: INFO,
    about: ABOUT,
    seat: 0,
    actions,
    choosing: new Choosing({ offered: () => actions, hand: () => [], decided: () => undefined, act: () => {} }),
    passing: false,
  });
  const prospect = (card: string, more: Partial<Prospect>): Prospect => ({
    card,
    use: null,
    balls: [],
    bluff: [],
    refusal: null,
    ...more,
  });
  const answered = (id: string, more: Partial<Prospect> = {}) =>
    answersOf(deck.get(id)!, deck, [you, bob], prospect(id, more), situation(VIEW, []));
  const asked = (id: string, more: Partial<Prospect> = {}) => answered(id, more).map(({ answer }) => answer);

  it("says whether it can be played now, and if not, why, with the rule", () => {
    expect(asked("summon", { use: "play" })[0]).toBe("Yes, it can be played.");
    expect(asked("chaser_9", { use: "lay", balls: ["Q"] })[0]).toBe("Yes, lay it at a ball.");
    const refusal = { rule: "RUL-QCG-70", code: "foul_not_now", message: "Only after the reveal." };
    // The rule stands apart from the sentence.
    expect(answered("cobbing", { refusal })[0]).toMatchObject({
      answer: "Not now: Only after the reveal.",
      rule: "RUL-QCG-70",
    });
    // Until the server has told, and for a card on the table, nothing is guessed.
    const others = answersOf(deck.get("summon")!, deck, [you, bob], undefined, situation(VIEW, []));
    expect(others.map(({ question }) => question)).not.toContain("Now?");
  });

  it("names what can stop it, and what it is worth face down", () => {
    expect(asked("leg_locker").slice(1)).toEqual([
      "Bob’s card at a ball of your choice is worth 3 less. or Bob’s Keeper at the Quaffle is out of action.",
      "Finite.",
      "Counts for nothing: a bluff.",
    ]);
    expect(asked("cobbing")[2]).toBe("Nothing.");
    expect(asked("beater_2").at(-1)).toBe("Counts at a Bludger, and by its value at the Quaffle.");
  });

  it("is called a bluff where it counts for nothing", () => {
    const commits: Action[] = [{ type: "commit", cards: { SN: "beater_2" } }];
    const now = situation({ ...VIEW, phase: "LAY" }, commits);
    const hand = held(["beater_2"]);
    const choosing = new Choosing({
      offered: () => commits,
      hand: () => hand,
      decided: () => undefined,
      act: () => {},
    });
    const outlook = { cards: [prospect("beater_2", { bluff: ["SN"] })] };
    expect(bluffs({ ...now, choosing }, outlook)).toBe("");
    choosing.pick(hand[0]!);
    expect(bluffs({ ...now, choosing }, outlook)).toBe("Beater 2 counts for nothing at the Golden Snitch: a bluff.");
    expect(bluffs({ ...now, choosing }, null)).toBe("");
  });
});

describe("a scene", () => {
  const told = (version: number, ...events: Event[]): Told => ({ version, seat: 0, events });
  const played = told(1, { type: "special_played", seat: 0, card: "cobbing", mode: null, ball: null, take: null });
  const answered = told(2, { type: "special_answered", seat: 1, card: "referee", cancels: "cobbing" });
  const cards = [
    { seat: 0, card: "cobbing" },
    { seat: 1, card: "referee" },
  ];

  it("shows who played and who answered, once it is settled", () => {
    const over = told(3, { type: "special_cancelled", seat: 0, card: "cobbing" });
    expect(scenesOf([played, answered], [answered])).toEqual([]);
    expect(scenesOf([played, answered, over], [over])).toEqual([{ kind: "stopped", round: 0, cards, outcome: [] }]);
    expect(scenesOf([played, answered, over], [])).toEqual([]);
  });

  it("shows a card that nobody answered, and what it does", () => {
    const works = told(
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
    const nothing = told(2, { type: "passed", seat: 1 });
    const later = told(3, { type: "ball_won", seat: 0, ball: "Q", points: 10, reason: "higher" });
    expect(scenesOf([played, nothing, later], [later])).toEqual([]);
  });

  it("shows an answer that was answered, and the catch of the Snitch", () => {
    const again = told(3, { type: "special_answered", seat: 0, card: "finite", cancels: "referee" });
    const works = told(4, { type: "keeper_put_out", seat: 1, ball: "Q" });
    expect(scenesOf([played, answered, again, works], [again, works])).toEqual([
      { kind: "works", round: 0, cards: [...cards, { seat: 0, card: "finite" }], outcome: works.events },
    ]);
    const caught = told(
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

describe("words of a language whose cards have small letters", () => {
  beforeAll(async () => speak("pl"));
  afterAll(async () => speak("en"));

  it("begin a sentence with a capital letter", () => {
    const actions: Action[] = [
      { type: "commit", cards: { Q: "chaser_9", BL1: "finite" } },
      { type: "commit", cards: { Q: "finite", BL1: "chaser_9" } },
    ];
    const hand = held(["chaser_9", "finite"]);
    const choosing = new Choosing({
      offered: () => actions,
      hand: () => hand,
      decided: () => undefined,
      act: () => {},
    });
    choosing.pick(hand[0]!);
    const view = { ...VIEW, phase: "LAY" };
    const now = { view, info: INFO, about: ABOUT, seat: 0, actions, choosing, passing: false };
    expect(prompt(now)).toBe("Ścigający 9: dotknij piłki.");
    expect(prompt({ ...now, actions: [] })).toMatch(/^Ścigający 9: wykłada/);
    expect(describeSpot({ view, info: INFO, deck, seat: 0, planned: undefined, result: undefined }, "BL1")).toMatch(
      /^Tłuczek I,/,
    );
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
    const told = events.map((event) => line(event)?.text ?? "");
    expect(told.filter((text) => !text || /quidditch-|\{/.test(text))).toEqual([]);
    expect(new Set(told).size).toBe(told.length);
  });
});

describe("the moment", () => {
  it("is told in words, and so is whom the table waits for", () => {
    expect(moment(VIEW)).toBe("Before laying");
    expect(moment({ ...VIEW, phase: "W4", at: "SN" })).toBe("After the reveal at the Golden Snitch");
    expect(awaitedSeat(VIEW, 0)).toBe(1);
    expect(awaitedSeat({ ...VIEW, responder: 0 }, 0)).toBe(0);
    const laying = { ...VIEW, phase: "LAY", speaker: null };
    expect(awaitedSeat(laying, 0)).toBe(0);
    expect(awaitedSeat(laying, null)).toBeNull();
    expect(awaitedSeat({ ...laying, decided: [true, false] }, 0)).toBe(1);
  });

  it("asks nothing of somebody who waits", () => {
    const choosing = new Choosing({ offered: () => [], hand: () => [], decided: () => undefined, act: () => {} });
    const now = { view: VIEW, info: INFO, about: ABOUT, seat: 0, actions: [], choosing, passing: false };
    expect(prompt(now)).toBe("Bob may play a special card.");
    expect(prompt({ ...now, view: { ...VIEW, speaker: 0 } })).toBe("Just a moment …");
    expect(prompt({ ...now, seat: null, view: { ...VIEW, phase: "LAY", speaker: null } })).toBe(
      "Both players decide in secret.",
    );
  });
});

describe("the log", () => {
  const pass = (version: number, seat: number, ...more: Event[]): Told => ({
    version,
    seat,
    events: [{ type: "passed", seat }, ...more],
  });
  const opens = (window: string): Event => ({ type: "window_opened", window, ball: null });

  it("tells a run of passes once and softly, and no more when something else has happened", () => {
    const turned: Event = { type: "cards_revealed", ball: "Q", cards: ["chaser_9", null] };
    const passes = [pass(1, 1), pass(2, 0, opens("W2")), pass(3, 1), pass(4, 0)];
    const shown = (history: Told[]) =>
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
  const history: Told[] = [
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

describe("the facts of a game", () => {
  const told = (...events: Event[]): Told => ({ version: 1, seat: 0, events });
  const ball = (round: number, seat: number, cards: [string, string]): Told =>
    told(
      { type: "round_began", round, leader: 0 },
      { type: "cards_revealed", ball: "Q", cards },
      { type: "ball_won", seat, ball: "Q", points: 10, reason: "higher" },
    );
  const game = [
    ball(1, 1, ["beater_2", "chaser_9"]),
    ball(2, 0, ["chaser_9", "chaser_5"]),
    told(
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
    const caught = (seat: number): Told[] => [
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
