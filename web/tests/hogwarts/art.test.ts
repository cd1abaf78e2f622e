import { describe, expect, it } from "vitest";
import { cardBack } from "@/art/hogwarts/cards/backs";
import { DECK_NAMES } from "@/art/hogwarts/cards/decks";
import { cardPicture } from "@/art/hogwarts/cards/pictures";
import { plainScene } from "@/art/hogwarts/cards/scenes";
import { diceDefs, die, dieIcon, hearts } from "@/art/hogwarts/dice";
import { burst } from "@/art/hogwarts/fights/blows";
import { fightPicture, KNOWN_OPPONENTS, missionPicture, opponent } from "@/art/hogwarts/fights/opponents";
import { stage, stageOf } from "@/art/hogwarts/fights/stages";
import { apart, hand, HOUSES } from "@/art/hogwarts/ink";
import { coinIcon } from "@/art/hogwarts/map/tokens";
import { KNOWN_PEOPLE, portrait, portraitPicture } from "@/art/hogwarts/people/portraits";
import { chase, chaseSky, chaseView, lapRuler, trackPoints, type ChaseState } from "@/art/hogwarts/pitch/chase";
import { across, spots, upright, USUAL, type Spot } from "@/art/hogwarts/pitch/geometry";
import { base, bludger, hoop, piece, quaffle, roleOf, snitch } from "@/art/hogwarts/pitch/pieces";
import { frontRow, stadium, uprightStadium } from "@/art/hogwarts/pitch/stadium";
import { ribbon, speech, stepField, stepNumber, target, throwField } from "@/art/hogwarts/pitch/states";
import { KNOWN_SEEKERS, PIECES, seekerLook, TEAMS } from "@/art/hogwarts/pitch/teams";
import { returnPicture } from "@/art/hogwarts/return";
import { FIELDS, ids, values } from "./pack";

/** Expect markup whose tags close in order, without holes where a value was missing. */
function sound(drawn: string, name = "") {
  const open: string[] = [];
  for (const [, end, tag, self] of drawn.matchAll(/<(\/?)([a-zA-Z]+)[^<>]*?(\/?)>/g)) {
    if (end) expect(open.pop(), name).toBe(tag);
    else if (!self) open.push(tag!);
  }
  expect(open, name).toEqual([]);
  expect(drawn, name).not.toMatch(/NaN|undefined|null|Infinity|\[object/);
  // The page's policy forbids styles in markup.
  expect(drawn, name).not.toMatch(/ style=|<style/);
  const named = [...drawn.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
  expect(new Set(named).size, name).toBe(named.length);
}

const different = (drawn: readonly string[]) => expect(new Set(drawn).size).toBe(drawn.length);

describe("people", () => {
  it("of the pack all have a portrait of their own", () => {
    const wanted = new Set([...ids("characters"), ...ids("duels")]);
    expect([...wanted].filter((id) => !KNOWN_PEOPLE.includes(id))).toEqual([]);
    for (const id of wanted) {
      sound(portrait(id, 96, `m-${id}`), id);
      sound(portraitPicture(id, `p-${id}`), id);
    }
    different([...wanted].map((id) => portrait(id, 96, "same")));
    different([...wanted].map((id) => portrait(id, 30, "same")));
  });

  it("come closer in a small medallion, and leave their things out", () => {
    expect(portrait("luna_lovegood", 30, "k").length).toBeLessThan(portrait("luna_lovegood", 96, "k").length);
  });

  it("whom nobody has drawn wear the colours of their house", () => {
    expect(portrait("my_own_student", 96, "k", "ravenclaw")).toContain("#2a55a8");
    expect(portrait("my_own_student", 96, "k", "ravenclaw")).not.toBe(portrait("my_own_student", 96, "k", "slytherin"));
  });
});

describe("cards", () => {
  const decks = {
    spell: "spells",
    potion: "potions",
    quidditch: "quidditch",
    book: "books",
    behaviour: "behaviours",
    event: "events",
    duel: "duels",
  } as const;
  const subjects = values("books", "classroom");

  it.each(Object.entries(decks))("of the deck %s have a picture each, none twice", (deck, file) => {
    const pictures = ids(file).map((id, at) =>
      cardPicture(deck as keyof typeof decks, id, { key: `k-${id}`, subject: subjects[at] ?? "" }),
    );
    for (const [at, picture] of pictures.entries()) sound(picture, ids(file)[at]);
    different(pictures);
    expect(pictures).not.toContain(plainScene(deck as keyof typeof decks));
  });

  it("of somebody's own have the scene of their deck", () => {
    const own = (Object.keys(decks) as (keyof typeof decks)[]).map((deck) => cardPicture(deck, "my_own_card"));
    for (const picture of own) sound(picture);
    different(own);
    expect(cardPicture("behaviour", "my_own_card", { good: true })).not.toBe(cardPicture("behaviour", "my_own_card"));
  });

  it("have a back for every deck", () => {
    const backs = DECK_NAMES.map((deck) => cardBack(deck, deck));
    backs.forEach((back) => sound(back));
    different(backs);
  });
});

describe("fights", () => {
  it("have an opponent of their own each", () => {
    expect(ids("fights").filter((id) => !KNOWN_OPPONENTS.includes(id))).toEqual([]);
    const figures = ids("fights").map((id) => opponent(id, "same"));
    for (const [at, figure] of figures.entries()) sound(figure, ids("fights")[at]);
    different(figures);
    sound(opponent("my_own_foe", "k"));
  });

  it("have pictures for their cards and for the missions that lead to them", () => {
    for (const id of ids("fights")) {
      sound(fightPicture(id, "k"), id);
      sound(missionPicture(id, "k"), id);
    }
    different(ids("fights").map((id) => missionPicture(id, "same")));
    expect(ids("missions")).toHaveLength(ids("fights").length);
  });

  it("take place somewhere, whatever the field", () => {
    const places = FIELDS.map(({ id }) => stageOf(id, "castle"));
    expect(new Set(places).size).toBeGreaterThan(10);
    for (const which of new Set([
      ...places,
      stageOf("?", "dungeons"),
      stageOf("?", "nowhere"),
      stageOf("?", "diagon_alley"),
      stageOf("?", "hogsmeade"),
    ]))
      for (const [wide, high] of [
        [640, 420],
        [1366, 716],
        [390, 300],
      ] as const)
        sound(stage(which, wide, high), which);
  });

  it("are fought with dice that tell a hit without colour", () => {
    for (const face of [1, 2, 3, 4, 5, 6]) expect(die(face).match(/r="9.5"/g)).toHaveLength(face);
    expect(die(4, "hit")).toContain("M86 6l6 7 11-13");
    expect(die(4, "miss")).not.toContain("M86 6l6 7 11-13");
    sound(diceDefs() + die(6, "hit") + hearts(3, 7, 1) + burst("\u22121"));
    expect(hearts(3, 7, 1).match(/<g/g)).toHaveLength(7);
  });
});

describe("the pitch", () => {
  const state = { away: false, letters: "C1" };

  it("has 24 team mates, none of a house like another", () => {
    for (const house of HOUSES) {
      different(PIECES.map((name) => JSON.stringify(TEAMS[house][name])));
      for (const name of PIECES)
        sound(piece(house, name, { ...state, chosen: true, quaffle: roleOf(name) === "chaser" }), name);
    }
  });

  it("tells roles apart by their base, and sides too", () => {
    different((["keeper", "beater", "chaser"] as const).map((role) => base(role, "gryffindor", false)));
    expect(base("keeper", "gryffindor", true)).not.toBe(base("keeper", "gryffindor", false));
    expect(piece("gryffindor", "keeper", { ...state, tagScale: 0 })).not.toContain("<text");
  });

  it("is drawn for any two houses, across and upright", () => {
    for (const home of HOUSES)
      for (const away of HOUSES.filter((house) => house !== home)) {
        sound(stadium({ home, away }) + frontRow({ home, away }));
        sound(uprightStadium({ home, away }));
      }
  });

  const LARGER = { columns: 7, rows: 4 };
  it.each([
    [across(), USUAL],
    [upright(), USUAL],
    [upright(USUAL, true), USUAL],
    [across(LARGER), LARGER],
    [upright(LARGER), LARGER],
  ])("keeps every field on the paper, and none on another", (view, size) => {
    const goals: Spot[] = [1, 2, 3].map((column) => [-(size.rows + 1), column]);
    const places = spots(size, goals).map(view.place);
    for (const { x, y } of places) {
      expect(x > 0 && x < view.wide).toBe(true);
      expect(y > 0 && y < view.high).toBe(true);
    }
    different(places.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`));
    for (const goal of goals) sound(hoop(view.hoop(goal).post, view.hoop(goal).tilt, view.hoop(goal).ring));
  });

  it("shows the other side its own hoops below", () => {
    expect(upright().hoop([-4, 2]).y).toBeGreaterThan(500);
    expect(upright(USUAL, true).hoop([4, 2]).y).toBeGreaterThan(500);
  });

  it("shows steps, throws and balls", () => {
    const [here, view] = [across().place([0, 2]), across()];
    const drawn = [
      stepField(here, view.field),
      throwField(here, view.field, true),
      target(here, view.field),
      ribbon([0, 0], [100, 0], true),
      stepNumber(here, 2, false, true),
      speech([0, 0], "4+ & more"),
      bludger(),
      quaffle(),
      snitch(2),
    ];
    drawn.forEach((each) => sound(each));
    expect(drawn.join("")).toContain("4+ &amp; more");
  });
});

describe("the chase", () => {
  const flyer = (field: number, student: string | null = null) => ({
    house: "gryffindor" as const,
    look: seekerLook(student, "gryffindor"),
    field,
  });
  const state: ChaseState = { track: 24, own: flyer(14), other: flyer(17), rolled: 21, withCard: 30 };

  it("has a disc for every field of the lap, and both seekers beside them", () => {
    sound(chaseSky() + chase(state));
    for (const at of [0, 13, 23]) expect(chase(state)).toContain(`>${at}</text>`);
    expect(trackPoints(30)).toHaveLength(31);
    sound(lapRuler(24, state.own, state.other));
  });

  it("stays in the picture at both ends", () => {
    for (const [own, other] of [
      [0, 0],
      [23, 23],
      [0, 23],
    ] as const)
      sound(chase({ ...state, own: flyer(own), other: flyer(other), rolled: undefined, withCard: undefined }));
    const [left, , wide] = chaseView(24, 23, 23, 390, 520).split(" ").map(Number);
    expect(left! + wide!).toBeLessThanOrEqual(1366);
  });

  it("lets students fly as themselves", () => {
    expect(KNOWN_SEEKERS.filter((id) => !ids("characters").includes(id))).toEqual([]);
    different(KNOWN_SEEKERS.map((id) => JSON.stringify(seekerLook(id, "gryffindor"))));
    expect(seekerLook("my_own_student", "slytherin")).toEqual(seekerLook(null, "slytherin"));
  });
});

describe("drawings", () => {
  const named = (drawn: string) => [...drawn.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]!);
  const referred = (drawn: string) =>
    [...drawn.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map((match) => match[1] ?? match[2]!);

  it.each<[string, (key: string) => string]>([
    ["a portrait", (key) => portrait("harry_potter", 96, key)],
    ["a picture of somebody", (key) => portraitPicture("remus_lupin", key)],
    ["a coin", () => coinIcon("invisibility_cloak")],
    ["a die", () => dieIcon(6, "hit")],
    ["a fight card", (key) => fightPicture("troll", key)],
    ["a mission", (key) => missionPicture("troll", key)],
    ["the stadium", (key) => apart(key, stadium({ home: "gryffindor", away: "slytherin" }))],
    ["the stadium upright", (key) => apart(key, uprightStadium({ home: "gryffindor", away: "slytherin" }))],
    ["the sky of the chase", (key) => apart(key, chaseSky())],
    ["the return", (key) => apart(key, returnPicture())],
  ])("stand twice on a page without an id in common: %s", (_, drawn) => {
    const [one, other] = [drawn("one"), drawn("other")];
    expect(named(one).filter((id) => named(other).includes(id))).toEqual([]);
    for (const each of [one, other]) expect(referred(each).filter((id) => !named(each).includes(id))).toEqual([]);
  });

  it("are the same every time", () => {
    expect(returnPicture()).toBe(returnPicture());
    expect(stadium({ home: "gryffindor", away: "slytherin" })).toBe(stadium({ home: "gryffindor", away: "slytherin" }));
    sound(returnPicture());
    const { between, oneOf } = hand(3);
    const drawn = Array.from({ length: 500 }, () => between(2, 5));
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(2);
    expect(Math.max(...drawn)).toBeLessThanOrEqual(5);
    expect(Math.max(...drawn) - Math.min(...drawn)).toBeGreaterThan(2.5);
    expect(["a", "b"]).toContain(oneOf(["a", "b"]));
  });
});
