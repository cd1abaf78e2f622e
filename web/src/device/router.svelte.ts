/** Turn the address into a page, and follow links without reloading. */

export type Route =
  | { page: "home" }
  | { page: "new"; game: string | null }
  | { page: "table"; table: string }
  | { page: "replay"; table: string | null }
  | { page: "rules"; game: string }
  | { page: "learn"; game: string | null; lesson: string | null }
  | { page: "lost" };

export function parse(address: { pathname: string; search: string }): Route {
  const parts = decoded(address.pathname);
  if (parts === null) return { page: "lost" };
  const query = new URLSearchParams(address.search);
  const [first, second, third] = parts;
  if (parts.length === 0) return { page: "home" };
  if (first === "new" && parts.length === 1) return { page: "new", game: query.get("game") };
  if (first === "t" && second && parts.length === 2) return { page: "table", table: second };
  if (first === "replay" && parts.length === 1) return { page: "replay", table: query.get("table") };
  if (first === "rules" && second && parts.length === 2) return { page: "rules", game: second };
  if (first === "learn" && parts.length <= 3) return { page: "learn", game: second ?? null, lesson: third ?? null };
  return { page: "lost" };
}

/** Split a path into decoded parts; return null when it is not valid UTF-8. */
function decoded(path: string): string[] | null {
  try {
    return path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

/** Return where one came from to this page; null after coming from outside. */
export function cameFrom(): string | null {
  const from = (history.state as { from?: unknown } | null)?.from;
  return typeof from === "string" ? from : null;
}

let current = $state.raw<Route>(parse(location));

export function route(): Route {
  return current;
}

/** Open a page of ours, which learns where one came from. */
export function go(path: string): void {
  history.pushState({ from: location.pathname + location.search }, "", path);
  current = parse(location);
  scrollTo(0, 0);
}

export function startRouter(): void {
  addEventListener("popstate", () => (current = parse(location)));
  document.addEventListener("click", followLink);
}

/** Open links to our own pages without a reload; leave all others to the browser. */
function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || link.target || link.hasAttribute("download") || event.defaultPrevented) return;
  const url = new URL(link.href, location.href);
  if (url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  if (url.pathname === location.pathname && url.search === location.search && url.hash) return;
  event.preventDefault();
  go(url.pathname + url.search + url.hash);
}
