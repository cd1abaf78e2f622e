/** What the tray says of the last thing that was done in a fight, and what came of it. */

import { t } from "@/text/i18n.svelte";
import type { FightNumbers } from "@/protocol/hogwarts";
import type { Act, Course } from "./course";
import type { Combatant, Running } from "./running";
import { cardFoe, fighterName, isMe, shares, type Speaker } from "./words";

export interface TrayWords {
  act: Act | null;
  title: string;
  /** Where the numbers come from. */
  why: string;
}

/** Word the last act; before the first one, the attack that comes. */
export function trayWords(
  speaker: Speaker,
  running: Running,
  course: Course | null,
  all: readonly Combatant[],
  numbers: FightNumbers | null,
): TrayWords {
  const act = course?.act ?? null;
  const who = rollerOf(act, all) ?? all[running.fight?.at ?? 0]!;
  const args = { who: isMe(speaker, who) ? "you" : "other", name: fighterName(speaker, who) };
  if (act?.kind === "card") {
    const card = speaker.world.name(speaker.world.deckOf.get(act.card) ?? "spell", act.card);
    return { act, title: t("hogwarts-fight-played", { ...args, card }), why: "" };
  }
  if (act?.kind === "token")
    return { act, title: t("hogwarts-fight-used", { token: speaker.world.name("token", act.token) }), why: "" };
  if (act?.kind === "defence") return { act, title: t("hogwarts-fight-defends", args), why: "" };
  if (act?.kind === "exchange" || running.exchange) return { act, title: t("hogwarts-fight-exchange-rule"), why: "" };
  const own = numbers?.fighters[who.index];
  const count = act && "dice" in act ? act.dice.length : (own?.dice ?? 0);
  const why = own ? [shares(own.dice_from), shares(own.needed_from)].filter(Boolean).join(" | ") : "";
  const hitting = own ? t("hogwarts-fight-hitting", { count, needed: own.needed }) : "";
  return { act, title: [t("hogwarts-fight-attacks", { ...args, count }), hitting].filter(Boolean).join(", "), why };
}

function rollerOf(act: Act | null, all: readonly Combatant[]): Combatant | undefined {
  if (!act || !("pawn" in act)) return undefined;
  return all.find(({ foe, seat }) => (act.pawn ? foe === act.pawn : foe === null && seat === act.seat));
}

/** Word how many dice hit and what that has cost the other side. */
export function outcomeWords(speaker: Speaker, running: Running, course: Course | null): string {
  const { act, struck } = course ?? { act: null, struck: null };
  const hits = act?.kind === "attack" ? t("hogwarts-fight-hits", { count: act.hits }) : "";
  if (!struck) return hits;
  const kind = cardFoe(speaker.world, running)?.kind ?? "character";
  const name = struck.foe !== null ? speaker.world.name(kind, struck.foe) : speaker.player(struck.seat!);
  const change = t("hogwarts-fight-struck", { name, before: struck.hp + struck.by, hp: struck.hp });
  return [hits, change].filter(Boolean).join(" → ");
}
