/** Fetch what will be needed later, once the page has been shown and has nothing else to do. */

/** So long the first screen has the connection for itself. */
const QUIET = 4000;

/** Load these parts in the background; the returned function gives it up. Nobody misses what could not be fetched yet. */
export function whenIdle(...parts: readonly (() => Promise<unknown>)[]): () => void {
  const idle = globalThis.requestIdleCallback ?? setTimeout;
  const timer = setTimeout(() => idle(() => void parts.forEach((load) => load().catch(() => null))), QUIET);
  return () => clearTimeout(timer);
}
