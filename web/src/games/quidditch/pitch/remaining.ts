/** What is still in the pitch deck: the printed cards, less those that everybody has seen. */

import type { GameInfo } from "@/net/api";
import type { TableInfo } from "@/protocol/messages";
import type { View } from "@/protocol/quidditch";

export type PitchCard = View["won"][0][0];
type Pitch = Partial<Record<PitchCard, number>>;

const CARDS: readonly PitchCard[] = ["quaffle", "bludger", "free_goal", "golden_snitch"];
const SLOT: Record<string, PitchCard> = { Q: "quaffle", BL1: "bludger", BL2: "bludger", SN: "golden_snitch" };

/** Count what is left of each card; nothing where the table does not tell what it began with. */
export function remaining(view: View, info: TableInfo, about: GameInfo): [PitchCard, number][] {
  const own = info.options.deck_data as { pitch?: Pitch } | string | undefined;
  const printed =
    typeof own === "object" ? own.pitch : (about.editions[info.edition]!.decks as { pitch?: Pitch }).pitch;
  if (!printed) return [];
  const seen = [...view.pitch.map((ball) => SLOT[ball]!), ...view.pitch_discard, ...view.won.flat()];
  const left = CARDS.map((card): [PitchCard, number] => [
    card,
    (printed[card] ?? 0) - seen.filter((each) => each === card).length,
  ]);
  // A table may mix its decks in another way: then only the number of cards is told.
  const whole = left.reduce((sum, [, count]) => sum + count, 0) === view.pitch_deck;
  return whole ? left.filter(([, count]) => count > 0) : [];
}
