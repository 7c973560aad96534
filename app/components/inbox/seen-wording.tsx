import { defaultSite } from "#domain/content/site.ts";

/** What a sentence beside a box is made of: the site's name, and the wording that an administrator wrote, null while that of the release is. */
interface Shown {
  site: string;
  written: { version: string } | null;
}

const SEEN_WORDING = "redaccion";

/** Tells two sentences apart: by their wording, and by the name that the site had in them. */
const nameOf = ({ site, written }: Shown): string =>
  [written?.version ?? "", site === defaultSite.name ? "" : site].filter(Boolean).join(" ");

/** Says which wording of a consent a form shows; nothing while it is that of the release, with the name that a site begins with. */
export function SeenWording(shown: Shown) {
  const name = nameOf(shown);
  return name && <input type="hidden" name={SEEN_WORDING} value={name} />;
}

/** Returns whether a posted form showed the wording in force: what was ticked beside another one is no permission. */
export const hasSeen = (raw: Readonly<Record<string, unknown>>, inForce: Shown): boolean => (raw[SEEN_WORDING] ?? "") === nameOf(inForce);
