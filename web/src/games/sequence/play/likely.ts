/** The move that somebody most likely wants to make now; the filled button of the bar makes it. */

import { ofKind } from "@/kit/offers";
import type { Action, Play } from "@/protocol/sequence";
import { t } from "@/text/i18n.svelte";
import { cellName, cellOf, lineName, type Cell } from "../board/geometry";
import type { Card, Edition } from "../cards/edition";
import { cardLabel, power } from "../cards/words";
import { cellsFor, playOn } from "./matching";

interface Situation {
  edition: Edition;
  actions: readonly Action[];
  /** The chosen card, and the cell that waits for a second tap. */
  card: Card | null;
  aimed: number | null;
  hint: Action | undefined;
  /** Name only the cell, where there is little room: the card is marked in the hand. */
  brief: boolean;
}

export interface Likely {
  action: Action;
  words: string;
}

/** Return what was aimed at, what was advised, or the only thing that a chosen card can do. */
export function likely(now: Situation): Likely | null {
  if (now.card === null) return now.hint ? advised(now, now.hint) : null;
  const play = playOf(now, now.card);
  return play ? { action: play, words: hereWords(now.edition, play) } : null;
}

function playOf({ actions, aimed, hint }: Situation, card: Card): Play | undefined {
  const on = (cell: Cell) => playOn(actions, card, cell);
  if (aimed !== null) return on(cellOf(aimed));
  if (hint?.type === "play" && hint.card === card) return on(hint.cell);
  const cells = [...cellsFor(actions, card)];
  return cells.length === 1 ? on(cellOf(cells[0]!)) : undefined;
}

/** Word advice as a button; what has a button of its own already needs no other. */
function advised({ edition, actions, brief }: Situation, hint: Action): Likely | null {
  switch (hint.type) {
    case "play": {
      const play = playOn(actions, hint.card, hint.cell);
      if (!play) return null;
      const args = { card: cardLabel(edition, play.card), cell: cellName(play.cell) };
      return { action: play, words: brief ? hereWords(edition, play) : t("sequence-do-hint-play", args) };
    }
    case "exchange":
    case "forfeit": {
      const offered = ofKind(actions, hint.type).find(({ card }) => card === hint.card);
      const words = () => t(`sequence-do-hint-${hint.type}`, { card: cardLabel(edition, hint.card) });
      return offered ? { action: offered, words: words() } : null;
    }
    case "choose_sequence":
      return { action: hint, words: t("sequence-choose-line", { line: lineName(hint.cells) }) };
    default:
      return null;
  }
}

const hereWords = (edition: Edition, { card, cell }: Play) =>
  t("sequence-do-here", { cell: cellName(cell), does: power(edition, card) ?? "place" });
