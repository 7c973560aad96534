import "#app/locale.browser.ts";
import { m } from "#app/paraglide/messages.js";

const PLACEHOLDER = "/placeholder.svg";

export function showMissing(image: HTMLImageElement) {
  // Should this one not come either, nothing is left to show.
  if (image.getAttribute("src") === PLACEHOLDER) return;
  image.removeAttribute("srcset");
  image.src = PLACEHOLDER;
  image.alt = m.centers_photo_missing();
}
