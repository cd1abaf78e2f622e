import { describe, expect, it } from "vitest";
import {
  bestAnswer,
  canRoll,
  compared,
  rerollFor,
  suggestedDice,
  toggled,
} from "@/games/hogwarts/fight/logic/choosing";
import { courseOf, hitting } from "@/games/hogwarts/fight/logic/course";
import { tookPart } from "@/games/hogwarts/fight/logic/ended";
import { askedFighter, runningFight, sidesOf, takesPart } from "@/games/hogwarts/fight/logic/running";
import { spoilsOf } from "@/games/hogwarts/fight/logic/spoils";
import { marksOf } from "@/games/hogwarts/fight/logic/signs";
import type { World } from "@/games/hogwarts/pack/world";
import type { ActionOf, Happened } from "@/games/hogwarts/types";
import type { Event, FightNumbers, View } from "@/protocol/hogwarts";

const person = (character: string, hp = 5) => ({ character, hp, at: "library", spells: [], potions: [], items: [] });
const view = (...agenda: object[]) =>
  ({
    people: [person("harry_potter"), person("luna_lovegood"), person("draco_malfoy")],
    death_eaters: [{ id: "lucius_malfoy", at: "library", hp: 6 }],
    agenda,
    result: null,
  }) as unknown as View;
const mission = {
  kind: "mission",
  fighters: [{ seat: 0 }, { seat: 1, used: ["stupefy"] }],
  card: "stop_the_troll",
  hp: 5,
};
const clash = { kind: "death_eater", fighters: [{ seat: 2 }, { seat: 0, foe: "lucius_malfoy" }] };

describe("what a fight has brought", () => {
  const world = { name: (_: string, id: string) => id } as unknown as World;
  const happened = (...events: object[]) => [{ version: 1, events }] as unknown as Happened[];
  const began = { type: "fight_began", kind: "mission", seat: 0, fighters: [0], foe: "mountain_troll" };
  const over = { type: "fight_over", kind: "mission", seat: 0, won: true };

  it("is the prize, and what it has cost until then", () => {
    const course = courseOf(
      happened(
        began,
        { type: "hp_changed", seat: 0, by: -1, hp: 4 },
        { type: "hp_changed", seat: 0, by: -2, hp: 2 },
        over,
        { type: "mission_completed", seat: 0, mission: "stop_the_troll", points: 40 },
        { type: "points_changed", seat: 0, by: 40, points: 40 },
        { type: "points_changed", seat: 1, by: 10, points: 10 },
        { type: "turn_began", seat: 0 },
        { type: "points_changed", seat: 0, by: 5, points: 45 },
      ),
      1,
    )!;
    expect(spoilsOf(world, course, 0).map(({ sign, figure, kind }) => [sign, figure, kind])).toEqual([
      ["mission", "stop_the_troll", "gain"],
      ["behaviour", "+40", "gain"],
      ["heart", "−3", "loss"],
    ]);
  });

  it("is also what a defeat takes away", () => {
    const course = courseOf(
      happened(
        began,
        { ...over, won: false },
        { type: "cards_discarded", seat: 0, cards: ["lumos", "protego"], why: "knocked_out" },
        { type: "moved", seat: 0, to: "leaky_cauldron", how: "knocked_out" },
      ),
      1,
    )!;
    expect(spoilsOf(world, course, 0).map(({ figure, kind }) => [figure, kind])).toEqual([
      ["−2", "loss"],
      ["leaky_cauldron", "plain"],
    ]);
  });
});

describe("the running fight", () => {
  it("is found while a fighter is asked, and under an effect that is chosen in words", () => {
    expect(runningFight(view({ task: "take_turn", fight: mission }))?.fight?.card).toBe("stop_the_troll");
    expect(runningFight(view({ task: "landed", fight: mission }, { task: "choose_discard" }))?.fight?.hp).toBe(5);
  });

  it("makes room for the map, and is over with the game", () => {
    expect(runningFight(view({ task: "landed", fight: mission }, { task: "put_tokens" }))).toBeNull();
    expect(runningFight(view({ task: "escape" }))).toBeNull();
    expect(runningFight({ ...view({ task: "take_turn", fight: mission }), result: {} } as unknown as View)).toBeNull();
  });

  it("asks the attacker, whose number is left out when it is zero, and the one a blow is for", () => {
    const attack = runningFight(view({ task: "take_turn", fight: mission }))!;
    const blow = runningFight(view({ task: "brace", fight: mission, blow: { to: 1, when: "after", loss: 1 } }))!;
    expect([askedFighter(attack), askedFighter(blow)]).toEqual([0, 1]);
  });

  it("shows the team against a card, and oneself first", () => {
    const running = runningFight(view({ task: "take_turn", fight: mission }))!;
    const mine = sidesOf(view(), running, 1);
    expect([mine.hero.seat, mine.other, mine.mates.map((mate) => mate.seat)]).toEqual([1, null, [0]]);
    expect(sidesOf(view(), running, null).hero.seat).toBe(0);
  });

  it("lets the neighbour stand on the side of the death eater", () => {
    const running = runningFight(view({ task: "take_turn", fight: clash }))!;
    const neighbour = sidesOf(view(), running, 0);
    expect([neighbour.hero.foe, neighbour.hero.hp, neighbour.other?.seat]).toEqual(["lucius_malfoy", 6, 2]);
    expect(sidesOf(view(), running, 1).hero.seat).toBe(2);
    expect([0, 1, 2, null].map((seat) => takesPart(view(), running, seat))).toEqual([true, false, true, false]);
  });
});

describe("the course of a fight", () => {
  const happened = (version: number, ...events: object[]): Happened =>
    ({ version, seat: 0, events: events as Event[], time_up: false }) as unknown as Happened;
  const began = { type: "fight_began", kind: "mission", seat: 0, fighters: [0], foe: "mountain_troll", hp: 5 };
  const rolled = { type: "fight_rolled", seat: 0, dice: [4, 2, 1, 2], hits: 1 };
  const struck = { type: "foe_struck", foe: "mountain_troll", by: 1, hp: 4, seat: 0 };

  it("keeps the last roll and what came of it", () => {
    const course = courseOf([happened(1, began), happened(2, rolled, struck), happened(3)], 3)!;
    expect(course.act).toMatchObject({ kind: "attack", key: "2.0" });
    expect([course.struck?.hp, course.foeHp, course.attacks, course.latest.length]).toEqual([4, 4, 1, 2]);
    expect(courseOf([happened(1, began), happened(2, rolled)], 1)!.act).toBeNull();
    expect(courseOf([happened(1)], 1)).toBeNull();
  });

  it("counts dice that are rolled again as the same attack", () => {
    const again = { type: "ability_used", seat: 0, character: "hermione_granger", kind: "reroll", amount: 3 };
    expect(courseOf([happened(1, began), happened(2, rolled), happened(3, again, rolled)], 3)!.attacks).toBe(1);
  });

  it("sees the end, what follows it, and who took part", () => {
    const over = { type: "fight_over", kind: "mission", seat: 0, won: true };
    const paid = { type: "points_changed", seat: 0, by: 40, points: 40, source: "mission" };
    const course = courseOf([happened(1, began), happened(2, rolled, struck, over, paid), happened(3, rolled)], 3)!;
    expect([course.over?.won, course.version, course.latest.length]).toEqual([true, 2, 4]);
    expect([tookPart(course, 0), tookPart(course, 1), tookPart(course, null)]).toEqual([true, false, false]);
  });

  it("lights the highest dice, as many as hit, and the higher of two single ones", () => {
    const attack = { kind: "attack", key: "1", seat: 0, pawn: null, dice: [4, 2, 5, 4], hits: 3 } as const;
    expect(hitting(attack)).toEqual([true, false, true, true]);
    expect(hitting({ ...attack, hits: 0 })).toEqual([false, false, false, false]);
    expect(hitting({ kind: "exchange", key: "1", seats: [0, 1], dice: [3, 5] })).toEqual([false, true]);
    expect(hitting({ kind: "exchange", key: "1", seats: [0, 1], dice: [3, 3] })).toEqual([false, false]);
  });
});

describe("choosing", () => {
  const reroll = (...dice: number[]): ActionOf<"reroll"> => ({ type: "reroll", dice });
  const one = [reroll(1), reroll(2)];
  const any = [reroll(0), reroll(1), reroll(2), reroll(0, 1), reroll(0, 2), reroll(1, 2), reroll(0, 1, 2)];

  it("suggests all dice that missed, or one of them where one may be rolled again", () => {
    expect(suggestedDice([5, 2, 1], 4, any)).toEqual([1, 2]);
    expect(suggestedDice([5, 2, 1], 4, one)).toHaveLength(1);
  });

  it("takes dice up and puts them back, each choice being an action", () => {
    expect(toggled([1], 0, any)).toEqual([0, 1]);
    expect(toggled([0, 1], 0, any)).toEqual([1]);
    expect(toggled([1], 2, one)).toEqual([2]);
    expect(toggled([1], 0, one)).toEqual([1]);
    expect([rerollFor([1, 2], any)?.dice, rerollFor([1, 2], one), canRoll(0, one)]).toEqual([[1, 2], null, false]);
  });

  const numbers = (...choices: [object, number][]) =>
    ({ choices: choices.map(([action, chance]) => ({ action, chance })) }) as unknown as FightNumbers;
  const play = (card: string) => ({ type: "play", card });

  it("answers a blow with the best card, and lets it land where no card helps", () => {
    const pass = { type: "pass" };
    expect(bestAnswer(numbers([pass, 0.5], [play("protego"), 0.9], [play("antidote"), 0.6]))).toBe("protego");
    expect(bestAnswer(numbers([pass, 0.5], [play("lumos"), 0.5]))).toBeNull();
    expect(bestAnswer(null)).toBeNull();
  });

  it("is a card instead of dice only where the dice are clearly worse", () => {
    const attack = { type: "attack" };
    expect(bestAnswer(numbers([attack, 0], [play("fiendfyre"), 1]))).toBe("fiendfyre");
    expect(bestAnswer(numbers([attack, 0.9], [play("fiendfyre"), 0.91]))).toBeNull();
  });

  it("never lets somebody fall who could stand", () => {
    const left = (action: object, chance: number, hp: number) => ({ action, chance, hp });
    const choices = [left({ type: "pass" }, 0, 0), left(play("wiggenweld_potion"), 0, 3), left(play("antidote"), 0, 1)];
    const fight = { loses_at: 0, choices } as unknown as FightNumbers;
    expect(bestAnswer(fight)).toBe("wiggenweld_potion");
  });

  it("compares few answers, and always the dice", () => {
    const shown = compared(
      numbers([play("a"), 0.9], [play("b"), 0.8], [play("c"), 0.7], [{ type: "attack" }, 0.1]),
    ).map(({ chance }) => chance);
    expect(shown).toEqual([0.9, 0.8, 0.1]);
  });
});

describe("a card in the hand", () => {
  it("says in two signs what it does in a fight", () => {
    const effects = [
      { do: "opp_hp", amount: -3 },
      { do: "resistance_opp", amount: -1 },
      { do: "points", amount: -5 },
    ];
    expect(marksOf({ id: "x", type: "attack", effects } as never)).toEqual([
      { sign: "heart", text: "−3" },
      { sign: "shield", text: "−1" },
    ]);
    const defence = [{ do: "cancel_attack" }];
    expect(marksOf({ id: "lumos", type: "start", effects, defence } as never)).toEqual([{ sign: "shield", text: "" }]);
  });
});
