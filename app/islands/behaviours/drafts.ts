import { LEAD_DRAFT } from "#app/forms/held-fields.ts";
import type { Loader } from "./loader.ts";

/** Wakes the request forms of a page when this browser keeps what somebody typed into one, so that they show it. */
export function bringDraftsBack({ wake }: Loader) {
  try {
    if (!localStorage.getItem(LEAD_DRAFT)) return;
  } catch {
    return;
  }
  for (const form of document.querySelectorAll<HTMLElement>('[data-island="lead-form"]')) void wake(form);
}
