// Keeps the site readable on a bad connection: the newest copy of every public page that was seen, the files they need, and a
// page that says so when there is none. Whatever the server does not mark as the same for everybody is never kept.

const CACHE = "cuna-1";
const OFFLINE = "/sin-conexion";
const MAX_PAGES = 40;
const MAX_FILES = 120;
/** Their names change with their content. */
const NEVER_CHANGE = /^\/assets\//;
const FILES = /^\/(assets|icons|insignias|demo)\/|\.(svg|woff2|webmanifest)$/;

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(takeOver()));
addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(event));
  else if (FILES.test(url.pathname)) event.respondWith(file(event));
});

async function install() {
  const cache = await caches.open(CACHE);
  const response = await fetch(OFFLINE, { credentials: "omit", cache: "reload" });
  const html = await response.clone().text();
  const needed = [...html.matchAll(/(?:href|src)="(\/[^"]+\.(?:css|js|woff2|svg))"/g)].map(([, path]) => path);
  await cache.addAll([...new Set(needed)]);
  await cache.put(OFFLINE, response);
  await skipWaiting();
}

async function takeOver() {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
  await registration.navigationPreload?.enable();
  await clients.claim();
}

/** The network first; what was seen before only when there is none. */
async function page(event) {
  const cache = await caches.open(CACHE);
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    if (isForEverybody(response)) event.waitUntil(keep(cache, event.request, response.clone()));
    return response;
  } catch {
    return (await cache.match(event.request)) ?? (await offlinePage(cache));
  }
}

/** A copy is shown at once. What is not named by its content is fetched anew meanwhile, for the next time. */
async function file(event) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(event.request);
  if (!kept) return fetchAndKeep(event, cache);
  // Asks the server even when the browser's own copy is young; without a connection the old one stays.
  if (!NEVER_CHANGE.test(new URL(event.request.url).pathname)) {
    event.waitUntil(fetchAndKeep(event, cache, { cache: "no-cache" }).catch(() => {}));
  }
  return kept;
}

async function fetchAndKeep(event, cache, how) {
  const response = await fetch(event.request, how);
  if (response.ok && response.type === "basic") event.waitUntil(keep(cache, event.request, response.clone()));
  return response;
}

/** `s-maxage` is how the server says that a page is the same for every visitor; dashboards, requests and offers never have it. */
function isForEverybody(response) {
  const kind = response.headers.get("content-type") ?? "";
  return response.status === 200 && response.type === "basic" && kind.startsWith("text/html") && /s-maxage/.test(cacheRule(response));
}

const cacheRule = (response) => response.headers.get("cache-control") ?? "";

async function keep(cache, request, response) {
  await cache.delete(request); // so that what was seen last stands last
  await cache.put(request, response);
  const all = await cache.keys();
  const isFile = ({ url }) => FILES.test(new URL(url).pathname);
  const pages = all.filter((key) => !isFile(key) && new URL(key.url).pathname !== OFFLINE);
  const files = all.filter(isFile);
  for (const old of [...pages.slice(0, -MAX_PAGES), ...files.slice(0, -MAX_FILES)]) await cache.delete(old);
}

/** Says that there is no connection, and lists the pages that can still be read. */
async function offlinePage(cache) {
  const response = await cache.match(OFFLINE);
  if (!response) return Response.error();
  const links = [];
  for (const request of (await cache.keys()).reverse()) {
    const { pathname, search } = new URL(request.url);
    if (pathname === OFFLINE || FILES.test(pathname)) continue;
    // Escaped already, since it comes out of our own page.
    const title = /<title[^>]*>([^<]*)</.exec(await (await cache.match(request)).text())?.[1];
    const address = (pathname + search).replaceAll("&", "&amp;").replaceAll('"', "&quot;");
    if (title) links.push(`<li><a class="link" href="${address}">${title}</a></li>`);
  }
  const html = (await response.text()).replace(/(<ul[^>]*data-kept-pages[^>]*>)/, `$1${links.join("")}`);
  const headers = new Headers(response.headers);
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  return new Response(links.length > 0 ? html.replace(/ hidden=""(?=[^>]*data-kept)/, "") : html, { headers });
}

addEventListener("push", (event) => event.waitUntil(showNotice(event.data)));
addEventListener("notificationclick", (event) => event.waitUntil(openNotices(event.notification)));

/** Shows what the server wrote for a screen that others may see. A repeat has the tag of the first, and takes its place. */
async function showNotice(data) {
  const { title, body, path, tag } = data?.json() ?? {};
  if (title) await registration.showNotification(title, { body, tag, data: path, ...(body && { icon: "/icons/icon-192.png" }) });
}

async function openNotices(notification) {
  const path = notification.data ?? "/";
  notification.close();
  const open = (await clients.matchAll({ type: "window" })).find(({ url }) => new URL(url).pathname === path);
  await (open ? open.focus() : clients.openWindow(path));
}
