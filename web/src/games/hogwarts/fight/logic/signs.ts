/** What a card does in a fight, in signs and numbers. */

import type { SignName } from "@/art/hogwarts/signs";
import type { Do } from "@/protocol/hogwarts";

type Effect = Do["effects"][number];

export interface Mark {
  sign: SignName;
  text: string;
}

export interface MagicCard {
  id: string;
  type: string;
  effects: Effect[];
  defence?: Effect[];
}

const signed = (number: number) => (number < 0 ? `−${-number}` : `+${number}`);

function markOf(effect: Effect): Mark | null {
  switch (effect.do) {
    case "opp_hp":
    case "self_hp":
      return { sign: "heart", text: signed(effect.amount) };
    case "cancel_attack":
      return { sign: "shield", text: "" };
    case "extra_die":
      return { sign: "die", text: signed(effect.count ?? 1) };
    case "reroll":
      return { sign: "die", text: "↻" };
    case "resistance_opp":
    case "resistance_self":
      return { sign: "shield", text: signed(effect.amount) };
    case "search":
      return { sign: effect.deck, text: signed(effect.count ?? 1) };
    case "draw":
      return effect.deck === "spell" || effect.deck === "potion" || effect.deck === "book"
        ? { sign: effect.deck, text: signed(effect.count ?? 1) }
        : null;
    case "points":
      return { sign: "behaviour", text: signed(effect.amount) };
    case "special":
      return effect.name === "escape" ? { sign: "feet", text: "" } : null;
  }
  return null;
}

/** At most two signs, which is what a card in the hand has room for. */
export function marksOf(card: MagicCard | undefined): Mark[] {
  const effects =
    card?.type === "attack" || card?.type === "defence" ? card.effects : (card?.defence ?? card?.effects ?? []);
  return effects.flatMap((effect) => markOf(effect) ?? []).slice(0, 2);
}
