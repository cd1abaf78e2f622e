/** Store what the server promised before the first move. Only that counts: it could invent a promise at the end. */

import type { TableInfo } from "../protocol/messages";
import { remember, remembered } from "../device/storage";

/** The first fingerprint seen, and the number of moves made by then. */
export interface Promised {
  commitment: string;
  move: number;
}

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
