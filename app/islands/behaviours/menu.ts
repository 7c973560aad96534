/** After the page has settled: hearing of a change some seconds later is early enough. */
const PATIENCE_MS = 2_000;
/** Open pages do not all ask at the same moment. */
const SPREAD_MS = 500;
/** Until a page that was refused asks again: too many are open at its address, or the server is not well. */
const REFUSED_MS = 60_000;

/** A changed header menu reaches the open page: it hears the new version, and takes the header out of the page as it is now. */
export function followMenu() {
  const header = document.querySelector<HTMLElement>("[data-menu-version]");
  if (!header) return;
  let stream: EventSource | undefined;
  let later: number | undefined;

  async function renew() {
    const answer = await fetch(location.href, { headers: { Accept: "text/html" } });
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector<HTMLElement>("[data-menu-version]");
    if (!fresh) return;
    // Somebody is in the menu: it changes when they leave it.
    const open = header!.querySelector(":popover-open");
    if (open) await new Promise((done) => open.addEventListener("toggle", done, { once: true }));
    const focused = header!.contains(document.activeElement) && document.activeElement!.getAttribute("href");
    header!.dataset.menuVersion = fresh.dataset.menuVersion;
    header!.replaceChildren(...fresh.childNodes);
    if (focused) header!.querySelector<HTMLElement>(`[href="${CSS.escape(focused)}"]`)?.focus();
  }

  // A hidden page needs no connection, of which browsers allow six to one host; it compares again when it is looked at.
  function follow() {
    stream?.close();
    clearTimeout(later);
    if (document.hidden) return;
    stream = new EventSource("/api/menu/cambios");
    stream.addEventListener("menu", ({ data }) => {
      if (data !== header!.dataset.menuVersion) setTimeout(() => renew().catch(() => {}), Math.random() * SPREAD_MS);
    });
    // A browser tries again by itself after a connection that broke, and gives up after an answer other than 200.
    stream.addEventListener("error", () => {
      if (stream!.readyState === EventSource.CLOSED) later = window.setTimeout(follow, REFUSED_MS * (1 + Math.random()));
    });
  }
  setTimeout(() => {
    follow();
    document.addEventListener("visibilitychange", follow);
  }, PATIENCE_MS);
}
