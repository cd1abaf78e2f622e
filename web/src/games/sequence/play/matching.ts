/** Find the offered actions that fit a card or a cell. Nothing else is lit. */

import { ofKind } from "@/kit/offers";
import type { Action, ChooseSequence, Play } from "@/protocol/sequence";
import type { Card } from "../cards/edition";
import { keyOf, sameCell, type Cell } from "../board/geometry";

/** Return the keys of the cells where a card may be played now. */
export function cellsFor(actions: readonly Action[], card: Card): Set<number> {
  return new Set(
    ofKind(actions, "play")
      .filter((play) => play.card === card)
      .map((play) => keyOf(play.cell)),
  );
}

/** Return the keys of all playable cells, without wild cards, which fit everywhere. */
export function fitting(actions: readonly Action[], except: readonly Card[]): Set<number> {
  const plays = ofKind(actions, "play").filter((play) => !except.includes(play.card));
  return new Set(plays.map((play) => keyOf(play.cell)));
}

/** Return the cards for a cell, those with the fewest other places first. */
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

/** Return the sequence whose middle is on the cell; no two in a line share their middle. */
export function choiceAt(choices: readonly ChooseSequence[], cell: Cell): ChooseSequence | undefined {
  return choices.find((choice) => sameCell(choice.cells[2]!, cell));
}
