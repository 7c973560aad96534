import "#app/locale.browser.ts";
import { COOKIE_SECONDS, cookieName } from "#app/cookies.ts";
import { COMPARED_COOKIE, MAX_CHOSEN, readSlugs, SAVED_COOKIE, writeSlugs } from "#app/forms/directory/chosen-slugs.ts";
import { href } from "#app/locale.ts";
import { m } from "#messages/m.ts";
import { toast } from "./toast.ts";

type Cookie = typeof COMPARED_COOKIE | typeof SAVED_COOKIE;

const secure = location.protocol === "https:";

const chosen = (cookie: Cookie) =>
  readSlugs(new RegExp(`(?:^|; )${cookieName(cookie, secure)}=([^;]*)`).exec(document.cookie)?.[1], cookie);

function keep(cookie: Cookie, slugs: readonly string[]) {
  const age = slugs.length > 0 ? COOKIE_SECONDS[cookie] : 0;
  // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is not in every browser yet, and this flips at once
  document.cookie = `${cookieName(cookie, secure)}=${writeSlugs(slugs, cookie)};Path=/;Max-Age=${age};SameSite=Lax${secure ? ";Secure" : ""}`;
}

/** Marks what was chosen before, and shows the tray when there is something to compare. */
export function show(root: ParentNode) {
  press(root, "save", chosen(SAVED_COOKIE));
  press(root, "compare", chosen(COMPARED_COOKIE));
  void showTray();
}

function press(root: ParentNode, kind: "save" | "compare", slugs: readonly string[]) {
  for (const button of root.querySelectorAll<HTMLElement>(`[data-${kind}][aria-pressed]`))
    button.ariaPressed = String(slugs.includes(button.dataset[kind]!));
}

/** Handles a press on one of the controls. */
export function act(control: HTMLElement) {
  const { save, compare } = control.dataset;
  if (save !== undefined) toggleSaved(save);
  else if (compare !== undefined) toggleCompared(compare);
  else if ("print" in control.dataset) print();
  else void share((control as HTMLAnchorElement).href);
}

function toggleSaved(slug: string) {
  const before = chosen(SAVED_COOKIE);
  const saved = before.includes(slug);
  const slugs = saved ? before.filter((other) => other !== slug) : [...before, slug];
  keep(SAVED_COOKIE, slugs);
  press(document, "save", slugs);
  tellAccount(saved ? "quitar" : "guardar", slug);
  const link = { href: href("/guardados"), words: m.compare_toast_see() };
  toast(saved ? { title: m.compare_toast_unsaved() } : { title: m.compare_toast_saved(), link });
}

/** Updates the account of a signed-in person, whose hearts are the same on every device. Only their pages have a button to sign out. */
function tellAccount(field: "guardar" | "quitar", slug: string) {
  if (!document.querySelector('form[action$="/salir"]')) return;
  const body = new URLSearchParams({ [field]: slug });
  // Without a connection the browser keeps the heart, and the account gets it on the next visit to its own pages.
  fetch(href("/guardados"), { method: "POST", body, redirect: "manual", keepalive: true }).catch(() => undefined);
}

/** Adds or removes one slug; an empty one removes all. */
function toggleCompared(slug: string) {
  const before = chosen(COMPARED_COOKIE);
  const adds = slug !== "" && !before.includes(slug);
  if (adds && before.length >= MAX_CHOSEN[COMPARED_COOKIE]) {
    toast({ title: m.compare_toast_full(), text: m.compare_toast_full_text() });
    return;
  }
  const slugs = adds ? [...before, slug] : before.filter((other) => slug !== "" && other !== slug);
  keep(COMPARED_COOKIE, slugs);
  press(document, "compare", slugs);
  void showTray();
}

let shown = "";

/** Fetches the tray for the current choice and puts it at the end of the page, unless there is nothing to compare. */
async function showTray() {
  const slugs = chosen(COMPARED_COOKIE);
  const wanted = slugs.join(".");
  if (wanted === shown || !document.querySelector("main [data-compare]")) return;
  shown = wanted;
  let html = "";
  if (wanted) {
    // The comparison goes on with what this page's address asks for.
    const answer = await fetch(href(`/api/bandeja?centros=${slugs}&${location.search.slice(1)}`));
    if (!answer.ok) return;
    html = await answer.text();
  }
  // The visitor changed the choice before this answer arrived.
  if (shown !== wanted) return;
  const old = document.querySelector("[data-tray]");
  const focused = old?.contains(document.activeElement);
  const fresh = new DOMParser().parseFromString(html, "text/html").querySelector<HTMLElement>("[data-tray]");
  old?.remove();
  if (fresh) {
    // The page's own bar at the foot stays below the tray.
    const main = document.querySelector("main")!;
    main.insertBefore(fresh, main.querySelector(":scope > [data-away-from]"));
    if (focused) fresh.querySelector("a")?.focus({ preventScroll: true });
    // A chosen center is no longer listed.
    shown = fresh.dataset.tray!;
    if (shown !== wanted) keep(COMPARED_COOKIE, shown.split("."));
  } else if (wanted) keep(COMPARED_COOKIE, []);
}

/** Opens the telephone's share sheet, or copies the address, or shows the plain link. */
async function share(url: string) {
  if (navigator.share) {
    // Closing the sheet without sharing counts as an answer too.
    return navigator.share({ title: document.title, url }).catch(() => undefined);
  }
  try {
    await navigator.clipboard.writeText(url);
    toast({ title: m.compare_toast_copied() });
  } catch {
    toast({ title: m.compare_toast_link(), link: { href: url, words: url } });
  }
}
