/** The fairness check: the seed that is told at the end must be the one that was promised before the first move. */

export async function seedKeepsPromise(seed: string, commitment: string): Promise<boolean> {
  const bytes = fromHex(seed);
  if (bytes.length !== 32) return false;
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return toHex(digest) === commitment.toLowerCase();
}

/** The digest needs a secure context: https, or this machine. */
export const canVerify = () => globalThis.crypto?.subtle !== undefined;

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  const pairs = /^[0-9a-f]*$/i.test(text) ? (text.match(/../g) ?? []) : [];
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
