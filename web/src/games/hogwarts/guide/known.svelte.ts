/** The first steps that somebody knows already, kept on this device. */

import { remember, remembered } from "@/device/storage";
import type { View } from "@/protocol/hogwarts";
import type { Scene } from "@/games/face";
import { STEPS, wayOf } from "./steps";

const KEY = "commonroom-guide-hogwarts";

/** Counts the changes, so that whatever depends on them is drawn again. */
let changes = $state(0);

export function known(): ReadonlySet<string> {
  void changes;
  return new Set((remembered(KEY) ?? "").split(" ").filter(Boolean));
}

function keep(ids: Iterable<string>): void {
  remember(KEY, [...ids].join(" "));
  changes += 1;
}

export const know = (...ids: string[]) => keep(new Set([...known(), ...ids]));

const stepsOf = ({ view, seat }: Scene<View>) => (seat === null ? [] : STEPS[wayOf(view, seat)].map(({ id }) => id));

/** What the menu of a table says and does about its first steps. */
export const guide = {
  isOn: (scene: Scene<View>) => stepsOf(scene).some((id) => !known().has(id)),
  skip: (scene: Scene<View>) => know(...stepsOf(scene)),
  again: (scene: Scene<View>) => keep([...known()].filter((id) => !stepsOf(scene).includes(id))),
};
