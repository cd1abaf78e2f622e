/** Pass automatically: a private setting of this device. The delay varies, so that it reveals nothing. */

import { preferences } from "@/device/preferences.svelte";
import type { Action, View } from "@/protocol/quidditch";
import { onlyPass } from "./matching";

/** Time to look at an event before the page passes, in milliseconds. */
const LOOK = { W4: 1500, W5: 1300, chain: 1600, other: 350 };
/** The random part of the delay, so that timing does not reveal an automatic pass. */
const WAVER = 900;

export class AutoPass {
  /** True to pass until the next cards are revealed; a card that can be answered ends it. */
  untilReveal = $state(false);

  /** Return whether the page passes for the person now. */
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

  /** Stop passing when cards are revealed or a round begins. */
  notice(events: readonly { type: string }[]): void {
    if (events.some((event) => event.type === "cards_revealed" || event.type === "round_began"))
      this.untilReveal = false;
  }
}
