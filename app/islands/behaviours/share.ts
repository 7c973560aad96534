const SAID_MS = 3_000;

/** «Compartir»: the telephone's own sheet, or the address in the clipboard and a word that says so. */
export function shareLinks() {
  document.addEventListener("click", async (event) => {
    const button = (event.target as Element).closest<HTMLElement>("[data-share]");
    if (!button) return;
    const url = document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href ?? location.href;
    try {
      if (navigator.share) return await navigator.share({ title: document.title, url });
      await navigator.clipboard.writeText(url);
    } catch {
      return; // closed without sharing, or refused
    }
    const words = button.lastChild!;
    const before = words.textContent;
    if (before === button.dataset.share) return;
    words.textContent = button.dataset.share!;
    setTimeout(() => {
      words.textContent = before;
    }, SAID_MS);
  });
}
