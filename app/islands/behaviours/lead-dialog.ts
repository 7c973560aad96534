import type { DialogRequest, DialogRequestName } from "#app/components/leads/dialog-request.ts";
import type { Loader } from "./loader.ts";

const REQUEST: DialogRequestName = "cuna:contactar";
const PATIENCE_MS = 5_000;

/** «Contactar» opens the form over the page. When the dialog cannot come, or takes too long, the link is followed as it stands. */
export function openLeadDialogs({ wake }: Loader) {
  const dialogOf = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-lead-dialog]") : null;
    const island = link && document.querySelector<HTMLElement>('[data-island="lead-dialog"]');
    return link && island && island.dataset.state !== "failed" ? { link, island } : null;
  };

  document.addEventListener("pointerover", (event) => {
    const found = dialogOf(event);
    if (found) void wake(found.island);
  });

  document.addEventListener("click", (event) => {
    const found = dialogOf(event);
    if (!found || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { link, island } = found;
    const request: DialogRequest = {
      slug: link.dataset.leadDialog!,
      service: link.dataset.leadService,
      address: link.href,
      opener: link,
    };
    const slow = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
    void Promise.race([wake(island), slow]).then(() => {
      const opened = !island.dispatchEvent(new CustomEvent(REQUEST, { detail: request, cancelable: true }));
      if (!opened) location.assign(link.href);
    });
  });
}
