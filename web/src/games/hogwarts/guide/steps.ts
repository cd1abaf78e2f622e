/**
 * The first game in five steps for each way to play. A step is shown at certain questions that the server asks, and
 * completed by what the server tells afterwards; its words are the message `hogwarts-guide-{id}`.
 */

import type { Event, View } from "@/protocol/hogwarts";
import { taskOf, type Task, type Happened } from "../types";

type Question = Task["task"];

export interface Step {
  id: string;
  /** The questions to this person at which it is shown. */
  at: readonly Question[];
  /** What must have happened to this person, or to everybody, before it is shown. */
  since?: Event["type"];
  /** What must not have happened yet: afterwards it would mislead. */
  before?: Event["type"];
  /** What this person does to complete it. */
  until: readonly Event["type"][];
}

/** The ways to play that differ for a beginner. */
export type Way = "solo" | "company" | "team" | "heroes" | "dark";

const TURN: readonly Question[] = ["start_of_turn"];
const FIGHT: readonly Question[] = ["take_turn", "brace", "reroll_dice", "exchange"];

const goal = (way: Way): Step => ({
  id: `goal-${way}`,
  at: ["choose_board", ...TURN],
  until: ["character_chosen", "dice_rolled"],
});
const WALK: Step = { id: "walk", at: [...TURN, "rolled", "walk"], until: ["stopped"] };
const FIELD: Step = {
  id: "field",
  at: [...TURN, "pick_up", "common_room", "sit_exams", "offer_trip"],
  since: "stopped",
  until: ["dice_rolled"],
};
const mission = (id: string): Step => ({
  id,
  at: [...TURN, "walk", "choose_mission"],
  since: "stopped",
  until: ["stopped", "mission_attempted"],
});
const FIGHTING: Step = { id: "fight", at: FIGHT, until: ["fight_over"] };

export const STEPS: Readonly<Record<Way, readonly Step[]>> = {
  solo: [goal("solo"), WALK, FIELD, mission("mission"), FIGHTING],
  company: [goal("company"), WALK, FIELD, mission("mission"), FIGHTING],
  team: [goal("team"), WALK, FIELD, mission("mission-team"), FIGHTING],
  heroes: [
    goal("heroes"),
    WALK,
    { id: "horcrux", at: [...TURN, "walk", "try_horcrux"], since: "stopped", until: ["stopped", "horcrux_rolled"] },
    { id: "meeting", at: [...TURN, "hide_token"], since: "voldemort_returned", until: ["stopped"] },
    FIGHTING,
  ],
  dark: [
    { ...goal("dark"), before: "voldemort_returned" },
    WALK,
    {
      id: "ritual",
      at: [...TURN, "walk"],
      since: "stopped",
      before: "voldemort_returned",
      until: ["stopped", "voldemort_returned"],
    },
    { id: "dark-turn", at: ["place_death_eaters", "dark_turn"], since: "voldemort_returned", until: ["stopped"] },
    FIGHTING,
  ],
};

/** Say how this person plays; the dark side of Voldemort Returns is side 1. */
export function wayOf(view: View, seat: number): Way {
  if (view.edition !== "year") return view.sides[seat] === 1 ? "dark" : "heroes";
  if (view.people.length === 1) return "solo";
  return view.variant === "team" ? "team" : "company";
}

const concerns = (event: Event, seat: number) => !("seat" in event) || event.seat === seat;

function hasHappened(kind: Event["type"], history: readonly Happened[], seat: number): boolean {
  return history.some(({ events }) =>
    events.some((event) => event.type === kind && (kind === "voldemort_returned" || concerns(event, seat))),
  );
}

/**
 * Return the first step that belongs to the open question and is not known yet. What comes up first is told first, so
 * steps are numbered as they come.
 */
export function stepNow(
  view: View,
  seat: number,
  history: readonly Happened[],
  known: ReadonlySet<string>,
): { step: Step; number: number; question: Question } | null {
  const question = view.asked.includes(seat) ? taskOf(view)?.task : undefined;
  if (!question || view.result || view.match) return null;
  const steps = STEPS[wayOf(view, seat)];
  const step = steps.find(
    ({ id, at, since, before }) =>
      !known.has(id) &&
      at.includes(question) &&
      (!since || hasHappened(since, history, seat)) &&
      !(before && hasHappened(before, history, seat)),
  );
  return step ? { step, number: steps.filter(({ id }) => known.has(id)).length + 1, question } : null;
}

/** Tell whether what this person has done completes a step. */
export const isDone = (step: Step, heard: readonly Happened[], seat: number) =>
  heard.some(({ events }) => events.some((event) => step.until.includes(event.type) && concerns(event, seat)));
