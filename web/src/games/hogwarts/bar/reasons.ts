/** Why the hint's bot would do it, with the names of this table. */

import { maybe } from "@/text/i18n.svelte";
import type { PlainReason } from "@/protocol/messages";
import type { World } from "../pack/world";

export const REASON_TEXTS = ["reasons", "hogwarts-reasons"];

/** Keys of a reason's values, and the kind of thing that each names. */
const KINDS: Record<string, "mission" | "field" | "token" | "character" | "book" | "spell"> = {
  mission: "mission",
  place: "field",
  field: "field",
  token: "token",
  foe: "character",
  book: "book",
  card: "spell",
};

export function reasonWords(
  reason: PlainReason | null | undefined,
  world: World,
  player: (seat: number) => string,
): string {
  if (!reason) return "";
  const values = Object.entries(reason.values).map(([key, value]) => {
    if (key === "seat" && typeof value === "number") return [key, player(value)];
    const kind = KINDS[key];
    if (typeof value === "string" && kind) return [key, nameOf(world, kind, value)];
    return [key, typeof value === "number" ? value : String(value)];
  });
  const args = Object.fromEntries(values) as Record<string, string | number>;
  return maybe(`hogwarts-reason-${reason.id}`, args) ?? maybe(`reason-${reason.id}`, args) ?? "";
}

function nameOf(world: World, kind: (typeof KINDS)[string], id: string): string {
  const deck = kind === "spell" ? (world.deckOf.get(id) ?? "spell") : kind;
  return world.name(deck, id);
}
