/** A bar steps aside while what it leads to is in view. */
export function stepAside() {
  for (const bar of document.querySelectorAll<HTMLElement>("[data-away-from]")) {
    const goal = document.getElementById(bar.dataset.awayFrom!);
    if (goal) new IntersectionObserver(([entry]) => bar.toggleAttribute("data-away", entry!.isIntersecting)).observe(goal);
  }
}
