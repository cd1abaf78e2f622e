import type { SocketLike, Surroundings } from "./connection";
import { language } from "../text/i18n.svelte";

/** Build a connection's environment from the real browser. */
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

/** Make a random id. `crypto.randomUUID` needs https, which home servers often lack. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
