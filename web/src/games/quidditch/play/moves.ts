/** Word the person's own move in brief, including asides. */

import { t } from "@/text/i18n.svelte";
import type { Action } from "@/protocol/quidditch";
import { aside } from "../report/asides";
import { deckOf } from "../cards/decks";
import type { Ball, Card, Scene } from "../types";
import { ballName, cardName } from "../cards/words";

export function move(action: Action, scene: Scene): string {
  const deck = deckOf(scene.info, scene.about);
  switch (action.type) {
    case "play":
      return [cardName(deck, action.card), ...(action.ball ? [ballName(action.ball)] : [])].join(" → ");
    case "cancel":
      return cardName(deck, action.card);
    case "declare":
    case "order":
      return action.balls.map(ballName).join(", ") || t("quidditch-do-declare-none");
    case "commit":
      return Object.entries(action.cards)
        .map(([ball, card]) => `${cardName(deck, card)} → ${ballName(ball as Ball)}`)
        .join(", ");
    case "pick":
      return t("quidditch-pick-slot", { slot: action.slot + 1 });
    case "pass":
      return t("quidditch-do-pass");
    default:
      return aside(action)?.label ?? "";
  }
}

/** Label the button that declares a number of balls. */
export const declareWords = (count: number) =>
  count ? t("quidditch-do-declare", { count }) : t("quidditch-do-declare-none");

/** Label the button that sends a move; return null for moves without a button. */
export function buttonOf(action: Action): string | null {
  switch (action.type) {
    case "declare":
      return declareWords(action.balls.length);
    case "commit":
      return t("quidditch-do-lay");
    case "play":
    case "order":
    case "pass":
      return t(`quidditch-do-${action.type}`);
    default:
      return null;
  }
}

/** Return the balls of a move. */
export function ballsOf(action: Action): Ball[] {
  if ("balls" in action) return action.balls;
  if ("cards" in action) return Object.keys(action.cards) as Ball[];
  return "ball" in action && action.ball ? [action.ball] : [];
}

/** Return the cards that a move takes from the hand. */
export function cardsOf(action: Action): Card[] {
  if ("cards" in action) return Object.values(action.cards);
  return "card" in action ? [action.card] : [];
}
