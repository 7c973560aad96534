import { defaultSite } from "#domain/content/site.ts";

/** The parts of a sentence beside a box: the site's name, and the administrator's wording, which is null while the default is in force. */
export interface ShownWording {
  site: string;
  written: { version: string } | null;
}

/** The field that says which wording a form showed. */
export const SEEN_WORDING = "redaccion";

/** Returns a name that distinguishes sentences by wording and by the site's name in them. */
export const nameOfWording = ({ site, written }: ShownWording): string =>
  [written?.version ?? "", site === defaultSite.name ? "" : site].filter(Boolean).join(" ");

/** Returns whether a posted form showed the wording in force. A box that was ticked beside another wording is no permission. */
export const hasSeen = (raw: Readonly<Record<string, unknown>>, inForce: ShownWording): boolean =>
  (raw[SEEN_WORDING] ?? "") === nameOfWording(inForce);
