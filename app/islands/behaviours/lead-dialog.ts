import type { DialogRequest, DialogRequestName } from "#app/components/leads/form/dialog-request.ts";
import type { Loader } from "./loader.ts";

const REQUEST: DialogRequestName = "cuna:contactar";
const PATIENCE_MS = 5_000;

/** Lets «Contactar» open the form over the page. When the dialog fails or takes too long, the browser follows the link. */
export function openLeadDialogs({ wake }: Loader) {
  const dialogIn = () => document.querySelector<HTMLElement>('[data-island="lead-dialog"]:not([data-state="failed"])');
  const dialogOf = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-lead-dialog]") : null;
    const island = link && dialogIn();
    return link && island ? { link, island } : null;
  };

  document.addEventListener("pointerover", (event) => {
    const found = dialogOf(event);
    if (found) void wake(found.island);
  });

  const open = (event: Event, island: HTMLElement, request: DialogRequest) => {
    event.preventDefault();
    const slow = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
    void Promise.race([wake(island), slow]).then(() => {
      const opened = !island.dispatchEvent(new CustomEvent(REQUEST, { detail: request, cancelable: true }));
      if (!opened) location.assign(request.address);
    });
  };

  document.addEventListener("click", (event) => {
    const found = dialogOf(event);
    if (!found || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const { link, island } = found;
    open(event, island, { slug: link.dataset.leadDialog!, address: link.href, opener: link });
  });

  // A form that first asks for one of several centers opens the same dialog.
  document.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    const island = form.matches("[data-lead-choice]") && dialogIn();
    if (!island) return;
    const chosen = new FormData(form);
    const address = `${form.action}?${new URLSearchParams(chosen as never)}`;
    open(event, island, { slug: String(chosen.get("centro")), address, opener: event.submitter ?? form });
  });
}
