import type { Reacted } from "../wire";

export type Reaction = Reacted["reaction"];

export const REACTIONS: readonly Reaction[] = ["hello", "bravo", "thanks", "wow", "oops", "thinking"];
