/** Secrets come behind the `#` of a link; they are read once and leave the address bar at once. */

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

/** The host keeps the invite of a waiting table on this device, to show the link again after a reload. */
const kept = (table: string) => `commonroom-invite-${table}`;

export function keepInvite(table: string, invite: string): void {
  sessionStorage.setItem(kept(table), invite);
}

export function keptInvite(table: string): string | null {
  return sessionStorage.getItem(kept(table));
}

export const inviteLink = (table: string, invite: string) => `${location.origin}/t/${table}#invite=${invite}`;
export const keyLink = (table: string, key: string) => `${location.origin}/t/${table}#key=${key}`;
