/** A map and its list name the same places: what is pointed at or focused in one lights up in both. */
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
