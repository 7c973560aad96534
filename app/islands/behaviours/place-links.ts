/** Connects a map and its list: a place that is pointed at or focused in one is highlighted in both. */
export function linkPlaces() {
  const light = ({ target }: Event) => {
    const pointed = (target as Element).closest<HTMLElement>("[data-place]");
    for (const lit of document.querySelectorAll("[data-lit]")) lit.removeAttribute("data-lit");
    for (const place of pointed?.dataset.place?.split(" ") ?? [])
      for (const twin of pointed!.closest("[data-places]")?.querySelectorAll(`[data-place~="${place}"]`) ?? [])
        twin.setAttribute("data-lit", "");
  };
  document.addEventListener("pointerover", light);
  document.addEventListener("focusin", light);
}
