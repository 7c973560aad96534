import "#app/locale.browser.ts";
import { m } from "#messages/m.ts";

const PLACEHOLDER = "/placeholder.svg";

export function showMissing(image: HTMLImageElement) {
  // When this picture fails too, there is nothing left to show.
  if (image.getAttribute("src") === PLACEHOLDER) return;
  image.removeAttribute("srcset");
  image.src = PLACEHOLDER;
  image.alt = m.centers_photo_missing();
}
