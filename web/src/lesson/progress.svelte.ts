/** What somebody has learnt, kept on this device: the right tries of each lesson, and whether it was finished. */

import { remember, remembered } from "../device/storage";

export interface Learnt {
  /** The right tries so far; none once the lesson is over, or before it has begun. */
  actions: Record<string, unknown>[];
  done: boolean;
}

/** Counts the changes, so that whatever shows the progress is drawn again. */
let changes = $state(0);

const NOTHING: Learnt = { actions: [], done: false };

const keyOf = (game: string) => `commonroom-lessons-${game}`;

/** Return what was learnt of a game, by lesson. */
export function learnt(game: string): Record<string, Learnt> {
  void changes;
  try {
    return (JSON.parse(remembered(keyOf(game)) ?? "{}") ?? {}) as Record<string, Learnt>;
  } catch {
    return {};
  }
}

export const learntOf = (game: string, lesson: string): Learnt => ({ ...NOTHING, ...learnt(game)[lesson] });

export function note(game: string, lesson: string, change: Partial<Learnt>): void {
  remember(keyOf(game), JSON.stringify({ ...learnt(game), [lesson]: { ...learntOf(game, lesson), ...change } }));
  changes += 1;
}

/** Return the lesson to go on with: the one that was begun, or the first that is not finished; else the first of all. */
export function nextOf<Lesson extends { id: string }>(game: string, lessons: readonly Lesson[]): Lesson | undefined {
  const open = lessons.filter(({ id }) => !learntOf(game, id).done);
  return open.find(({ id }) => learntOf(game, id).actions.length > 0) ?? open[0] ?? lessons[0];
}

export const minutesOf = (lessons: readonly { minutes: number }[]) =>
  lessons.reduce((sum, { minutes }) => sum + minutes, 0);
