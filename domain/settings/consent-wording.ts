import { dayInSantoDomingo } from "#platform/format.ts";

/** The consents whose words administrators may write anew. Those of a request to centers change with a release. */
export const CONSENT_KEYS = ["consent_message", "consent_newsletter"] as const;
export type ConsentKey = (typeof CONSENT_KEYS)[number];

/** Stands in a wording where the site's name goes. */
export const SITE_MARK = "[sitio]";

/** A wording that an administrator put in place of the one of the release. */
export interface ConsentWording {
  text: string;
  /** As evidence names it: the day since when, and how often it was written. */
  version: string;
}

/** Returns the wording in force, or null while that of the release is. */
export function readConsentWording({
  value,
  version,
  changedAt,
}: {
  value: unknown;
  version: number;
  changedAt: Date | null;
}): ConsentWording | null {
  const { text } = (value ?? {}) as { text?: unknown };
  if (typeof text !== "string" || text === "" || changedAt === null) return null;
  return { text, version: `${dayInSantoDomingo(changedAt)}.${version}` };
}

/** Writes the site's name into a wording. */
export const withSite = ({ text, version }: ConsentWording, site: string): ConsentWording => ({
  text: text.replaceAll(SITE_MARK, site),
  version,
});
