/** The buttons of the question bar: what can be done besides tapping the pitch. */

import { t } from "@/text/i18n.svelte";
import { offers, ofKind } from "@/kit/offers";
import type { Action } from "../types";

export interface Press {
  key: string;
  label: string;
  main: boolean;
  /** Set for a button that switches something on and off. */
  pressed?: boolean;
  run: () => void;
}

/** What the bar has to know about the choice so far. */
export interface Chosen {
  actions: readonly Action[];
  label: (action: Action) => string;
  act: (action: Action) => void;
  /** The move that a button confirms, and its words. */
  confirm: { action: Action; label: string } | null;
  /** The chosen piece can throw the Quaffle, ready a Bludger, shoot. */
  canPass: boolean;
  passing: boolean;
  pass: () => void;
  aim: Action | null;
  /** True if a Bludger could hit somebody. */
  hits: boolean;
  shoot: { action: Action; percent: number } | null;
  forward: Action | null;
  /** Actions that would be lost by ending the turn. */
  left: number;
  /** True once the person was asked whether they may be lost. */
  sure: boolean;
  doubt: () => void;
}

export function pressesOf(chosen: Chosen): Press[] {
  const { actions, act, label } = chosen;
  const found: Press[] = [];
  const add = (key: string, words: string, run: () => void, more: Partial<Press> = {}) =>
    found.push({ key, label: words, run, main: false, ...more });
  const main = () => !found.some((press) => press.main);

  if (chosen.confirm) {
    const { action, label: words } = chosen.confirm;
    add("confirm", words, () => act(action), { main: true });
  }
  if (chosen.shoot) {
    const { action, percent } = chosen.shoot;
    add("shoot", t("pitch-shoot", { percent }), () => act(action), { main: main() });
  }
  for (const kind of ["roll", "take", "formation"] as const)
    for (const action of ofKind(actions, kind)) add(kind, label(action), () => act(action), { main: main() });
  if (chosen.canPass)
    add("pass", t(chosen.passing ? "pitch-fly" : "pitch-pass"), chosen.pass, { pressed: chosen.passing });
  if (chosen.aim) {
    const { aim } = chosen;
    add("aim", t("pitch-aim"), () => act(aim), { main: chosen.hits && main() });
  }
  if (chosen.forward && !chosen.passing) {
    const { forward } = chosen;
    add("forward", t("pitch-forward"), () => act(forward), { main: main() });
  }
  if (offers(actions, "end")) {
    const [end] = ofKind(actions, "end");
    const only = actions.length === 1;
    if (chosen.left > 0 && !chosen.sure) add("end", label(end!), chosen.doubt);
    else add("end", chosen.sure ? t("pitch-end-anyway") : label(end!), () => act(end!), { main: only });
  }
  return found.toSorted((one, other) => Number(one.main) - Number(other.main));
}
