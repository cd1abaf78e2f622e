/** The answers to the open question of a fight: few buttons, the likely act filled. */

import { t } from "@/text/i18n.svelte";
import type { Action, FightNumbers } from "@/protocol/hogwarts";
import { percentOf } from "../../bar/percent";
import type { World } from "../../pack/world";
import type { Answer } from "../Answers.svelte";
import { bestAnswer, chanceOf, rerollFor, rerollsOf } from "./choosing";
import type { Combatant, Running } from "./running";

export interface Question {
  world: World;
  running: Running;
  hero: Combatant;
  numbers: FightNumbers | null;
  actions: readonly Action[];
  /** The card or token that the person has chosen. */
  picked: string | null;
  /** The dice that the person has chosen to roll again. */
  dice: readonly number[];
}

const percent = (chance: number | null) =>
  chance === null ? "" : t("hogwarts-chance", { percent: percentOf(chance) });
const joined = (...parts: string[]) => parts.filter(Boolean).join(" · ");

/** The thing that the filled button would use: what was chosen, or the card that is the best answer. */
export function pickedThing({ running, numbers, picked, actions }: Question): string | null {
  if (picked !== null) return picked;
  if (running.dice || running.exchange) return null;
  const best = bestAnswer(numbers);
  return best !== null && actions.some((action) => action.type === "play" && action.card === best) ? best : null;
}

export function answersTo(question: Question, act: (action: Action) => void): Answer[] {
  const { world, running, hero, numbers, actions, dice } = question;
  const thing = pickedThing(question);
  const used = actions.find(
    (action) => (action.type === "play" && action.card === thing) || (action.type === "use" && action.token === thing),
  );
  const answer = (action: Action, text: string, detail: string, main = false): Answer => ({
    key: JSON.stringify(action),
    text,
    detail,
    main,
    act: () => act(action),
  });
  const found: Answer[] = [];
  if (used?.type === "play") {
    const name = world.name(world.deckOf.get(used.card) ?? "spell", used.card);
    found.push(answer(used, t("hogwarts-fight-do-play", { card: name }), percent(chanceOf(numbers, used)), true));
  } else if (used?.type === "use")
    found.push(answer(used, t("hogwarts-fight-do-use", { token: world.name("token", used.token) }), "", true));
  for (const action of actions) {
    if (action.type === "attack") {
      const count = numbers?.fighters[hero.index]?.dice ?? 0;
      const text = running.exchange ? t("hogwarts-fight-do-roll") : t("hogwarts-fight-do-attack", { count });
      found.push(answer(action, text, percent(chanceOf(numbers, action)), !used));
    } else if (action.type === "pass") found.push(passing(question, answer, action, used !== undefined));
  }
  const rerolls = rerollsOf(actions);
  if (rerolls.length) {
    const again = rerollFor(dice, rerolls);
    const text = t("hogwarts-fight-do-reroll", { count: dice.length });
    if (again) found.unshift(answer(again, text, "", true));
  }
  return found;
}

function passing(
  { running, hero, numbers, dice, actions }: Question,
  answer: (action: Action, text: string, detail: string, main?: boolean) => Answer,
  action: Action,
  used: boolean,
): Answer {
  if (running.dice) {
    const again = rerollFor(dice, rerollsOf(actions)) !== null;
    return answer(action, t("hogwarts-fight-do-keep"), "", !again);
  }
  if (running.blow) {
    const after = Math.max(hero.hp - (running.blow.loss ?? 0), numbers?.loses_at ?? 0);
    const change = running.blow.loss ? t("hogwarts-fight-hp-change", { hp: hero.hp, after }) : "";
    return answer(action, t("hogwarts-fight-do-take"), joined(change, percent(chanceOf(numbers, action))), !used);
  }
  return answer(action, t("hogwarts-fight-do-roll"), "", !used);
}
