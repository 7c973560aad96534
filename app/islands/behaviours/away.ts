/** Hides a bar while its target is visible. */
export function stepAside() {
  for (const bar of document.querySelectorAll<HTMLElement>("[data-away-from]")) {
    const goal = document.getElementById(bar.dataset.awayFrom!);
    if (goal) new IntersectionObserver(([entry]) => bar.toggleAttribute("data-away", entry!.isIntersecting)).observe(goal);
  }
}
