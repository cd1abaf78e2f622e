import { beforeAll, describe, expect, it } from "vitest";
import type { LogLine } from "@/games/face";
import { story } from "@/games/hogwarts/report/story";
import type { Scene, Happened } from "@/games/hogwarts/types";
import { story as sequenceStory } from "@/games/sequence/report/story";
import type { Scene as SequenceScene, Happened as SequenceHappened } from "@/games/sequence/types";
import { groupsOf } from "@/room/talk/groups";
import { logLines } from "@/room/talk/lines";
import { need } from "@/text/i18n.svelte";
import RECORDED from "./hogwarts/history.json";
import { SCHOOL, SCHOOL_ABOUT, YEAR } from "./plain/table";
import { INFO } from "./sequence/table";

beforeAll(async () => need("plain", "hogwarts", "hogwarts-table", "hogwarts-story", "quidditch-match", "sequence"));

const scene = { info: SCHOOL, about: SCHOOL_ABOUT, view: YEAR, seat: 0 } as unknown as Scene;
const happened = (events: object[], more: Partial<Happened> = {}) =>
  ({ version: 1, seat: 0, events, ...more }) as unknown as Happened;
const tellAll = (history: Happened[]) => story(history, scene, () => null);
const texts = (lines: readonly LogLine[]) =>
  groupsOf(lines).map(({ title, entries }) => [title, ...entries.map(({ line }) => line.text)]);
const name = (seat: number) => SCHOOL.seats[seat]!.name;

describe("the story of a recorded game of Hogwarts", () => {
  const groups = () => texts(tellAll(RECORDED as unknown as Happened[]));

  it("is grouped by round and turn", () => {
    expect(groups().map(([title]) => title)).toEqual([
      "Before the game",
      `Round 1 · ${name(1)}’s turn`,
      "Round 1 · Your turn",
      `Round 2 · ${name(1)}’s turn`,
      "Round 2 · Your turn",
    ]);
  });

  it("tells a walk of ten actions in one line, with what was picked up", () => {
    const [, other] = groups();
    expect(other![1]).toBe(
      `${name(1)} rolls 6 + 2 and walks to Potions. On the way ${name(1)} takes Bone of the father.`,
    );
  });

  it("tells a trip in one line, without the way back", () => {
    const [, , mine] = groups();
    expect(mine![2]).toBe("You travel to Ministry of Magic with Floo powder. There you take Invisibility Cloak.");
    expect(mine!.join(" ")).not.toContain("on the way back");
  });

  it("adds a fight up, and names its end", () => {
    const [, , mine] = groups();
    expect(mine![3]).toBe(
      "You attempt a mission: Save the guard in the Ministry. You fight: The snake in the corridor! " +
        "You attack 3 times, hits: 6. You use Swelling Solution and Protego. You lose 5 HP. You win the fight!",
    );
    expect(mine![4]).toContain("You complete the mission");
  });

  it("has no line for a single step, and none that repeats what is dealt", () => {
    const all = groups().flat();
    expect(all.length).toBeLessThan(25);
    expect(all.filter((line) => line?.includes("Floo powder, a Portkey"))).toHaveLength(1);
  });

  it("steps back to the end of what a line tells", () => {
    const walk = tellAll(RECORDED as unknown as Happened[]).find(({ text }) => text.includes("rolls 6 + 2"));
    expect(walk?.version).toBe(12);
  });
});

describe("the story", () => {
  it("puts twelve death eaters into one sentence", () => {
    const placed = Array.from({ length: 12 }, () => ({
      type: "death_eater_placed",
      death_eater: "lucius_malfoy",
      at: "bell_tower",
    }));
    expect(tellAll([happened(placed)])).toHaveLength(2);
    expect(tellAll([happened(placed)])[1]!.text).toMatch(/^12 Death Eaters take up position: /);
  });

  it("colours each sentence of a fight by whom it concerns", () => {
    const [, line] = tellAll([
      happened([
        { type: "fight_began", kind: "players", seat: 0, fighters: [0, 1], other: 1 },
        { type: "fight_rolled", seat: 0, dice: [6], hits: 1 },
        { type: "hp_changed", seat: 1, by: -1, hp: 4, why: "fight" },
      ]),
    ]);
    expect(line!.parts!.map(({ side }) => side)).toEqual([0, 0, 1]);
  });

  it("says that the time was up, and leaves what was taken back to the page", () => {
    const late = tellAll([happened([{ type: "stayed", seat: 1 }], { time_up: true })]);
    expect(late.at(-1)!.text).not.toBe(`${name(1)} does not roll this turn.`);
    const back = happened([], { version: 4, back_to: 2 } as Partial<Happened>);
    const lines = logLines({ tell: () => null, story: story as never }, [back], scene as never);
    expect(lines.at(-1)!.version).toBe(4);
  });
});

describe("the log of Sequence", () => {
  const turn = (seat: number) => ({ type: "turn_began", seat });
  const history = [[{ type: "first_seat_named", seat: 1, dealer: null }], [turn(0)], [turn(1)], [turn(0)]].map(
    (events, version) => ({ version, seat: 0, events }),
  ) as unknown as SequenceHappened[];

  it("is grouped by rounds, which begin with the first player", () => {
    const alone = ({ version }: SequenceHappened) => ({ version, text: `${version}`, side: null, strong: false });
    const lines = sequenceStory(history, { info: { ...INFO, seats: INFO.seats.slice(0, 2) } } as SequenceScene, alone);
    expect(texts(lines)).toEqual([
      [null, "0"],
      ["Round 1", "1", "2"],
      ["Round 2", "3"],
    ]);
  });
});
