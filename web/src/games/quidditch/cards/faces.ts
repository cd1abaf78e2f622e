/** What stands on a card: its texts, and when or where it is for. */

import { t } from "@/text/i18n.svelte";
import { capital } from "@/text/words";
import type { HouseCard, Role } from "./decks";
import { ballName, effectWords, type Person } from "./words";
import type { Ball } from "../types";

/** The ball that a role is made for. */
export const BALL_OF: Record<Role, Ball> = { chaser: "Q", keeper: "Q", beater: "BL1", seeker: "SN" };

type When = "laid" | "ball" | "speak" | "reveal" | "answer" | "foul";

/** Return when a special card may be played, as far as the card itself decides it. */
export function whenOf({ kind, effects = [] }: HouseCard): When {
  const does = (...codes: string[]) => effects.some((effect) => codes.includes(effect.code));
  if (kind === "foul") return "reveal";
  if (does("cancel_foul")) return "foul";
  if (does("counter")) return "answer";
  if (does("lower", "keeper_out")) return "laid";
  return does("push_off") ? "ball" : "speak";
}

/** Say what a card does: what its role is for, or each of its powers. */
export function textsOf(card: HouseCard, player: Person, victim: Person): string[] {
  if (card.role) return [t(`quidditch-for-${card.role}`)];
  return (card.effects ?? []).map((effect) => effectWords(effect, player, victim, null));
}

/** Say when a special card may be played, or where a player is for. */
export function footOf(card: HouseCard): string {
  if (!card.role) return t(`quidditch-when-${whenOf(card)}`);
  return card.role === "beater" ? t("quidditch-foot-beater") : capital(ballName(BALL_OF[card.role]));
}
