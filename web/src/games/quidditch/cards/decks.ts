/** The cards of a table: the edition's, or the table's own decks. */

import type { GameInfo } from "@/net/api";
import type { TableInfo } from "@/protocol/messages";
import type { Card, Mode } from "../types";

export type Code = "lower" | "keeper_out" | "strip" | "push_off" | "retrieve" | "counter" | "penalty" | "cancel_foul";
export type Role = "chaser" | "keeper" | "beater" | "seeker";
export type Kind = "player" | "jinx" | "spell" | "foul" | "referee";

export interface Effect {
  code: Code;
  amount?: number;
}

export interface HouseCard {
  id: Card;
  name: string;
  kind: Kind;
  role?: Role;
  value?: number;
  effects?: Effect[];
}

export type Deck = ReadonlyMap<Card, HouseCard>;

export function deckOf(info: TableInfo, about: GameInfo): Deck {
  const own = info.options.deck_data as { house: HouseCard[] } | string | undefined;
  const printed = about.editions[info.edition]!.decks as { house: HouseCard[] };
  const { house } = typeof own === "object" ? own : printed;
  return new Map(house.map((card) => [card.id, card]));
}

/** Return the effect of a mode, or the card's only one. */
export function effectOf(card: HouseCard, mode: Mode | null | undefined): Effect | undefined {
  const effects = card.effects ?? [];
  if (!mode) return effects.length === 1 ? effects[0] : undefined;
  return effects.find((effect) => effect.code === (mode === "keeper" ? "keeper_out" : mode));
}

/** Return the class that colours a card: its role, or the kind of special. */
export const kindOf = (card: HouseCard) => card.role ?? card.kind;
