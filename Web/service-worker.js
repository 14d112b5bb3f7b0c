// Keeps the whole page on the device, so that it works without a network. The build writes the two constants: a version made of
// all files' contents, and their names.

const version = "VERSION";
const files = FILES;

addEventListener("install", (event) => {
  event.waitUntil(caches.open(version).then((cache) => cache.addAll(files)).then(() => skipWaiting()));
});

addEventListener("activate", (event) => {
  event.waitUntil(dropOldVersions().then(() => clients.claim()));
});

addEventListener("fetch", (event) => {
  const isOurs = new URL(event.request.url).origin === location.origin;
  if (event.request.method === "GET" && isOurs) event.respondWith(answer(event.request));
});

async function dropOldVersions() {
  const names = await caches.keys();
  return Promise.all(names.filter((name) => name !== version).map((name) => caches.delete(name)));
}

async function answer(request) {
  const cache = await caches.open(version);
  const kept = await cache.match(request, { ignoreSearch: true });
  if (kept) return kept;
  if (request.mode !== "navigate") return fetch(request);
  // Another name of the page, as index.html, is asked for in vain without a network.
  return fetch(request).catch(() => cache.match("./"));
}
