/** Answer a question that has only one answer, without asking. */

import type { Action, Outlook } from "@/protocol/hogwarts";
import type { Table } from "../types";

export class Quietly {
  private given = $state(-1);

  constructor(
    private readonly table: () => Pick<Table, "version" | "waiting" | "info">,
    private readonly act: (action: Action) => void,
  ) {}

  /** True unless the answer of this version has been given and refused: then it is the player's own to give. */
  get open(): boolean {
    const { version, waiting } = this.table();
    return waiting || this.given !== version;
  }

  /** Give the answer, once for each version: what was refused would be refused again, as fast as the line allows. */
  answer(outlook: Outlook | null): void {
    const { version, waiting, info } = this.table();
    if (!outlook?.forced || waiting || info?.pause || this.given === version) return;
    this.given = version;
    this.act(outlook.forced);
  }
}
