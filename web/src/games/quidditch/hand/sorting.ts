import { byWeight } from "@/kit/hand/held";
import type { Deck } from "../cards/decks";
import type { Card } from "../types";

const ROLES = ["chaser", "keeper", "beater", "seeker"];
const KINDS = ["jinx", "spell", "foul", "referee"];

/** Sort players by role and value, then specials by kind. */
export function sorted(hand: readonly Card[], deck: Deck): Card[] {
  const weight = (id: Card) => {
    const card = deck.get(id);
    if (!card) return 0;
    return card.role ? ROLES.indexOf(card.role) * 100 + (card.value ?? 0) : 1000 + KINDS.indexOf(card.kind) * 100;
  };
  return byWeight(hand, weight);
}
