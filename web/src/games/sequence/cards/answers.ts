/** The questions that people ask about a card, and their answers: the server has worked them out. */

import type { Answer } from "@/kit/inspector/Inspector.svelte";
import { refusedWords } from "@/kit/inspector/words";
import type { Prospect } from "@/protocol/sequence";
import { t } from "@/text/i18n.svelte";
import { cellName } from "../board/geometry";
import type { Card, Edition } from "./edition";
import { power } from "./words";

/** Name up to this many cells one by one. */
const NAMED = 8;

/** Answer what is asked about a card in hand; only what it does until the outlook has come. */
export function answersOf(edition: Edition, card: Card, prospect: Prospect | undefined): Answer[] {
  const does = {
    question: t("sequence-inspect-does"),
    answer: t(`sequence-inspect-does-${power(edition, card) ?? "card"}`),
  };
  if (!prospect) return [does];
  return [
    { question: t("sequence-inspect-now"), ...now(prospect) },
    does,
    { question: t("sequence-inspect-where"), answer: where(edition, prospect) },
  ];
}

function now({ dead, exchange, refusal }: Prospect): Pick<Answer, "answer" | "good" | "rule"> {
  if (!refusal) return { answer: t("sequence-inspect-yes"), good: true };
  if (exchange) return { answer: t("sequence-inspect-dead"), good: true };
  if (dead && refusal.code === "not_your_turn") return { answer: t("sequence-inspect-dead-later"), good: false };
  return { answer: refusedWords(refusal), good: false, rule: refusal.rule };
}

function where(edition: Edition, { card, cells }: Prospect): string {
  if (!cells.length)
    return t(power(edition, card) === "remove" ? "sequence-inspect-no-chip" : "sequence-inspect-nowhere");
  return cells.length > NAMED ? t("sequence-inspect-many", { count: cells.length }) : cells.map(cellName).join(", ");
}
