/** The questions that people ask about a card, and their answers. */

import type { Answer } from "@/kit/inspector/Inspector.svelte";
import { refusedWords } from "@/kit/inspector/words";
import type { Prospect } from "@/protocol/quidditch";
import { t } from "@/text/i18n.svelte";
import { capital } from "@/text/words";
import type { Situation } from "../play/prompt";
import type { Deck, HouseCard } from "./decks";
import { textsOf } from "./faces";
import { cardName, type Person } from "./words";

/** Answer what is asked about a card; of a card that lies on the table nobody asks whether it can be played. */
export function answersOf(
  card: HouseCard,
  deck: Deck,
  people: [Person, Person],
  held: Prospect | undefined,
  now: Situation,
) {
  const answers: Answer[] = held ? [{ question: t("quidditch-inspect-now"), ...playableNow(held) }] : [];
  answers.push({
    question: t("quidditch-inspect-does"),
    answer: textsOf(card, ...people).join(` ${t("quidditch-or")} `),
  });
  if (!card.role) answers.push({ question: t("quidditch-inspect-stops"), answer: stoppers(card, deck, now) });
  answers.push({ question: t("quidditch-inspect-down"), answer: t(`quidditch-down-${card.role ?? "special"}`) });
  return answers;
}

function playableNow({ use, refusal }: Prospect): Pick<Answer, "answer" | "good" | "rule"> {
  if (refusal) return { answer: refusedWords(refusal), good: false, rule: refusal.rule };
  return { answer: t(use === "lay" ? "quidditch-inspect-lay" : "quidditch-inspect-yes"), good: true };
}

/** Name the cards that cancel a special one, as this table plays. */
function stoppers(card: HouseCard, deck: Deck, { info, about }: Situation): string {
  const option = (name: string) => info.options[name] ?? about.options[name]?.default;
  const does = (each: HouseCard, code: string) => each.effects?.some((effect) => effect.code === code) ?? false;
  const magic = card.kind === "jinx" || card.kind === "spell";
  const countered = does(card, "counter") ? option("counter_chain") === true : magic;
  const cards = [...deck.values()].filter(
    (each) =>
      (does(each, "cancel_foul") && card.kind === "foul") ||
      (does(each, "counter") && (countered || (!magic && option("counter_scope") === "all_specials"))),
  );
  if (!cards.length) return t("quidditch-inspect-unstoppable");
  return t("quidditch-inspect-stopped-by", { cards: cards.map(({ id }) => capital(cardName(deck, id))).join(", ") });
}
