/** Check fairness: the seed revealed at the end must match the fingerprint promised before the first move. */

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import type { Promised } from "@/net/seed";

/** `late`: first seen after some moves; `unseen`: first seen with the seed, which proves nothing. */
export type Verdict = "kept" | "late" | "unseen" | "broken";

/** Judge a seed against the stored promise; `named` is the fingerprint that the server names now. */
export function judge(seed: string, promise: Promised | null, named: string): Verdict {
  if (!seedFits(seed, promise?.commitment ?? named)) return "broken";
  if (promise === null) return "unseen";
  return promise.move === 0 ? "kept" : "late";
}

export function seedFits(seed: string, commitment: string): boolean {
  // The browser's own digest needs https, which home servers often lack.
  return /^[0-9a-f]{64}$/i.test(seed) && bytesToHex(sha256(hexToBytes(seed))) === commitment.toLowerCase();
}
