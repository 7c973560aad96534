import { defaultSite } from "#domain/content/site.ts";

/** What a sentence beside a box is made of: the site's name, and the wording that an administrator wrote, null while that of the release is. */
export interface ShownWording {
  site: string;
  written: { version: string } | null;
}

/** The field that says which wording a form showed. */
export const SEEN_WORDING = "redaccion";

/** Tells two sentences apart: by their wording, and by the name that the site had in them. */
export const nameOfWording = ({ site, written }: ShownWording): string =>
  [written?.version ?? "", site === defaultSite.name ? "" : site].filter(Boolean).join(" ");

/** Returns whether a posted form showed the wording in force: what was ticked beside another one is no permission. */
export const hasSeen = (raw: Readonly<Record<string, unknown>>, inForce: ShownWording): boolean =>
  (raw[SEEN_WORDING] ?? "") === nameOfWording(inForce);
