/**
 * The fairness check: the seed that is told at the end must be the one that was promised before the first move.
 *
 * A promise counts only as this device has seen it, and when: what the server says at the end it could have made up.
 */

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import type { TableInfo } from "../protocol/messages";
import { remember, remembered } from "../device/storage";

/** The fingerprint that was seen first, and how many moves had been made by then. */
export interface Promised {
  commitment: string;
  move: number;
}

/** `late`: seen only after some moves; `unseen`: seen only together with the seed, which proves nothing. */
export type Verdict = "kept" | "late" | "unseen" | "broken";

const key = (table: string) => `commonroom-promise-${table}`;

/** The first one counts; after the end there is nothing left to promise. */
export function notePromise(info: Pick<TableInfo, "table" | "commitment" | "seed">, move: number): void {
  if (info.seed !== null || promised(info.table) !== null) return;
  remember(key(info.table), `${move} ${info.commitment}`);
}

export function promised(table: string): Promised | null {
  const [move, commitment] = remembered(key(table))?.split(" ") ?? [];
  return commitment ? { commitment, move: Number(move) } : null;
}

/** What the seed is worth to somebody who was promised this; `told` is the fingerprint that the server names now. */
export function judge(seed: string, promise: Promised | null, told: string): Verdict {
  if (!seedFits(seed, promise?.commitment ?? told)) return "broken";
  if (promise === null) return "unseen";
  return promise.move === 0 ? "kept" : "late";
}

export function seedFits(seed: string, commitment: string): boolean {
  // The browser's own digest exists only behind https; tables at home often have none.
  return /^[0-9a-f]{64}$/i.test(seed) && bytesToHex(sha256(hexToBytes(seed))) === commitment.toLowerCase();
}
