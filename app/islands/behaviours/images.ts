/** A picture that does not come is replaced by one that says so. The words and the code come only then. */
export function replaceMissingImages() {
  document.addEventListener("error", ({ target }) => void (target instanceof HTMLImageElement && replace(target)), true);
  // Those that failed before this ran: asked again, they fail again.
  for (const image of document.images)
    if (image.complete && image.naturalWidth === 0 && image.currentSrc) image.setAttribute("src", image.src);
}

const replace = (image: HTMLImageElement) => import("./missing-image.ts").then(({ showMissing }) => showMissing(image));
