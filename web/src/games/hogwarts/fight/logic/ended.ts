/** The end of a fight in one line, for whoever looks. */

import { t } from "@/text/i18n.svelte";
import type { Course } from "./course";

export interface End {
  title: string;
  /** Whether the viewer, or for others the one who began, has won. */
  good: boolean;
}

export function endWords({ began, over }: Course, seat: number | null, name: (seat: number) => string): End {
  if (!over || over.won === null) return { title: t("hogwarts-fight-undecided"), good: false };
  // Somebody who was attacked, or who played the death eater, has won what the other has lost.
  const opposed =
    seat !== null && (over.other === seat || (began.played_by === seat && !began.fighters.includes(seat)));
  const mine = seat !== null && (opposed || began.fighters.includes(seat));
  const good = opposed ? !over.won : over.won;
  const who = mine ? "you" : "other";
  return { title: t(good ? "hogwarts-fight-won" : "hogwarts-fight-lost", { who, name: name(over.seat) }), good };
}

/** Whether a seat took part in the fight. */
export const tookPart = ({ began }: Course, seat: number | null) =>
  seat !== null && (began.fighters.includes(seat) || began.played_by === seat);

/** A fight of others in one line: against whom, and how it ended. */
export function otherEndWords(
  course: Course,
  seat: number | null,
  name: (seat: number) => string,
  foe: string,
): string {
  const { title, good } = endWords(course, seat, name);
  if (course.over?.won == null || tookPart(course, seat)) return title;
  return t(good ? "hogwarts-fight-others-won" : "hogwarts-fight-others-lost", { name: name(course.over.seat), foe });
}
