import type { Reacted } from "@/protocol/messages";

export type Reaction = Reacted["reaction"];

export const REACTIONS: readonly Reaction[] = ["hello", "bravo", "thanks", "wow", "oops", "thinking"];
