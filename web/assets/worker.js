// Stands between the pages and the net. When the net is away, whoever goes to a page sees one that says so; of pages with anything
// of anybody's in them it keeps nothing. And it shows what the house has to say to somebody who does not look.

addEventListener("install", (event) => event.waitUntil(keep()));
addEventListener("activate", (event) => event.waitUntil(tidy()));
addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode === "navigate" && request.method === "GET") event.respondWith(page(event));
  else if (kept.shell.includes(new URL(request.url).pathname)) event.respondWith(piece(request));
});

addEventListener("push", (event) => event.waitUntil(hearPush(event.data)));
addEventListener("notificationclick", (event) => event.waitUntil(goThere(event)));
addEventListener("pushsubscriptionchange", (event) => event.waitUntil(subscribeAnew(event)));

async function keep() {
  await (await caches.open(cache)).addAll([kept.offline, ...kept.shell]);
  await skipWaiting();
}

async function tidy() {
  const others = (await caches.keys()).filter((name) => name !== cache && name !== told);
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

// ---- notices ----

// Which message was shown last about what: one that comes twice, because its answer was lost on the way, is shown once.
const told = "hoirie-told";
const place = (topic) => `/told/${encodeURIComponent(topic)}`;

async function hearPush(data) {
  const { id, topic, badge, withdraws, ...notice } = data?.json() ?? {};
  if (!topic) return;
  if (badge !== undefined && "setAppBadge" in navigator) await (badge ? navigator.setAppBadge(badge) : navigator.clearAppBadge()).catch(() => {});
  if (withdraws) return withdraw(topic);
  const cache = await caches.open(told);
  const last = await cache.match(place(topic));
  if ((await last?.text()) === id) return;
  await showNotice(topic, notice);
  await cache.put(place(topic), new Response(id));
}

async function withdraw(topic) {
  for (const notice of await registration.getNotifications({ tag: topic })) notice.close();
  await (await caches.open(told)).delete(place(topic));
}

// A newer message about the same thing takes the older one's place, and is heard again.
async function showNotice(topic, { language, title, body, url, actions }) {
  const buttons = actions.map(({ label }, number) => ({ action: String(number), title: label }));
  const looks = { icon: "/app/icons/small.png", badge: "/app/icons/badge.png" };
  const data = { url, actions: actions.map((action) => action.url) };
  await registration.showNotification(title, { ...looks, body, data, lang: language, tag: topic, renotify: true, actions: buttons });
}

// The page that it is about comes to the front, or is opened. The house may have several names: one's own cookies are here.
async function goThere({ notification, action }) {
  notification.close();
  const { pathname, search, hash } = new URL(notification.data.actions?.[action] ?? notification.data.url, location);
  const there = new URL(pathname + search + hash, location);
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find((page) => new URL(page.url).pathname === pathname);
  return open ? open.focus() : clients.openWindow(there.href);
}

async function subscribeAnew({ newSubscription, oldSubscription }) {
  const made = newSubscription ?? (oldSubscription && (await registration.pushManager.subscribe(oldSubscription.options)));
  if (!made) return;
  const headers = { "hoirie-script": "1", "content-type": "application/json" };
  await fetch("/notices/push", { method: "POST", headers, body: JSON.stringify(made) });
}
