import { t } from "@/text/i18n.svelte";
import { listed } from "@/text/words";
import type { Action } from "@/protocol/quidditch";
import type { Deck } from "../cards/decks";
import type { Ball } from "../types";
import { ballArgs, ballName, listedBalls, theCard } from "../cards/words";

/** Word a hint. */
export function hintWords(deck: Deck, action: Action): string {
  switch (action.type) {
    case "play":
      return action.ball
        ? t("quidditch-hint-play-at", { card: theCard(deck, action.card), ...ballArgs(action.ball) })
        : t("quidditch-hint-play", { card: theCard(deck, action.card) });
    case "cancel":
      return t("quidditch-hint-play", { card: theCard(deck, action.card) });
    case "declare":
      return action.balls.length
        ? t("quidditch-hint-declare", { balls: listedBalls(action.balls) })
        : t("quidditch-hint-declare-none");
    case "commit": {
      const cards = Object.entries(action.cards).map(([ball, card]) =>
        t("quidditch-hint-laid", { card: theCard(deck, card), ...ballArgs(ball as Ball) }),
      );
      return t("quidditch-hint-lay", { cards: listed(cards) });
    }
    case "order":
      return t("quidditch-hint-order", { balls: action.balls.map(ballName).join(", ") });
    default:
      return t("quidditch-hint-pass");
  }
}
