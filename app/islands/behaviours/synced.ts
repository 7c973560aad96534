/** Keeps two sideways-scrolling elements together: the sticky header of a comparison is outside its table. */
export function scrollTogether() {
  for (const head of document.querySelectorAll<HTMLElement>("[data-synced]")) {
    const table = document.getElementById(head.dataset.synced!)!;
    const follow = (from: HTMLElement, to: HTMLElement) =>
      from.addEventListener("scroll", () => (to.scrollLeft = from.scrollLeft), { passive: true });
    follow(table, head);
    follow(head, table);
  }
}
