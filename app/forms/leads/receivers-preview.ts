import type { PatientGroup } from "#domain/listing/patients.ts";
import type { AgeLimit, Eggs } from "#domain/routing/age-limits.ts";
import type { PassedReason } from "#domain/routing/routing.ts";

/** A center, as the form names it. */
export interface NamedCenter {
  slug: string;
  name: string;
  /** False when nobody manages the center here yet. The form says so. */
  claimed: boolean;
}

/** A proposed center, with the facts beside its box. */
export interface ProposedCenter extends NamedCenter {
  id: string;
  city: string | null;
  verified: boolean;
  /** The price of the requested treatment; null when missing or older than a year. */
  price: { label: string; amountCents: number; informedOn: string } | null;
  /** Null when there are too few cases. */
  reply: { medianHours: number; cases: number } | null;
  /** The names of its languages. */
  languages: readonly string[];
  /** True when it says that it treats these patients; false when it says nothing of them. */
  treatsPatients: boolean;
  /** The day on which it reads the request, where it has its requests for today; null when it reads it now. */
  readOn: string | null;
}

/** The price of opening a request, in US cents: as its only receiver, or as one of several. */
export interface OpeningPrice {
  exclusive: { from: number; to: number };
  shared: { from: number; to: number };
}

/** A center that the visitor chose and that cannot take the request. */
export interface PassedCenter {
  slug: string;
  name: string;
  reason: PassedReason;
  /** The published limit that excludes it by the woman's age; null for another reason. */
  ageLimit: { eggs: Eggs; limit: AgeLimit } | null;
}

/**
 * The centers that a request would reach, chosen by the same decision that routes it. The form shows them by name before sending, and
 * the signed token fixes them.
 */
export interface ReceiversPreview {
  /** The center of the page; null without one, or when it cannot take this request. */
  origin: ProposedCenter | null;
  /** The origin center comes first. Empty when no center fits and our own team answers. */
  receivers: readonly ProposedCenter[];
  /** The patients that the request is for; null also for a woman and a man. */
  patientGroup: PatientGroup | null;
  /** The centers that the visitor chose and that cannot take the request: the one of the page, or some of those that they picked. */
  passedOver: readonly PassedCenter[];
  token: string;
  /** For the requested treatment. */
  opening: OpeningPrice;
}
