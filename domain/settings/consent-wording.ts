import { dayInSantoDomingo } from "#platform/format.ts";

/** The consents of a single box whose words administrators may write anew. Those of a request to centers are in request-wording.ts. */
export type ConsentKey = "consent_message" | "consent_newsletter";

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
  return { text, version: versionName(version, changedAt) };
}

export const versionName = (version: number, changedAt: Date): string => `${dayInSantoDomingo(changedAt)}.${version}`;

/** Returns the marks of a wording that stand for nothing, such as «[clínica]»: a reader would see them as they are. */
export const unknownMarks = (text: string, known: readonly string[]): string[] =>
  [...text.matchAll(/\[[^\]]*\]?|\]/g)].map(([mark]) => mark).filter((mark) => !known.includes(mark));

/** Writes the site's name into a wording. */
export const withSite = ({ text, version }: ConsentWording, site: string): ConsentWording => ({
  text: inPlaceOf(SITE_MARK, text, site),
  version,
});

/** Writes a name in place of a mark, as it is: a name may hold what a pattern of replacement means. */
export const inPlaceOf = (mark: string, text: string, name: string): string => text.split(mark).join(name);
