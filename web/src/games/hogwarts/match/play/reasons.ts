/** Why the hint's bot would do it. */

import { maybe, need } from "@/text/i18n.svelte";
import type { PlainReason } from "@/protocol/messages";

/** The reasons of the match; most people never ask for a hint. */
export const loadReasons = () => void need("reasons", "quidditch-match-reasons");

export function reasonWords(reason: PlainReason | null | undefined): string {
  if (!reason) return "";
  const values = Object.fromEntries(Object.entries(reason.values).map(([key, value]) => [key, String(value)]));
  return maybe(`quidditch-match-reason-${reason.id}`, values) ?? maybe(`reason-${reason.id}`, values) ?? "";
}
