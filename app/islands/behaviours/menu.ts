/** The stream opens once the page has settled, since a menu change may arrive some seconds late. */
const PATIENCE_MS = 2_000;
/** Spreads the requests of open pages over this time. */
const SPREAD_MS = 500;
/** How long a page waits after it was refused, since the server has trouble. */
const REFUSED_MS = 60_000;

/** Updates the menus of an open page: a stream announces a new version, and header and footer are taken from the current page. */
export function followMenu() {
  const header = document.querySelector<HTMLElement>("[data-menu-version]");
  if (!header) return;
  let stream: EventSource | undefined;
  let later: number | undefined;

  async function renew() {
    const answer = await fetch(location.href, { headers: { Accept: "text/html" } });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const version = page.querySelector<HTMLElement>("[data-menu-version]")?.dataset.menuVersion;
    if (!version) return;
    // Somebody is using the menu, so it changes when they leave it.
    const open = header!.querySelector(":popover-open");
    if (open) await new Promise((done) => open.addEventListener("toggle", done, { once: true }));
    header!.dataset.menuVersion = version;
    for (const part of ["[data-menu-version]", "[data-menu-footer]"]) {
      const [stands, fresh] = [document.querySelector(part), page.querySelector(part)];
      // An unchanged menu is not replaced, so that its folds stay open.
      if (!stands || !fresh || stands.innerHTML === fresh.innerHTML) continue;
      const focused = stands.contains(document.activeElement) && document.activeElement!.getAttribute("href");
      stands.replaceChildren(...fresh.childNodes);
      if (focused) stands.querySelector<HTMLElement>(`[href="${CSS.escape(focused)}"]`)?.focus();
    }
  }

  // A hidden page needs no connection, of which browsers allow six per host. It compares again when it becomes visible.
  function follow() {
    stream?.close();
    clearTimeout(later);
    if (document.hidden) return;
    stream = new EventSource("/api/menu/cambios");
    stream.addEventListener("menu", ({ data }) => {
      if (data !== header!.dataset.menuVersion) setTimeout(() => renew().catch(() => {}), Math.random() * SPREAD_MS);
    });
    // A browser reconnects by itself after a broken connection, but gives up after an answer other than 200.
    stream.addEventListener("error", () => {
      if (stream!.readyState === EventSource.CLOSED) later = window.setTimeout(follow, REFUSED_MS * (1 + Math.random()));
    });
  }
  setTimeout(() => {
    follow();
    document.addEventListener("visibilitychange", follow);
  }, PATIENCE_MS);
}
