// Stands between the pages and the net. When the net is away, whoever goes to a page sees one that says so; of pages with anything
// of anybody's in them it keeps nothing.

addEventListener("install", (event) => event.waitUntil(keep()));
addEventListener("activate", (event) => event.waitUntil(tidy()));
addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode === "navigate" && request.method === "GET") event.respondWith(page(event));
  else if (kept.shell.includes(new URL(request.url).pathname)) event.respondWith(piece(request));
});

async function keep() {
  await (await caches.open(cache)).addAll([kept.offline, ...kept.shell]);
  await skipWaiting();
}

async function tidy() {
  const others = (await caches.keys()).filter((name) => name !== cache);
  await Promise.all(others.map((name) => caches.delete(name)));
  // The page is asked for while this worker still wakes up.
  await registration.navigationPreload?.enable();
}

async function page(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await caches.match(kept.offline)) ?? Response.error();
  }
}

async function piece(request) {
  return (await caches.match(request)) ?? fetch(request);
}
