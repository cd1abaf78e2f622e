/** Clicks become actions here: whatever is not among the actions that the server offered is not lit. */

import { ofKind } from "@/kit/offers";
import type { Action, ChooseSequence, Play } from "@/protocol/sequence";
import type { Card } from "../cards/edition";
import { keyOf, sameCell, type Cell } from "../board/geometry";

/** The keys of the cells where a card may be played now. */
export function cellsFor(actions: readonly Action[], card: Card): Set<number> {
  return new Set(
    ofKind(actions, "play")
      .filter((play) => play.card === card)
      .map((play) => keyOf(play.cell)),
  );
}

/** The keys of all cells where something may be played, cards with few places only: a wild card fits everywhere. */
export function fitting(actions: readonly Action[], except: readonly Card[]): Set<number> {
  const plays = ofKind(actions, "play").filter((play) => !except.includes(play.card));
  return new Set(plays.map((play) => keyOf(play.cell)));
}

/** The cards that may be played on a cell, those with the fewest other places first. */
export function cardsFor(actions: readonly Action[], cell: Cell): Card[] {
  const cards = ofKind(actions, "play")
    .filter((play) => sameCell(play.cell, cell))
    .map((play) => play.card);
  const places = new Map(cards.map((card) => [card, cellsFor(actions, card).size]));
  return cards.toSorted((one, other) => places.get(one)! - places.get(other)!);
}

export function playOn(actions: readonly Action[], card: Card, cell: Cell): Play | undefined {
  return ofKind(actions, "play").find((play) => play.card === card && sameCell(play.cell, cell));
}

/** The choice whose middle lies on the cell: the middles of the five-cell stretches of one line all differ. */
export function choiceAt(choices: readonly ChooseSequence[], cell: Cell): ChooseSequence | undefined {
  return choices.find((choice) => sameCell(choice.cells[2]!, cell));
}
