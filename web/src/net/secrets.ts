/** Secrets in links, after the `#`: read once, then removed from the address bar. */

import { forget, remember, remembered } from "../device/storage";

export interface LinkSecret {
  kind: "invite" | "key";
  secret: string;
}

export function readSecret(hash: string): LinkSecret | null {
  const found = new URLSearchParams(hash.replace(/^#/, ""));
  for (const kind of ["invite", "key"] as const) {
    const secret = found.get(kind);
    if (secret) return { kind, secret };
  }
  return null;
}

export function takeSecret(): LinkSecret | null {
  const found = readSecret(location.hash);
  if (found) history.replaceState(null, "", location.pathname + location.search);
  return found;
}

/** The storage key of the host's invite, kept to show the link again after a reload. */
const kept = (table: string) => `commonroom-invite-${table}`;

export function keepInvite(table: string, invite: string): void {
  remember(kept(table), invite);
}

export function keptInvite(table: string): string | null {
  return remembered(kept(table));
}

/** Forget the invite once no seat is open. */
export function forgetInvite(table: string): void {
  forget(kept(table));
}

/** Return whether links to this host only work on this computer. */
export const onlyHere = (hostname: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

export const inviteLink = (table: string, invite: string) => `${location.origin}/t/${table}#invite=${invite}`;
export const keyLink = (table: string, key: string) => `${location.origin}/t/${table}#key=${key}`;
