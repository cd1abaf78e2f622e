/** What this device remembers about a table. A browser that stores nothing still plays, and remembers until it is closed. */

const here = new Map<string, string>();

export function remember(key: string, value: string): void {
  here.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // Full, or forbidden: it is remembered for as long as the page is open.
  }
}

export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? here.get(key) ?? null;
  } catch {
    return here.get(key) ?? null;
  }
}

export function forget(key: string): void {
  here.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // What could not be stored need not be removed.
  }
}
