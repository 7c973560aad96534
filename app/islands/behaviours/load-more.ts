import { showChosen } from "./choices.ts";

/** Lets «Cargar más» fetch the next page and append its results. The next link replaces this one. */
export function loadMore() {
  document.addEventListener("click", async (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-load-more]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (link.ariaBusy === "true") return;
    link.ariaBusy = "true";
    link.textContent = link.dataset.busy!;
    try {
      const answer = await fetch(link.href, { headers: { Accept: "text/html" } });
      if (!answer.ok) throw new Error(String(answer.status));
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      // The filters have changed since, so these results no longer belong here.
      if (!link.isConnected) return;
      const list = document.querySelector("[data-more]")!;
      const fresh = [...page.querySelector("[data-more]")!.children];
      list.append(...fresh);
      document.querySelector("[data-more-link]")!.replaceChildren(...page.querySelector("[data-more-link]")!.childNodes);
      showChosen(list);
      fresh[0]?.querySelector<HTMLElement>("a")?.focus({ preventScroll: true });
    } catch {
      location.assign(link.href);
    }
  });
}
