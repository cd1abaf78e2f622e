/** Things that fly over the table: cards, balls. Only a picture of what has happened. */

import { moving } from "@/device/motion";
import type { LiveTable, Told } from "@/net/live.svelte";

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

  /** Milliseconds between one and the next. */
  constructor(private readonly step: number) {}

  /** Something new interrupts what is still in the air; for those who want no motion nothing flies. */
  launch(paths: () => Path<Thing>[]): void {
    if (!moving()) return;
    this.list = paths().map((path, number) => ({ ...path, id: ++this.last, delay: number * this.step }));
  }

  landed(id: number): void {
    this.list = this.list.filter((flight) => flight.id !== id);
  }
}

/** From one place to another, if both are in sight. */
export function fly<Thing>(thing: Thing, from: DOMRect | null | undefined, to: DOMRect | null): Path<Thing>[] {
  return from && to ? [{ thing, from, to }] : [];
}

export function rect(anchor: string): DOMRect | null {
  return document.querySelector(`[data-anchor="${anchor}"]`)?.getBoundingClientRect() ?? null;
}

/** Where the own cards lie before they move. */
function handRects(): Map<string, DOMRect> {
  const cards = document.querySelectorAll('[data-anchor^="card-"]');
  return new Map([...cards].map((card) => [card.getAttribute("data-anchor")!.slice(5), card.getBoundingClientRect()]));
}

/** Draw every move once the table shows it, with the places that the cards in hand had before. */
export function drawMoves<View, Action, Event>(
  table: () => LiveTable<View, Action, Event>,
  draw: (happened: Told<Event>[], rects: Map<string, DOMRect>) => void,
): void {
  let rects = new Map<string, DOMRect>();
  $effect.pre(() => {
    void table().version;
    rects = handRects();
  });
  $effect(() => table().listen({ happened: (all) => requestAnimationFrame(() => draw(all, rects)) }));
}
