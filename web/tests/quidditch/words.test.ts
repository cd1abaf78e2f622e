import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Scene } from "@/games/quidditch/types";
import { Choosing } from "@/games/quidditch/play/choosing.svelte";
import { deckOf, effectOf, type HouseCard } from "@/games/quidditch/cards/decks";
import { describeSpot } from "@/games/quidditch/pitch/description";
import { answersOf } from "@/games/quidditch/cards/answers";
import { awaitedSeat, bluffs, moment, prompt } from "@/games/quidditch/play/prompt";
import { tell } from "@/games/quidditch/report/log";
import { cardName, effectWords, shortName } from "@/games/quidditch/cards/words";
import { held } from "@/kit/hand/held";
import { need, speak } from "@/text/i18n.svelte";
import type { Action, Event, Prospect, View } from "@/protocol/quidditch";
import { ABOUT, INFO, spot, VIEW } from "./table";

const scene: Scene = { info: INFO, about: ABOUT, view: VIEW, seat: 0 };
const deck = deckOf(INFO, ABOUT);

beforeAll(async () => need("quidditch"));

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
    const line = tell(
      {
        version: 1,
        seat: 1,
        events: [{ type: "special_played", seat: 1, card: "spin", mode: null, ball: "Q", take: null }],
      },
      { ...scene, info },
    );
    expect(line?.text).toBe("Bob plays Spinner at the Quaffle.");
  });

  it("say who laid and drew which cards, also where every hand is open", () => {
    const events: Event[] = [
      { type: "cards_laid", seat: 1, balls: ["Q"], cards: ["chaser_9"] },
      { type: "hand_refilled", seat: 1, number: 1, cards: ["finite"] },
    ];
    const textFor = (seat: number | null) => tell({ version: 1, seat: 1, events }, { ...scene, seat })?.text;
    expect(textFor(null)).toBe("Bob lays Quaffle: Chaser 9. Bob draws Finite.");
    expect(textFor(1)).toBe("You lay Quaffle: Chaser 9. You draw Finite.");
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
