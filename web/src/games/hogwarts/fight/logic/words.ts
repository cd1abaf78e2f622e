/** The sentences of a fight: headline, steps, what is at stake. */

import { t } from "@/text/i18n.svelte";
import { listed } from "@/text/words";
import type { Blow, FightNumbers, Share } from "@/protocol/hogwarts";
import type { World } from "../../pack/world";
import { askedFighter, type Combatant, type Running, type Sides } from "./running";

/** Names people and things of one fight, for one viewer. */
export interface Speaker {
  world: World;
  seat: number | null;
  player: (seat: number) => string;
}

/** Whether a fighter is the viewer's own pawn: who plays a death eater speaks of it by its name. */
export const isMe = (speaker: Speaker, { seat, foe }: Combatant) => foe === null && seat === speaker.seat;

export const fighterName = ({ world, player }: Speaker, { seat, foe, character }: Combatant) =>
  foe !== null || seat === null ? world.name("character", character) : player(seat);

const about = (speaker: Speaker, fighter: Combatant) => ({
  who: isMe(speaker, fighter) ? "you" : "other",
  name: fighterName(speaker, fighter),
});

/** The opponent on the card: its kind and id. */
export function cardFoe(world: World, { fight }: Running): { kind: "fight" | "duel"; id: string } | null {
  if (!fight?.card) return null;
  if (fight.kind === "duel") return { kind: "duel", id: fight.card };
  const id = world.opponentOf(fight.card);
  return id === null ? null : { kind: "fight", id };
}

/** Name the other side. */
export function foeName(speaker: Speaker, running: Running, { other }: Sides): string {
  const card = cardFoe(speaker.world, running);
  if (card) return speaker.world.name(card.kind, card.id);
  return other ? fighterName(speaker, other) : "";
}

export interface Headline {
  text: string;
  /** What is about to be lost. */
  loss: string;
}

export function headline(speaker: Speaker, running: Running, all: readonly Combatant[]): Headline {
  const { blow, task, fight } = running;
  const asked = all[askedFighter(running)]!;
  if (blow) {
    const attacker = fight!.card ? null : all[1 - blow.to]!;
    const card = cardFoe(speaker.world, running);
    const foe = card ? speaker.world.name(card.kind, card.id) : fighterName(speaker, attacker!);
    const you = attacker !== null && isMe(speaker, attacker) ? "you" : "other";
    return { text: t(`hogwarts-fight-blow-${blow.when}`, { who: you, foe }), loss: lossWords(speaker, blow, asked) };
  }
  if (task.task === "exchange") return { text: t("hogwarts-fight-exchange"), loss: "" };
  const now = task.task === "take_turn" || task.task === "reroll_dice" ? task.task : "settle";
  return { text: t(`hogwarts-fight-now-${now}`, about(speaker, asked)), loss: "" };
}

function lossWords(speaker: Speaker, blow: Blow, asked: Combatant): string {
  const args = about(speaker, asked);
  const lost: string[] = [];
  if (blow.loss) lost.push(t("hogwarts-fight-lose-hp", { ...args, loss: blow.loss }));
  if (blow.weaken) lost.push(t("hogwarts-fight-lose-resistance", { ...args, by: -blow.weaken }));
  for (const effect of blow.effects ?? []) {
    if (effect.do === "points" && effect.amount < 0)
      lost.push(t("hogwarts-fight-lose-points", { ...args, points: -effect.amount }));
    else if (effect.do === "discard" || effect.do === "steal") lost.push(t("hogwarts-fight-lose-cards", args));
    else if (effect.do === "lose") lost.push(t("hogwarts-fight-lose-travel", args));
    else if (effect.do !== "self_hp") lost.push(t("hogwarts-fight-see-card"));
  }
  return listed([...new Set(lost)]);
}

export interface Step {
  text: string;
  state: "done" | "now" | "next";
}

const ATTACKS = new Set(["take_turn", "reroll_dice", "brace"]);

/** The three steps around this moment; none while something else is chosen. */
export function steps(
  speaker: Speaker,
  running: Running,
  all: readonly Combatant[],
  numbers: FightNumbers | null,
): Step[] {
  const { fight, blow } = running;
  if (!fight || !ATTACKS.has(running.task.task)) return [];
  // Numbers that are zero are not sent.
  const at = fight.at ?? 0;
  const attacker = all[at]!;
  const next = all[(at + 1) % all.length]!;
  const attack = (fighter: Combatant) => t("hogwarts-fight-step-attack", about(speaker, fighter));
  const again = t("hogwarts-fight-step-next", about(speaker, next));
  const strike = t("hogwarts-fight-step-blow");
  const ordered = (texts: string[], now: number): Step[] =>
    texts.map((text, place) => ({ text, state: place < now ? "done" : place === now ? "now" : "next" }));
  if (!fight.card) {
    const defender = all[1 - at]!;
    const defence = t("hogwarts-fight-step-defence", about(speaker, defender));
    return ordered([attack(attacker), defence, attack(next)], blow ? 1 : 0);
  }
  if (blow?.when === "reveal") return ordered([t("hogwarts-fight-step-reveal"), attack(attacker)], 0);
  if (numbers?.opponent?.strikes === "before") return ordered([strike, attack(attacker), strike], blow ? 0 : 1);
  return ordered([attack(attacker), strike, again], blow ? 1 : 0);
}

/** What a number is made of, where there is more to it than one part. */
export function shares(parts: readonly Share[] | undefined): string {
  if (!parts || parts.length < 2) return "";
  return parts
    .map(({ by, amount }, at) =>
      t(`hogwarts-fight-share-${by}`, { amount: at ? (amount < 0 ? `−${-amount}` : `+${amount}`) : String(amount) }),
    )
    .join(" · ");
}

/** What the winner gets. */
export function prizeWords(numbers: FightNumbers | null, kind: string): string {
  if (numbers?.points) return t("hogwarts-fight-prize-points", { points: numbers.points });
  if (kind === "death_eater") return t("hogwarts-fight-prize-gone");
  return kind === "duel" ? t("hogwarts-fight-prize-duel") : t("hogwarts-fight-prize-players");
}
