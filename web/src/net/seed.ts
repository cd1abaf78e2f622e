/**
 * Check fairness: the seed revealed at the end must match the fingerprint promised before the first move.
 *
 * Only a promise that this device stored counts: the server could invent one at the end.
 */

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import type { TableInfo } from "../protocol/messages";
import { remember, remembered } from "../device/storage";

/** The first fingerprint seen, and the number of moves made by then. */
export interface Promised {
  commitment: string;
  move: number;
}

/** `late`: first seen after some moves; `unseen`: first seen with the seed, which proves nothing. */
export type Verdict = "kept" | "late" | "unseen" | "broken";

const key = (table: string) => `commonroom-promise-${table}`;

/** Store the first promise of a table; once the seed is known, it is too late. */
export function notePromise(info: Pick<TableInfo, "table" | "commitment" | "seed">, move: number): void {
  if (info.seed !== null || promised(info.table) !== null) return;
  remember(key(info.table), `${move} ${info.commitment}`);
}

export function promised(table: string): Promised | null {
  const [move, commitment] = remembered(key(table))?.split(" ") ?? [];
  return commitment ? { commitment, move: Number(move) } : null;
}

/** Judge a seed against the stored promise; `told` is the fingerprint that the server names now. */
export function judge(seed: string, promise: Promised | null, told: string): Verdict {
  if (!seedFits(seed, promise?.commitment ?? told)) return "broken";
  if (promise === null) return "unseen";
  return promise.move === 0 ? "kept" : "late";
}

export function seedFits(seed: string, commitment: string): boolean {
  // The browser's own digest needs https, which home servers often lack.
  return /^[0-9a-f]{64}$/i.test(seed) && bytesToHex(sha256(hexToBytes(seed))) === commitment.toLowerCase();
}
