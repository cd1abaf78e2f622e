/** The questions that people ask about a card, and their answers. */

import type { Answer } from "@/kit/inspector/Inspector.svelte";
import { offers } from "@/kit/offers";
import { t } from "@/text/i18n.svelte";
import { capital } from "@/text/words";
import type { Situation } from "../play/prompt";
import type { Deck, HouseCard } from "./decks";
import { textsOf, whenOf } from "./faces";
import { cardName, type Person } from "./words";

/** Answer what is asked about a card; of a card that lies on the table nobody asks whether it can be played. */
export function answersOf(
  card: HouseCard,
  deck: Deck,
  people: [Person, Person],
  held: Situation | null,
  now: Situation,
) {
  const answers: Answer[] = held ? [{ question: t("quidditch-inspect-now"), ...playableNow(card, held) }] : [];
  answers.push({
    question: t("quidditch-inspect-does"),
    answer: textsOf(card, ...people).join(` ${t("quidditch-or")} `),
  });
  if (!card.role) answers.push({ question: t("quidditch-inspect-stops"), answer: stoppers(card, deck, now) });
  answers.push({ question: t("quidditch-inspect-down"), answer: t(`quidditch-down-${card.role ?? "special"}`) });
  return answers;
}

function playableNow(card: HouseCard, { view, actions, choosing }: Situation): Pick<Answer, "answer" | "good"> {
  const no = (id: string, args = {}) => ({ answer: t(id, args), good: false });
  if (choosing.playable.has(card.id)) return { answer: t("quidditch-inspect-yes"), good: true };
  if (offers(actions, "commit")) return { answer: t("quidditch-inspect-lay"), good: true };
  if (card.role) return no("quidditch-inspect-lay-later");
  if (!actions.length) return no("quidditch-inspect-turn");
  if (isMoment(card, view)) return no("quidditch-inspect-no-target");
  return no("quidditch-inspect-not-now", { when: t(`quidditch-when-${whenOf(card)}`) });
}

/** Tell whether the card's own moment has come, so that only something to use it on is missing. */
function isMoment(card: HouseCard, view: Situation["view"]): boolean {
  const { phase, at, chain } = view;
  switch (whenOf(card)) {
    case "answer":
    case "foul":
      return chain.length > 0;
    case "reveal":
      return phase === "W4" && at === "Q";
    case "laid":
      return view.laid && phase.startsWith("W");
    default:
      return phase.startsWith("W") && !chain.length;
  }
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
