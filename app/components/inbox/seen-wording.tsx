import { defaultSite } from "#domain/content/site.ts";

/** The parts of a sentence beside a box: the site's name, and the administrator's wording, which is null while the default is in force. */
interface Shown {
  site: string;
  written: { version: string } | null;
}

const SEEN_WORDING = "redaccion";

/** Returns a name that distinguishes sentences by wording and by the site's name in them. */
const nameOf = ({ site, written }: Shown): string =>
  [written?.version ?? "", site === defaultSite.name ? "" : site].filter(Boolean).join(" ");

/** A hidden field with the wording of a consent that a form shows. There is none while it is the default, with the default name. */
export function SeenWording(shown: Shown) {
  const name = nameOf(shown);
  return name && <input type="hidden" name={SEEN_WORDING} value={name} />;
}

/** Returns whether a posted form showed the wording in force. A box that was ticked beside another wording is no permission. */
export const hasSeen = (raw: Readonly<Record<string, unknown>>, inForce: Shown): boolean => (raw[SEEN_WORDING] ?? "") === nameOf(inForce);
