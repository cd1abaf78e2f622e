import { hogwarts, quidditchMatch } from "@/games/hogwarts/traits";
import { traitsOf, type Traits } from "../traits";

/** Hints for our own games that use the plain face. */
const KNOWN: Readonly<Record<string, Traits>> = { hogwarts, "quidditch-match": quidditchMatch };

const others = new Map<string, Traits>();

export function traitsFor(game: string): Traits {
  const known = (Object.hasOwn(KNOWN, game) ? KNOWN[game] : undefined) ?? others.get(game) ?? traitsOf(game);
  others.set(game, known);
  return known;
}
