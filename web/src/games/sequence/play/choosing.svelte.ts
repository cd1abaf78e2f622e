/** The current selection, a card then a cell, for mouse, touch, keyboard and drag. It knows no rules. */

import type { Held } from "@/kit/hand/held";
import { offers, ofKind } from "@/kit/offers";
import { announce } from "@/notes/announce.svelte";
import { t } from "@/text/i18n.svelte";
import { toast } from "@/notes/toasts.svelte";
import type { Action, ChooseSequence } from "@/protocol/sequence";
import type { Card } from "../cards/edition";
import { cellOf, keyOf, type Cell } from "../board/geometry";
import { cardsFor, cellsFor, choiceAt, playOn } from "./matching";

export interface Surface {
  actions(): readonly Action[];
  hand(): readonly Held[];
  /** Return whether to ask before playing. */
  confirms(): boolean;
  /** Return whether an action waits for its answer. */
  waiting(): boolean;
  /** Return whether a coach answers whatever is tried. */
  coached(): boolean;
  act(action: Action): void;
  /** Explain why the card, or any card of the hand, cannot go there. */
  whyNot(cell: Cell, card: Card | null): string;
}

/** Time to read an answer, in milliseconds. */
const READ = 5000;

export class Choosing {
  picked = $state<string | null>(null);
  /** The cell that waits for a second tap. */
  aimed = $state<number | null>(null);
  /** The sequence in a long line under the pointer, or waiting for a second tap. */
  line = $state.raw<ChooseSequence | null>(null);
  pointedCell = $state.raw<Cell | null>(null);
  pointedCard = $state<Card | null>(null);
  /** The answer to a press that did nothing. */
  answer = $state.raw<{ cell: Cell; text: string } | null>(null);

  constructor(private readonly surface: Surface) {}

  get card(): Card | null {
    return this.surface.hand().find((held) => held.key === this.picked)?.card ?? null;
  }

  get lit(): Set<number> | null {
    return this.card === null ? null : cellsFor(this.surface.actions(), this.card);
  }

  pick(held: Held): void {
    this.answer = null;
    const forfeit = ofKind(this.surface.actions(), "forfeit").find((action) => action.card === held.card);
    if (forfeit && this.picked === held.key) return this.act(forfeit);
    this.aimed = null;
    this.picked = this.picked === held.key && !forfeit ? null : held.key;
  }

  take(held: Held): void {
    this.aimed = this.answer = null;
    this.picked = held.key;
  }

  clear(): void {
    this.picked = this.aimed = this.line = this.answer = null;
  }

  press(cell: Cell): void {
    this.answer = null;
    const actions = this.surface.actions();
    const choice = choiceAt(ofKind(actions, "choose_sequence"), cell);
    if (choice) return this.act(choice);
    if (!offers(actions, "play") && !offers(actions, "exchange")) return this.notNow(actions);
    if (this.card === null) return this.pickFor(cell);
    const play = playOn(actions, this.card, cell);
    if (play && this.surface.confirms() && this.aimed !== keyOf(cell)) {
      this.aimed = keyOf(cell);
      return;
    }
    if (play) return this.act(play);
    // Send it although it is not offered: the server's refusal names the rule, and the card stays chosen.
    this.aimed = null;
    if (!this.surface.coached()) this.say(cell, this.surface.whyNot(cell, this.card));
    this.surface.act({ type: "play", card: this.card, cell: [cell[0], cell[1]] });
  }

  /** Choose a sequence. Touch cannot point, so the first tap only shows the cells. */
  chooseLine(choice: ChooseSequence, tapped: boolean): void {
    if (tapped && this.line !== choice) this.line = choice;
    else this.act(choice);
  }

  drop(held: Held, key: number | null): void {
    if (key === null) return this.clear();
    this.picked = held.key;
    this.press(cellOf(key));
  }

  confirm(): void {
    if (this.aimed !== null) this.press(cellOf(this.aimed));
  }

  act(action: Action): void {
    this.clear();
    this.surface.act(action);
  }

  /** Choose the card for a cell that was pressed first, and let a second tap play it. */
  private pickFor(cell: Cell): void {
    const [card] = cardsFor(this.surface.actions(), cell);
    const held = this.surface.hand().find((each) => each.card === card);
    if (held) {
      this.picked = held.key;
      this.aimed = keyOf(cell);
    } else {
      this.say(cell, this.surface.whyNot(cell, null));
    }
  }

  /** Show a message beside a cell for a while, and have it read out. */
  private say(cell: Cell, text: string): void {
    announce(text);
    const answer = { cell, text };
    this.answer = answer;
    setTimeout(() => {
      if (this.answer === answer) this.answer = null;
    }, READ);
  }

  private notNow(actions: readonly Action[]): void {
    if (offers(actions, "choose_sequence")) toast({ text: t("sequence-prompt-choose-line") });
    else if (offers(actions, "forfeit")) toast({ text: t("sequence-prompt-forfeit") });
    else toast({ text: this.surface.waiting() ? t("sequence-prompt-sent") : t("sequence-not-your-turn") });
  }
}
