/** Flights of cards and balls over the table: an illustration of what has already happened. */

import { moving } from "@/device/motion";
import type { LiveTable, Happened } from "@/net/live.svelte";

export interface Path<Thing> {
  thing: Thing;
  from: DOMRect;
  to: DOMRect;
}

export interface Flight<Thing> extends Path<Thing> {
  id: number;
  delay: number;
}

export class Flights<Thing> {
  list = $state.raw<Flight<Thing>[]>([]);
  private last = 0;

  /** `step` is the delay between two flights, in milliseconds. */
  constructor(private readonly step: number) {}

  /** Start flights, replacing those in the air; none with reduced motion. */
  launch(paths: () => Path<Thing>[]): void {
    if (!moving()) return;
    this.list = paths().map((path, number) => ({ ...path, id: ++this.last, delay: number * this.step }));
  }

  landed(id: number): void {
    this.list = this.list.filter((flight) => flight.id !== id);
  }
}

/** Return a flight between two places, if both are on screen. */
export function fly<Thing>(thing: Thing, from: DOMRect | null | undefined, to: DOMRect | null): Path<Thing>[] {
  return from && to ? [{ thing, from, to }] : [];
}

export function rect(anchor: string): DOMRect | null {
  return document.querySelector(`[data-anchor="${anchor}"]`)?.getBoundingClientRect() ?? null;
}

/** Return the places of the viewer's cards, by card. */
function handRects(): Map<string, DOMRect> {
  const cards = document.querySelectorAll('[data-anchor^="card-"]');
  return new Map([...cards].map((card) => [card.getAttribute("data-anchor")!.slice(5), card.getBoundingClientRect()]));
}

/** Call `draw` after each move, with the places of the cards in hand from before it. */
export function drawMoves<View, Action, Event>(
  table: () => LiveTable<View, Action, Event>,
  draw: (happened: Happened<Event>[], rects: Map<string, DOMRect>) => void,
): void {
  let rects = new Map<string, DOMRect>();
  $effect.pre(() => {
    void table().version;
    rects = handRects();
  });
  $effect(() => {
    // With the last move the board may go before the next frame comes: then there is nothing to fly over.
    let here = true;
    const stop = table().listen({ happened: (all) => requestAnimationFrame(() => here && draw(all, rects)) });
    return () => {
      here = false;
      stop();
    };
  });
}
