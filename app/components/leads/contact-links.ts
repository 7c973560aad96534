import { type LookedAt, lookedAtQuery } from "#app/forms/directory/looked-at.ts";
import { href } from "#app/locale.ts";

/** The key of the form's address with the centers that a visitor picked themselves. */
export const PICKED_KEY = "centros";

/** The key of the form's address that asks for the short form of a question, and its only value. */
export const [WAY_KEY, QUESTION_WAY] = ["modo", "pregunta"] as const;

/** Returns the address of the form that asks first, without contact data but a mailbox. */
export function questionAddress(center: string | undefined, asked: LookedAt, picked: readonly string[] = []) {
  const query = new URLSearchParams({ [WAY_KEY]: QUESTION_WAY, ...(center && { centro: center }), ...lookedAtQuery(asked) });
  if (!center && picked.length > 0) query.set(PICKED_KEY, picked.join(","));
  return href(`/solicitar-informacion?${query}`);
}

/** Returns the address of a profile. Its form starts with what the visitor was looking at. */
export function profileAddress(path: string, asked: LookedAt) {
  const query = new URLSearchParams(lookedAtQuery(asked));
  return href(query.size > 0 ? `${path}?${query}` : path);
}

/** Returns the attributes of a «Contactar» link. It leads to the form's page, or opens the dialog on pages with a `<LeadDialog/>`. */
export function contactLink(centerSlug: string, asked: LookedAt = {}) {
  const query = new URLSearchParams({ centro: centerSlug, ...lookedAtQuery(asked) });
  return {
    href: href(`/solicitar-informacion?${query}`),
    rel: "nofollow",
    "data-lead-dialog": centerSlug,
  };
}

/** Returns the attributes of a link to the form with these centers, and no others, as its proposals. */
export function contactAllLink(slugs: readonly string[], asked: LookedAt) {
  const query = new URLSearchParams({ [PICKED_KEY]: slugs.join(","), ...lookedAtQuery(asked) });
  return { href: href(`/solicitar-informacion?${query.toString().replaceAll("%2C", ",")}`), rel: "nofollow" };
}
