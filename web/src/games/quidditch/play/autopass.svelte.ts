/** Passing by itself: a private choice on this device. The page just sends the pass; how long it takes tells nothing. */

import { preferences } from "@/device/preferences.svelte";
import type { Action, View } from "@/protocol/quidditch";
import { onlyPass } from "./matching";

/** How long one may look at what has just happened before the page passes. */
const LOOK = { W4: 1500, W5: 1300, chain: 1600, other: 350 };
/** And a little longer, never quite the same, so that no stopwatch tells who passes. */
const WAVER = 900;

export class AutoPass {
  /** Until cards are turned up next; a card that could be answered ends it. */
  untilReveal = $state(false);

  /** Whether the page passes for the person now. */
  passes(view: View, actions: readonly Action[]): boolean {
    if (!actions.some((action) => action.type === "pass")) return false;
    return (preferences.autopass && onlyPass(actions)) || (this.untilReveal && !view.chain.length);
  }

  pause(view: View): number {
    return this.look(view) + Math.random() * WAVER;
  }

  private look(view: View): number {
    if (view.chain.length) return LOOK.chain;
    return view.phase === "W4" || view.phase === "W5" ? LOOK[view.phase] : LOOK.other;
  }

  /** Something was turned up, or the round is over: the person looks again. */
  notice(events: readonly { type: string }[]): void {
    if (events.some((event) => event.type === "cards_revealed" || event.type === "round_began"))
      this.untilReveal = false;
  }
}
