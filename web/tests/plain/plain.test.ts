import { beforeAll, describe, expect, it } from "vitest";
import type { Scene } from "@/kit/words/types";
import { grouped, likely, pickedAction, pickers } from "@/kit/words/choice/choices";
import type { Fields } from "@/kit/words/reading/data";
import { aside, ending } from "@/kit/words/report/ending";
import { opened } from "@/kit/words/reading/opened";
import { actionWords, choiceWords, kindWords, questionWords, sentence } from "@/kit/words/report/sentences";
import { sheet } from "@/kit/words/reading/sheet";
import { figures, paints, readerOf, standing } from "@/kit/words/report/standing";
import { tell } from "@/kit/words/report/log";
import { faceOf } from "@/games/registry";
import { need, speak } from "@/text/i18n.svelte";
import { gameName, humanised } from "@/text/names";
import { ABOUT, INFO, SCHOOL, SCHOOL_ABOUT, VIEW, YEAR } from "./table";

const strange: Scene = { info: INFO, about: ABOUT, view: VIEW, seat: 0 };
const school: Scene = { info: SCHOOL, about: SCHOOL_ABOUT, view: YEAR, seat: 0 };

const read = (scene: Scene, view = scene.view) => {
  const reader = readerOf(scene);
  return sheet(reader, view).map(({ title, entries, folded }) => ({
    title,
    folded,
    entries: Object.fromEntries(
      entries.map(({ key, label, value, owner }) => [label, reader.words(value, key, owner)]),
    ),
  }));
};
const sentenceOf = (scene: Scene, event: Fields) => sentence(readerOf(scene), event);

beforeAll(async () => need(...faceOf("hogwarts").texts));

describe("a game that the page has never heard of", () => {
  it("has a face, and always the same one", () => {
    expect(faceOf("lanterns")).toBe(faceOf("lanterns"));
    expect(faceOf("constructor").texts).toEqual(["plain", "constructor"]);
    expect(faceOf("sequence").texts).toEqual(["sequence"]);
  });

  it("goes by its id, made readable", () => {
    expect(gameName("paper-lanterns")).toBe("Paper lanterns");
    expect(["floo_cards", "mustRetry", "s01", "way-back"].map(humanised)).toEqual([
      "Floo cards",
      "Must Retry",
      "S01",
      "Way back",
    ]);
  });

  it("is read with what concerns me first, and without what says nothing", () => {
    expect(read(strange)).toEqual([
      { title: "Ann", folded: false, entries: { "Your hand": "Blue 1 × 2, Red 7", "Cards in hand": "3", Score: "0" } },
      { title: "Bob", folded: false, entries: { "Cards in hand": "3", Score: "4" } },
      { title: "The table", folded: false, entries: { Turn: "Bob", "Guiding colour": "Blue" } },
      { title: "Trick", folded: true, entries: { Trick: "Player: Bob, Card: Red 2" } },
    ]);
  });

  it("calls things as the table's own content does, in the reader's language or in English", async () => {
    const cards = [
      { id: "red_7", name: { en: "Seven embers", pl: "Siedem iskier" } },
      { id: "blue_1", name: "First drop" },
      { id: "red_2", name: 2 },
    ];
    const own: Scene = { ...strange, info: { ...INFO, options: { pack_data: { decks: { cards } } } } };
    expect(["red_7", "blue_1", "red_2"].map((id) => readerOf(own).thing(id))).toEqual([
      "Seven embers",
      "First drop",
      "Red 2",
    ]);
    await speak("pl");
    expect(readerOf(own).thing("red_7")).toBe("Siedem iskier");
    await speak("de");
    expect(readerOf(own).thing("red_7")).toBe("Seven embers");
    await speak("en");
  });

  it("tells events by kind and fields, and players by name", () => {
    expect(sentenceOf(strange, { type: "card_played", seat: 1, card: "red_2" })).toBe(
      "Bob: Card played (Card: Red 2).",
    );
    expect(sentenceOf(strange, { type: "trick_taken", seat: 0, points: 0, bonus: null })).toBe(
      "Ann: Trick taken (Points: 0).",
    );
    expect(sentenceOf(strange, { type: "dealt" })).toBe("Dealt.");
  });

  it("offers its actions in readable words", () => {
    const reader = readerOf(strange);
    expect(actionWords(reader, { type: "play", card: "blue_1" })).toBe("Play: Blue 1");
    expect(kindWords(reader, { type: "play", card: "blue_1" })).toBe("Play");
    expect(actionWords(reader, { type: "pass" })).toBe("Pass");
  });

  it("says who plays, who is on turn and how far everybody is", () => {
    const { sides, seats, turn } = standing(strange);
    expect(sides.map(({ name, made, score }) => [name, made, score])).toEqual([
      ["Ann", 0, "Score: 0"],
      ["Bob", 4, "Score: 4"],
    ]);
    expect(seats.map(({ onTurn, count }) => [onTurn, count])).toEqual([
      [false, null],
      [true, null],
    ]);
    expect(turn).toBe(1);
    expect(
      new Set(paints({ ...INFO, seats: Array.from({ length: 8 }, (_, side) => ({ ...INFO.seats[0]!, side })) })).size,
    ).toBe(8);
    expect(figures(strange)).toContainEqual({ label: "Score", values: ["0", "4"] });
  });

  it("ends as the server says", () => {
    expect(ending(strange)).toBeNull();
    const over = (winners: number[], seat: number | null) =>
      ending({
        ...strange,
        seat,
        info: { ...INFO, outcome: { winners, side: winners[0] ?? null, reason: "most_tricks" } },
      });
    expect(over([0], 0)).toEqual({ title: "You win", text: "Most tricks", side: 0 });
    expect(over([1], 0)?.title).toBe("Bob wins");
    expect(over([0, 1], null)?.title).toBe("Ann and Bob win");
    expect(over([], 0)).toMatchObject({ title: "Nobody wins", side: null });
    expect(aside({ type: "concede" }, strange)).toEqual({
      label: "Concede",
      question: "Concede: are you sure?",
      danger: true,
    });
  });

  it("opens all hands in a replay, each as its owner saw it", () => {
    const seen = (hand: string[] | undefined, cards: string[][]) => ({ cards, ...(hand && { hand }) });
    const views = [
      seen(
        ["a"],
        [
          ["a", "b"],
          ["?", "?"],
        ],
      ),
      seen(
        ["c"],
        [
          ["?", "?"],
          ["c", "d"],
        ],
      ),
      seen(undefined, [
        ["?", "?"],
        ["?", "?"],
      ]),
    ];
    expect(opened(views)).toEqual({
      cards: [
        ["a", "b"],
        ["c", "d"],
      ],
      hands: [["a"], ["c"]],
    });
  });
});

describe("actions", () => {
  const offers = (count: number): Fields[] =>
    Array.from({ length: count }, (_, number) => ({
      type: "offer",
      player: number % 2,
      give: `g${number % 6}`,
      want: `w${number}`,
    }));

  it("stand together by kind, and passing comes last", () => {
    const groups = grouped([{ type: "pass" }, { type: "step", to: "a" }, { type: "roll" }, { type: "step", to: "b" }]);
    expect(groups.map(({ path, keys, actions }) => [path, keys, actions.length])).toEqual([
      ["step", ["to"], 2],
      ["roll", [], 1],
      ["pass", [], 1],
    ]);
  });

  it("are told apart by what differs", () => {
    const [group] = grouped([
      { type: "take", token: "a", leave: null },
      { type: "take", token: "b", leave: null },
    ]);
    expect(group!.keys).toEqual(["token"]);
  });

  it("of a game within the game are of kinds of their own", () => {
    const groups = grouped([
      { type: "match", move: { type: "move", piece: "keeper", to: [0, 1] } },
      { type: "match", move: { type: "end" } },
      { type: "match", move: { type: "move", piece: "keeper", to: [0, 2] } },
    ]);
    expect(groups.map(({ path, keys }) => [path, keys])).toEqual([
      ["match move", ["to"]],
      ["match end", []],
    ]);
  });

  it("that most people mean are filled in, unless it is a real choice", () => {
    const of = (...actions: Fields[]) => likely(grouped(actions));
    expect(of({ type: "pass" })).toEqual({ type: "pass" });
    expect(of({ type: "roll" }, { type: "use", token: "a" }, { type: "pass" })).toEqual({ type: "roll" });
    expect(of({ type: "step", to: "a" }, { type: "step", to: "b" })).toBeNull();
    expect(of({ type: "accept" }, { type: "look" })).toBeNull();
  });

  it("that are very many are picked field by field, and every one of them can be", () => {
    const [group] = grouped(offers(148));
    const reached = new Set<Fields>();
    for (const player of pickers(group!, [])[0]!.values)
      for (const give of pickers(group!, [JSON.stringify(player)])[1]!.values)
        for (const want of pickers(group!, [JSON.stringify(player), JSON.stringify(give)])[2]!.values) {
          const picked = pickers(
            group!,
            [player, give, want].map((value) => JSON.stringify(value)),
          );
          reached.add(pickedAction(group!, picked));
        }
    expect(reached.size).toBe(148);
    // An earlier pick that is no longer possible gives way.
    expect(pickers(group!, [JSON.stringify(1), JSON.stringify("g0")])[1]!.at).toBe(JSON.stringify("g1"));
  });
});

describe("A Year at Hogwarts", () => {
  it("calls things by their names, and counts what is hidden", () => {
    expect(read(school).slice(0, 3)).toEqual([
      {
        title: "Ann",
        folded: false,
        entries: {
          Character: "Ron Weasley",
          Place: "Library",
          HP: "5",
          Points: "0",
          Items: "Elder Wand",
          Spells: "Reducto × 2",
        },
      },
      {
        title: "Bob",
        folded: false,
        entries: {
          Character: "Cho Chang",
          Place: "Start",
          HP: "7",
          Points: "40",
          Missions: "1 face down",
          Spells: "2 face down",
        },
      },
      {
        title: "The table",
        folded: false,
        entries: {
          Round: "4",
          "Missions and points that end the game": "2, 260",
          Variant: "Underage wizards",
          "Items on the board": "Library: Nagini, Start: Buckbeak",
        },
      },
    ]);
    expect(read(school).at(-1)).toEqual({
      title: "Cards in the decks",
      folded: true,
      entries: { Spells: "38", Potions: "30", Events: "20", Books: "12" },
    });
  });

  it("asks in sentences of its own", () => {
    const reader = readerOf(school);
    expect(questionWords(reader, reader.traits.asked(YEAR))).toBe("Where do you go? Steps left: 3.");
    expect(questionWords(reader, { task: "never_heard_of" })).toBeNull();
  });

  it("offers in words of its own", () => {
    const reader = readerOf(school);
    const offer = { type: "offer", player: 1, give: "elder_wand", want: "nagini" };
    expect(kindWords(reader, offer)).toBe("Offer a trade");
    expect(choiceWords(reader, offer, ["want"])).toBe("Bob: Elder Wand for Nagini");
    expect(actionWords(reader, { type: "adjust", by: -1 })).toBe("Change the roll: −1");
    expect(actionWords(reader, { type: "fight", player: 1 })).toBe("Fight Bob");
    expect(actionWords(reader, { type: "challenge", house: "ravenclaw", player: null })).toBe(
      "Play a match for Ravenclaw",
    );
    // The match has moves of the same names with its own wording.
    const move = { type: "move", piece: "chaser_1", to: [-1, 2] };
    expect(actionWords(reader, { type: "match", move })).toBe("Chaser 1 to c4");
    expect(actionWords(reader, { type: "move", pawn: "lord_voldemort" })).toBe("Move Lord Voldemort");
    expect(choiceWords(reader, { type: "move", pawn: "lord_voldemort" }, ["pawn"])).toBe("Lord Voldemort");
    const challenge = { type: "challenge", house: "ravenclaw", player: 1 };
    expect(choiceWords(reader, challenge, ["house", "player"])).toBe("Ravenclaw against Bob");
  });

  it("tells in sentences: to you, of others, of pawns, and of a match within", () => {
    expect(sentenceOf(school, { type: "stepped", seat: 0, to: "library", left: 2, pawn: null })).toBe(
      "You go to Library.",
    );
    expect(sentenceOf(school, { type: "stepped", seat: 1, to: "library", left: 2, pawn: null })).toBe(
      "Bob goes to Library.",
    );
    expect(sentenceOf(school, { type: "stepped", seat: 1, to: "library", left: 2, pawn: "lord_voldemort" })).toBe(
      "Lord Voldemort goes to Library.",
    );
    expect(sentenceOf(school, { type: "token_handed", seat: 0, to: 1, token: "elder_wand" })).toBe(
      "You hand Elder Wand to Bob.",
    );
    expect(sentenceOf(school, { type: "fight_over", kind: "duel", seat: 1, won: null })).toBe(
      "The fight ends without a winner.",
    );
    expect(sentenceOf(school, { type: "cards_discarded", seat: 1, cards: ["reducto"], why: "used" })).toBeNull();
    const moved = { type: "piece_moved", seat: 1, piece: "keeper", to: [4, 2] };
    expect(sentenceOf(school, { type: "match_event", sides: [1, 0], event: moved })).toBe("Ann: Keeper to c9.");
    expect(
      sentenceOf(school, {
        type: "match_event",
        sides: [1, null],
        event: { type: "round_won", seat: 1, reason: "goals" },
      }),
    ).toBe("The automated side wins round 1!");
  });

  it("folds steps, and shows what matters", () => {
    const step = { type: "stepped", seat: 0, to: "library", left: 2, pawn: null };
    expect(tell({ version: 3, seat: 0, events: [step] }, school)).toMatchObject({ quiet: true, side: 0 });
    const won = { type: "mission_completed", seat: 0, mission: "tame_the_dog", points: 50 };
    expect(tell({ version: 3, seat: 0, events: [step, won] }, school)).toMatchObject({ quiet: false, strong: true });
    expect(tell({ version: 3, seat: 0, events: [] }, school)).toBeNull();
  });

  it("speaks the language of the page, and English where that has no words", async () => {
    await speak("pl");
    expect(sentenceOf(school, { type: "stepped", seat: 0, to: "library", left: 2, pawn: null })).toBe(
      "Idziesz: Biblioteka.",
    );
    expect(read(school)[1]!.entries).toMatchObject({ Misje: "1 zakryta", Zaklęcia: "2 zakryte" });
    expect(sentenceOf(strange, { type: "card_played", seat: 1, card: "red_2" })).toBe(
      "Bob: Card played (Karta: Red 2).",
    );
    await speak("en");
  });
});
