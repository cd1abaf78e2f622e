/** What is printed on a card, for every size in which it is shown. */

import { missionPicture } from "@/art/hogwarts/fights/opponents";
import type { Deck } from "@/art/hogwarts/cards/decks";
import { t } from "@/text/i18n.svelte";
import type { World } from "../pack/world";
import { heldPicture } from "./pictures";

export interface Printed {
  deck: Deck;
  name: string;
  picture: string;
  /** What it does. */
  text: string;
  flavour: string;
  /** The moment at which it counts: its text says so before the first colon. */
  moment: string;
  value: string;
  foot: string;
}

/** Read a card by its deck and id. */
export function printed(world: World, deck: Deck, id: string, key: string): Printed {
  const thing = world.thing(deck, id);
  const whole = thing?.text ?? "";
  const [, moment = "", text = whole] = /^([^:.]{2,28})[:：]\s*(.*)$/s.exec(whole) ?? [];
  const book = deck === "book" ? world.pack.books.find((each) => each.id === id) : undefined;
  const mission = deck === "mission" ? world.missions.get(id) : undefined;
  return {
    deck,
    name: thing?.name ?? world.name(deck, id),
    picture: pictureOf(world, deck, id, key),
    text,
    flavour: thing?.flavour ?? "",
    moment: moment || deckName(deck),
    value: String(book?.value ?? mission?.points ?? ""),
    foot: deckName(deck),
  };
}

function pictureOf(world: World, deck: Deck, id: string, key: string): string {
  if (deck === "mission") return missionPicture(world.opponentOf(id) ?? id, key);
  if (deck === "fight") return missionPicture(id, key);
  return heldPicture(world, deck, id, key);
}

const deckName = (deck: Deck) => (deck === "mission" ? t("hogwarts-missions") : t(`hogwarts-deck-${deck}`));
