import { type DocumentKind, requiredDocuments } from "./documents.ts";
import type { PriceAge } from "./price-age.ts";

/** The information that is required before a check, and the information that only helps people to choose. */
export const INFORMATION = ["name", "description", "services", "place", "contact", "languages", "hours"] as const;
export type Information = (typeof INFORMATION)[number];
export const EXTRAS = ["prices", "outcomes", "photos"] as const;
export type Extra = (typeof EXTRAS)[number];

/** The facts that decide which steps are done. */
export interface ListingFacts {
  readonly type: "clinic" | "doctor" | "specialist";
  readonly status: "draft" | "pending" | "published" | "verified" | "returned";
  readonly given: readonly Information[];
  /** The kinds of documents on file, without rejected ones. */
  readonly documents: readonly DocumentKind[];
  readonly extras: readonly Extra[];
}

export const STATIONS = ["information", "documents", "check", "public"] as const;
export type Station = (typeof STATIONS)[number];

export interface Steps {
  readonly percent: number;
  readonly missing: readonly Information[];
  readonly missingDocuments: readonly DocumentKind[];
  readonly missingExtras: readonly Extra[];
  /** The station that the profile has reached; null once it is public. */
  readonly at: Station | null;
  /** True when only the request for a check is left. */
  readonly ready: boolean;
  /** What the percentage grows by, the most first. */
  readonly gains: readonly Gain[];
}

/** One thing that is missing, and the whole percents that it is worth. */
export interface Gain {
  readonly what: Information | DocumentKind | Extra;
  readonly percent: number;
}

const WEIGHT = { information: 45, documents: 25, extras: 30 } as const;

/** Returns the progress of a profile. Its percentage counts what was given, whatever its status: a public profile may still lack prices. */
export function stepsOf({ type, status, given, documents, extras }: ListingFacts): Steps {
  const missing = INFORMATION.filter((piece) => !given.includes(piece));
  const required = requiredDocuments(type);
  const missingDocuments = required.filter((kind) => !documents.includes(kind));
  const missingExtras = extrasOf(type).filter((extra) => !extras.includes(extra));
  const share = (left: number, of: number) => (of - left) / of;
  const percent = Math.round(
    WEIGHT.information * share(missing.length, INFORMATION.length) +
      WEIGHT.documents * share(missingDocuments.length, required.length) +
      WEIGHT.extras * share(missingExtras.length, extrasOf(type).length),
  );
  const isPublic = status === "published" || status === "verified";
  const complete = missing.length === 0 && missingDocuments.length === 0;
  const at = isPublic
    ? null
    : status === "pending"
      ? "check"
      : missing.length > 0
        ? "information"
        : missingDocuments.length > 0
          ? "documents"
          : "check";
  const gain =
    (weight: number, of: number) =>
    (what: Gain["what"]): Gain => ({ what, percent: Math.round(weight / of) });
  const gains = [
    ...missingDocuments.map(gain(WEIGHT.documents, required.length)),
    ...missingExtras.map(gain(WEIGHT.extras, extrasOf(type).length)),
    ...missing.map(gain(WEIGHT.information, INFORMATION.length)),
  ].toSorted((one, other) => other.percent - one.percent);
  return { percent, missing, missingDocuments, missingExtras, gains, at, ready: complete && (status === "draft" || status === "returned") };
}

/** Returns the optional steps. Only centers publish prices and outcomes. */
export const extrasOf = (type: ListingFacts["type"]): readonly Extra[] => (type === "clinic" ? EXTRAS : ["photos"]);

/** Returns whether a center should look at its price again. */
export const isOld = (age: PriceAge | "missing" | "not-offered"): boolean => age === "stale" || age === "expired";
