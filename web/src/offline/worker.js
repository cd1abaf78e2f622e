/**
 * Opens the page without a connection. It keeps the files of the page, whose names change with their content, and never
 * an answer of the server: a table is shown as it is, or not at all.
 */

/* global BUILD, KEPT */

addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(caches.open(BUILD).then((cache) => cache.addAll(KEPT)));
});

addEventListener("activate", (event) => {
  event.waitUntil(forgetOlder().then(() => clients.claim()));
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match("/")));
  else if (pathname.startsWith("/assets/")) event.respondWith(kept(request));
});

async function kept(request) {
  const known = await caches.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(BUILD)).put(request, answer.clone());
  return answer;
}

async function forgetOlder() {
  for (const name of await caches.keys()) if (name !== BUILD) await caches.delete(name);
}
