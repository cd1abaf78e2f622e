/** Which fight is shown, and how: as a scene, at a glance over the map, or as a result that waits to be read. */

import type { View } from "@/protocol/hogwarts";
import type { Table } from "../types";
import { courseOf } from "./logic/course";
import { tookPart } from "./logic/ended";
import { runningFight, takesPart } from "./logic/running";

interface Seen {
  table: Table;
  view: View;
  version: number;
}

export class Fighting {
  /** The person has opened or folded the scene; null is as usual. */
  private wish = $state<boolean | null>(null);
  /** The last version of the fight whose end the person has read; what was over before they came is no news. */
  private read = $state(0);

  constructor(private readonly seen: () => Seen) {
    this.read = seen().table.version;
  }

  readonly running = $derived.by(() => runningFight(this.seen().view));
  readonly course = $derived.by(() => courseOf(this.seen().table.history, this.seen().version));

  /** A fight that is over, and whose end was not read yet. */
  readonly ended = $derived.by(() => {
    const { course } = this;
    return course?.over && course.version > this.read && !this.seen().view.result ? course : null;
  });

  /** Whether the viewer fights, or has fought. */
  readonly own = $derived.by(() => {
    const { view, table } = this.seen();
    if (this.ended) return tookPart(this.ended, table.seat);
    return this.running !== null && takesPart(view, this.running, table.seat);
  });

  /** Whether there is any fight to show. */
  readonly shown = $derived.by(() => this.ended !== null || this.running !== null);

  /** Whether the scene stands in place of map and board. */
  readonly inFull = $derived.by(() => {
    if (!this.shown) return false;
    // Who only watches the table is here for it; a player waits with the map in sight.
    return this.wish ?? (this.own || (this.ended === null && this.seen().table.seat === null));
  });

  open(): void {
    this.wish = true;
  }

  fold(): void {
    this.wish = false;
  }

  /** The end was read. */
  close(): void {
    this.read = this.ended?.version ?? this.read;
    this.wish = null;
  }
}
