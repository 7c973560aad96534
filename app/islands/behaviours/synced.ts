/** Two things that scroll sideways stay beside each other: the header of a comparison stays in view, outside the table it belongs to. */
export function scrollTogether() {
  for (const head of document.querySelectorAll<HTMLElement>("[data-synced]")) {
    const table = document.getElementById(head.dataset.synced!)!;
    const follow = (from: HTMLElement, to: HTMLElement) =>
      from.addEventListener("scroll", () => (to.scrollLeft = from.scrollLeft), { passive: true });
    follow(table, head);
    follow(head, table);
  }
}
