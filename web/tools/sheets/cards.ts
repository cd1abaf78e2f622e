/** Pictures and backs of all cards. */
import { cardBack } from "../../src/art/hogwarts/cards/backs";
import { DECK_NAMES } from "../../src/art/hogwarts/cards/decks";
import { cardPicture } from "../../src/art/hogwarts/cards/pictures";
import { framed, page, row } from "./page";

export type Cards = Record<
  "spells" | "potions" | "quidditch" | "books" | "behaviours" | "events" | "duels",
  { id: string; classroom?: string }[]
>;

const picture = (drawn: string) => framed(drawn, "0 0 192 116", 170, 103);

export function cardSheets(cards: Cards): Record<string, string> {
  const of = (deck: Parameters<typeof cardPicture>[0], list: keyof Cards) =>
    row(
      list,
      cards[list].map(({ id, classroom }) => [
        picture(cardPicture(deck, id, { key: `p-${id}`, subject: classroom })),
        id,
      ]),
    );
  return {
    "cards-magic": page(of("spell", "spells") + of("potion", "potions") + of("quidditch", "quidditch")),
    "cards-school": page(
      of("book", "books") + of("behaviour", "behaviours") + of("event", "events") + of("duel", "duels"),
    ),
    "cards-backs": page(
      row(
        "Backs",
        DECK_NAMES.map((deck) => [framed(cardBack(deck, deck), "0 0 220 310", 132, 186), deck]),
      ),
    ),
  };
}
