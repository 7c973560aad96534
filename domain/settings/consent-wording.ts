import { dayInSantoDomingo } from "#platform/format.ts";

/** The consents of a single box whose words administrators may change. Those of a request to centers are in request-wording.ts. */
export type ConsentKey = "consent_message" | "consent_newsletter";

/** The mark in a wording that the site's name replaces. */
export const SITE_MARK = "[sitio]";

/** An administrator's wording, which replaces the default one. */
export interface ConsentWording {
  text: string;
  /** The version in evidence: the day since when it is in force, and how often it was changed. */
  version: string;
}

/** Returns the administrator's wording, or null while the default is in force. */
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

/** Returns unknown marks in a wording, such as «[clínica]», which readers would see as they are. */
export const unknownMarks = (text: string, known: readonly string[]): string[] =>
  [...text.matchAll(/\[[^\]]*\]?|\]/g)].map(([mark]) => mark).filter((mark) => !known.includes(mark));

/** Replaces the mark by the site's name. */
export const withSite = ({ text, version }: ConsentWording, site: string): ConsentWording => ({
  text: inPlaceOf(SITE_MARK, text, site),
  version,
});

/** Replaces a mark by a name, literally: a name may contain characters that have a meaning in a replacement pattern. */
export const inPlaceOf = (mark: string, text: string, name: string): string => text.split(mark).join(name);
