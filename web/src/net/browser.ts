import type { SocketLike, Surroundings } from "./connection";
import { language } from "../text/i18n.svelte";

/** A connection's surroundings in a real browser. */
export function browser(table: string): Surroundings {
  const address = `${location.origin.replace(/^http/, "ws")}/api/tables/${encodeURIComponent(table)}/socket`;
  return {
    open: (since) => new WebSocket(`${address}?since=${since}&lang=${language()}`) as unknown as SocketLike,
    after: (milliseconds, run) => setTimeout(run, milliseconds),
    cancel: (timer) => clearTimeout(timer as number),
    random: Math.random,
    newId,
  };
}

/** `crypto.randomUUID` exists only behind https; tables at home often have none. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
