/** The field that is touched: the first tap chooses it, the second goes there; any other says why not. */

import { t } from "@/text/i18n.svelte";
import type { Action, Outlook } from "@/protocol/hogwarts";
import type { World } from "../pack/world";
import type { Target, Targets } from "./targets";

interface Known {
  world: World | null;
  targets: Targets;
  walk: Outlook["walk"];
}

export class Picking {
  private field = $state<string | null>(null);
  /** Why the field that was touched cannot be chosen. */
  note = $state<string | null>(null);

  constructor(
    private readonly known: () => Known,
    private readonly act: (action: Action) => void,
  ) {}

  readonly chosen = $derived.by<Target | null>(
    () => (this.field !== null && this.known().targets.get(this.field)) || null,
  );

  /** A choice belongs to one question. */
  forget(): void {
    this.field = this.note = null;
  }

  /** Choose a field that can be gone to, without going there. */
  choose = (field: string): void => {
    this.field = field;
    this.note = null;
  };

  /** Go where was chosen. */
  go = (): void => {
    if (this.chosen) this.act(this.chosen.action);
  };

  tap = (field: string): void => {
    const target = this.known().targets.get(field);
    if (target && this.field === field) return this.go();
    this.field = target ? field : null;
    this.note = target ? null : this.why(field);
  };

  private why(field: string): string {
    const { world, walk } = this.known();
    const place = world!.name("field", field);
    if (walk) return t(walk.near.includes(field) ? "hogwarts-not-an-end" : "hogwarts-too-far", { place });
    const text = world!.text("field", field);
    return text ? `${place}: ${text}` : place;
  }
}
