import type { GameInfo } from "../net/api";

/** Return what a seat may wish for in an edition, which may be less than in the game. */
export const wishesOf = (about: GameInfo, edition: string): readonly string[] =>
  (about.editions[edition]?.wishes as string[] | undefined) ?? about.wish?.choices ?? [];
