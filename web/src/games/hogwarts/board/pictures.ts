/** Pictures of the cards that one holds; those of missions and fights come with the creatures, when they are needed. */

import { cardPicture } from "@/art/hogwarts/cards/pictures";
import type { World } from "../pack/world";

export function heldPicture(world: World, deck: Parameters<typeof cardPicture>[0], id: string, key: string): string {
  const subject = deck === "book" ? world.pack.books.find((each) => each.id === id)?.classroom : undefined;
  return cardPicture(deck, id, { key, ...(subject && { subject }) });
}
