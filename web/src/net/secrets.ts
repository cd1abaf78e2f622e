/** Secrets come behind the `#` of a link; they are read once and leave the address bar at once. */

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

/** The host keeps the invite of a waiting table on this device, to show the link again after a reload or in another tab. */
const kept = (table: string) => `commonroom-invite-${table}`;

export function keepInvite(table: string, invite: string): void {
  remember(kept(table), invite);
}

export function keptInvite(table: string): string | null {
  return remembered(kept(table));
}

/** No seat is open any more: the link has done its work. */
export function forgetInvite(table: string): void {
  forget(kept(table));
}

/** Whether a link to this host leads others nowhere, because it names the computer that it is opened on. */
export const onlyHere = (hostname: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

export const inviteLink = (table: string, invite: string) => `${location.origin}/t/${table}#invite=${invite}`;
export const keyLink = (table: string, key: string) => `${location.origin}/t/${table}#key=${key}`;
