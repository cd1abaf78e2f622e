/** A bot's advice in words: what it would do, and why. */

import type { PlainReason } from "@/protocol/messages";
import type { Action } from "@/protocol/sequence";
import { maybe, t } from "@/text/i18n.svelte";
import type { Args } from "@/text/texts";
import { cellName, lineName, type Cell } from "../board/geometry";
import type { Card, Edition } from "../cards/edition";
import { cardLabel } from "../cards/words";

/** The message files that reasons need; most people never ask for a hint. */
export const REASON_TEXTS = ["reasons", "sequence-reasons"];

export function adviceWords(action: Action, edition: Edition): string {
  switch (action.type) {
    case "play":
      return t("sequence-hint-play", { card: cardLabel(edition, action.card), cell: cellName(action.cell) });
    case "exchange":
    case "forfeit":
      return t(`sequence-hint-${action.type}`, { card: cardLabel(edition, action.card) });
    case "choose_sequence":
      return t("sequence-hint-choose", { line: lineName(action.cells) });
    case "draw":
      return t("sequence-hint-draw");
    default:
      return t("sequence-hint-pass");
  }
}

/** Say why, and what could come next; nothing for a bot that gives no reason. */
export function reasonWords(
  reason: PlainReason | null | undefined,
  edition: Edition,
  nameOf: (seat: number) => string,
): string {
  if (!reason) return "";
  const words = valuesOf(reason, edition, nameOf);
  const why = maybe(`sequence-reason-${reason.id}`, words) ?? maybe(`reason-${reason.id}`, words) ?? "";
  const next = words.next ? maybe(`sequence-reason-${reason.id}.next`, words) : null;
  return next ? `${why} ${next}` : why;
}

/** Name cells as the edge of the board does, cards as they are printed, and rivals by their names. */
function valuesOf({ values }: PlainReason, edition: Edition, nameOf: (seat: number) => string): Args {
  const words: Args = {};
  for (const [name, value] of Object.entries(values)) {
    if (name === "line") words[name] = lineName(value as Cell[]);
    else if (name === "whose") words[name] = (value as number[]).map(nameOf).join(" & ");
    else if (name === "kept" || name === "next") words[name] = value === null ? "" : cardLabel(edition, value as Card);
    else if (typeof value === "string" || typeof value === "number") words[name] = value;
  }
  return words;
}
