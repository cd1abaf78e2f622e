/** Keys: numbers choose cards, N and P walk the lit cells, Escape puts cards back, D draws. */

import type { Held } from "@/kit/hand/held";
import { offers } from "@/kit/offers";
import { numbered, tableKey } from "@/kit/shortcuts";
import type { Action } from "@/protocol/sequence";
import { nextKey } from "../board/geometry";
import type { Choosing } from "./choosing.svelte";

interface Keyboard {
  choosing: Choosing;
  hand: readonly Held[];
  actions: readonly Action[];
  /** The cells for any card of the hand. */
  fits: ReadonlySet<number>;
  /** What holds the board. */
  square: HTMLElement | undefined;
}

export function pressKey(event: KeyboardEvent, { choosing, hand, actions, fits, square }: Keyboard): void {
  const key = tableKey(event);
  if (key === null) return;
  const held = numbered(key, hand);
  if (held) {
    choosing.pick(held);
    if (choosing.lit?.size) focusOn(square, nextKey(choosing.lit, null, 1));
  } else if (key === "n" || key === "p") {
    focusOn(square, nextKey(choosing.lit ?? fits, focused(square), key === "n" ? 1 : -1));
  } else if (key === "Escape") choosing.clear();
  else if (key === "d" && offers(actions, "draw")) choosing.act({ type: "draw" });
}

/** Return the cell that has the keyboard focus. */
function focused(square: HTMLElement | undefined): number | null {
  const key = square?.contains(document.activeElement) && (document.activeElement as SVGElement).dataset.cell;
  return key ? Number(key) : null;
}

function focusOn(square: HTMLElement | undefined, key: number | null): void {
  square?.querySelector<SVGElement>(`[data-cell="${key}"]`)?.focus();
}
