/** Replaces a picture that fails to load. The text and the code for it are loaded only then. */
export function replaceMissingImages() {
  document.addEventListener("error", ({ target }) => void (target instanceof HTMLImageElement && replace(target)), true);
  // Pictures that failed before this script ran are requested again, and fail again.
  for (const image of document.images)
    if (image.complete && image.naturalWidth === 0 && image.currentSrc) image.setAttribute("src", image.src);
}

const replace = (image: HTMLImageElement) => import("./missing-image.ts").then(({ showMissing }) => showMissing(image));
