/** What has happened and is shown to everybody until it has been read. */

import type { CardShown, Event } from "@/protocol/hogwarts";
import type { Happened } from "./types";

export class News {
  /** The HP with which Voldemort has just returned; null once that has been seen. */
  returned = $state<number | null>(null);
  /** The card that everybody reads now. */
  card = $state.raw<CardShown | null>(null);

  constructor(private readonly seat: () => number | null) {}

  hear = (heard: readonly Happened[]): void => {
    const events = heard.flatMap((each) => each.events);
    const turned = events.findLast((event) => this.concerns(event));
    if (turned) this.card = turned as CardShown;
    this.returned = events.find((event) => event.type === "voldemort_returned")?.hp ?? this.returned;
  };

  /** An event concerns everybody; a behaviour only whoever draws it. */
  private concerns(event: Event): boolean {
    if (event.type !== "card_shown") return false;
    return event.deck === "event" || (event.deck === "behaviour" && event.seat === this.seat());
  }
}
