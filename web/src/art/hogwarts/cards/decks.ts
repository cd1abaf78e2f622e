/** The nine decks: their colours and signs. */
import type { SignName } from "../signs";

export type Deck = "book" | "spell" | "potion" | "event" | "behaviour" | "duel" | "mission" | "fight" | "quidditch";

/** Face of a card, its shade, and the sign that its fields have too. */
export const DECKS: Record<Deck, { colour: string; deep: string; sign: SignName }> = {
  book: { colour: "#1e5a9e", deep: "#123b6d", sign: "book" },
  spell: { colour: "#5a3d9e", deep: "#34216b", sign: "spell" },
  potion: { colour: "#0d7561", deep: "#064b3d", sign: "potion" },
  event: { colour: "#c9600f", deep: "#8a3d04", sign: "event" },
  behaviour: { colour: "#8e2a62", deep: "#5b143c", sign: "behaviour" },
  duel: { colour: "#ad211b", deep: "#6e0f0c", sign: "duel" },
  mission: { colour: "#7d5a1c", deep: "#4c340b", sign: "mission" },
  fight: { colour: "#3d4247", deep: "#1e2226", sign: "fight" },
  quidditch: { colour: "#2f7d45", deep: "#16502a", sign: "broom" },
};
export const DECK_NAMES = Object.keys(DECKS) as Deck[];
