import { startCarousels } from "./carousel.ts";
import { showChosen } from "./choices.ts";

const TYPING_MS = 300;
const SKELETONS_AFTER_MS = 150;
const SKELETONS = 6;
/** The sticky header's height, and a little more. */
const OUT_OF_SIGHT_PX = 160;

/**
 * Lets a list follow its filters without leaving the page: it fetches the address that the form would lead to and inserts the parts of
 * the answer (`data-part`) in their places. The form, its links and its pages work the same without it.
 */
export function followFilters() {
  const form = document.querySelector<HTMLFormElement>("form[data-filters]");
  if (!form) return;
  carryIntoDrawer(form);
  let typing: ReturnType<typeof setTimeout>;
  let latest: AbortController | undefined;

  const show = async (address: string, fromForm: boolean) => {
    latest?.abort();
    latest = new AbortController();
    const { signal } = latest;
    const results = part(document, "results")!;
    const slow = setTimeout(() => fill(results, "loading"), SKELETONS_AFTER_MS);
    signal.onabort = () => clearTimeout(slow);
    try {
      const answer = await fetch(address, { signal, headers: { Accept: "text/html" } });
      if (!answer.ok) throw new Error(String(answer.status));
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      if (signal.aborted) return;
      clearTimeout(slow);
      history.replaceState(history.state, "", answer.url);
      document.title = page.title;
      // A chip or a link may vanish while it has the focus. The focus then moves to the count, which says what happened.
      const lost = document.activeElement?.closest("[data-live]");
      for (const old of document.querySelectorAll<HTMLElement>("[data-part]")) {
        const fresh = part(page, old.dataset.part!);
        if (fresh && fresh.innerHTML !== old.innerHTML) old.replaceChildren(...fresh.childNodes);
      }
      if (!fromForm) copyChoices(page.querySelector<HTMLFormElement>("form[data-filters]"), form);
      results.removeAttribute("aria-busy");
      showChosen(results);
      startCarousels(results);
      const count = part(document, "count")!;
      if (lost && !lost.contains(document.activeElement)) count.focus({ preventScroll: true });
      // A shorter list may end above the visible part of the page.
      if (results.getBoundingClientRect().bottom < OUT_OF_SIGHT_PX) count.scrollIntoView({ block: "center" });
    } catch {
      clearTimeout(slow);
      if (signal.aborted) return;
      fill(results, "failed").querySelector<HTMLElement>("[data-retry]")!.onclick = () => void show(address, fromForm);
      results.scrollIntoView({ block: "nearest" });
    }
  };
  const ask = () => void show(addressOf(form), true);

  document.addEventListener("change", ({ target }) => {
    if ((target as HTMLInputElement).form === form && (target as HTMLInputElement).type !== "search") ask();
  });
  form.addEventListener("input", ({ target }) => {
    if ((target as HTMLInputElement).type !== "search") return;
    clearTimeout(typing);
    typing = setTimeout(ask, TYPING_MS);
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    clearTimeout(typing);
    ask();
  });
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("[data-live] a:not([data-native]), a[data-live]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void show(link.href, false);
  });
  // On a slow line somebody may choose before this script loads. A field that is being typed into tells by itself when it is left.
  if ([...form.elements].some((field) => !field.matches(":focus:read-write") && isChanged(field))) ask();
}

/** Returns whether a field's value differs from what the server wrote into it. */
function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement)
    return (
      field.selectedIndex !==
      Math.max(
        0,
        [...field.options].findIndex(({ defaultSelected }) => defaultSelected),
      )
    );
  if (!(field instanceof HTMLInputElement)) return false;
  return field.checked !== field.defaultChecked || field.value !== field.defaultValue;
}

const part = (root: ParentNode, name: string) => root.querySelector<HTMLElement>(`[data-part="${name}"]`);

/** Returns the address that the server would write: lists joined by commas, without defaults and empty fields. */
function addressOf(form: HTMLFormElement): string {
  const asked = new Map<string, string>();
  for (const [key, value] of new FormData(form)) {
    const field = form.elements.namedItem(key);
    if (value === "" || (field instanceof HTMLElement && field.dataset.default === value)) continue;
    asked.set(key, asked.has(key) ? `${asked.get(key)},${value}` : String(value));
  }
  const query = new URLSearchParams([...asked]).toString().replaceAll("%2C", ",");
  return query ? `${form.action}?${query}` : form.action;
}

/** Updates the form after a link changed the filters, so that it matches the linked page. */
function copyChoices(from: HTMLFormElement | null, to: HTMLFormElement) {
  const given = from ? [...from.elements] : [];
  for (const [index, field] of [...to.elements].entries()) {
    const fresh = given[index];
    if (field instanceof HTMLInputElement && fresh instanceof HTMLInputElement) {
      field.checked = fresh.checked;
      field.value = fresh.value;
    } else if (field instanceof HTMLSelectElement && fresh instanceof HTMLSelectElement) field.value = fresh.value;
  }
}

function fill(results: HTMLElement, what: "loading" | "failed"): HTMLElement {
  const kept = document.querySelector<HTMLElement>(`[data-while="${what}"]`)!;
  const html = kept instanceof HTMLTemplateElement ? kept.innerHTML : kept.textContent;
  const content = document.createRange().createContextualFragment(html);
  const loading = what === "loading";
  results.setAttribute("aria-busy", String(loading));
  part(document, "count")!.textContent = kept.dataset.words!;
  if (loading) {
    const places = content.firstElementChild!;
    for (let i = 1; i < SKELETONS; i++) places.append(places.firstElementChild!.cloneNode(true));
  }
  results.replaceChildren(content);
  return results;
}

/** Moves the form into the drawer on phones while that is open, so that there is only one form. */
function carryIntoDrawer(form: HTMLFormElement) {
  const place = document.querySelector<HTMLElement>("[data-filters-place]");
  const drawer = place?.closest("dialog");
  if (!place || !drawer) return;
  const home = form.parentElement!;
  // The browser may have opened it before this script loaded.
  if (drawer.open) place.append(form);
  drawer.addEventListener("beforetoggle", (event) => {
    if ((event as ToggleEvent).newState === "open") place.append(form);
  });
  drawer.addEventListener("close", () => home.append(form));
}
