/** Add up a fight: what each fighter did and suffered in all its attacks and answers. */

import type { Event } from "@/protocol/hogwarts";

export interface Tally {
  seat: number;
  /** The death eater who fights for the seat; null for the player. */
  pawn: string | null;
  attacks: number;
  hits: number;
  cards: string[];
  tokens: string[];
  lost: number;
  gained: number;
}

/** Events that the tally tells, or that say nothing once the fight has been told. */
const COVERED = new Set<Event["type"]>([
  "fight_rolled",
  "card_played",
  "token_used",
  "hp_changed",
  "foe_struck",
  "foe_healed",
  "ability_used",
  "ability_announced",
  "attack_cancelled",
  "defence_rolled",
  "cards_discarded",
  "card_shown",
]);

export const isCovered = (event: Event) => COVERED.has(event.type);

export function talliesOf(events: readonly Event[]): Tally[] {
  const tallies: Tally[] = [];
  const of = (seat: number, pawn: string | null | undefined) => {
    let tally = tallies.find((each) => each.seat === seat && each.pawn === (pawn ?? null));
    if (!tally) {
      tally = { seat, pawn: pawn ?? null, attacks: 0, hits: 0, cards: [], tokens: [], lost: 0, gained: 0 };
      tallies.push(tally);
    }
    return tally;
  };
  for (const event of events) {
    if (event.type === "fight_rolled") {
      const tally = of(event.seat, event.pawn);
      tally.attacks += 1;
      tally.hits += event.hits;
    } else if (event.type === "card_played") of(event.seat, event.pawn).cards.push(event.card);
    else if (event.type === "token_used") of(event.seat, null).tokens.push(event.token);
    else if (event.type === "hp_changed") {
      const tally = of(event.seat, null);
      if (event.by < 0) tally.lost -= event.by;
      else tally.gained += event.by;
    }
  }
  return tallies;
}
