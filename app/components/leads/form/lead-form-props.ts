import type { LeadForm, LeadFormVariant } from "#domain/leads/lead-form-fields.ts";
import type { LeadFormErrors } from "#domain/leads/lead-form-rules.ts";

/** A center, as the form names it. */
export interface NamedCenter {
  slug: string;
  name: string;
  /** False when nobody manages the center here yet. The form says so. */
  claimed: boolean;
}

/** A named center, with the facts that the dialog shows beside the form. */
export interface ContactedCenter extends NamedCenter {
  city: string | null;
  neighborhood: string | null;
  verified: boolean;
  verifiedOn: string | null;
  /** Null when there are too few cases. */
  reply: { medianHours: number; cases: number } | null;
  /** Its public telephone number. */
  phone: string | null;
}

/** The choices of the full form, from the server. */
export interface LeadFormOptions {
  countries: readonly string[];
  cities: readonly string[];
  languages: readonly { code: string; name: string }[];
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
}

/** The price of opening a request, in US cents: as its only receiver, or as one of several. */
export interface OpeningPrice {
  exclusive: { from: number; to: number };
  shared: { from: number; to: number };
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
  /** The reason why the center of the page is not included. */
  originPassedOver: string | null;
  token: string;
  /** For the requested treatment. */
  opening: OpeningPrice;
}

export interface LeadFormProps {
  /** «card» and «inline» ask the least, «default» and «dialog» ask everything. */
  variant: LeadFormVariant;
  /** «advice» is for our own team and names no center. */
  kind?: "center" | "advice";
  /** The center that receives the request. Without one, the form proposes up to three by name once the treatment is known. */
  center?: NamedCenter;
  /** The service of the previous page, such as "fiv". It preselects the treatment. */
  service?: string;
  /** The label of the button, where a page has a better one. */
  submitLabel?: string;
  /** The price of opening the request, if the page knows it. Not for advice, which no center receives. */
  opening?: OpeningPrice;
  /** The ids of the proposed centers whose boxes were ticked, when the server returns the form. */
  ticked?: readonly string[];
  /** Required by «dialog» and «default». */
  options?: LeadFormOptions;
  /** The typed values, when the server returns the form. */
  values?: Partial<LeadForm>;
  errors?: LeadFormErrors;
  /** True when some of the values come from the signed-in person's account. The form says so. */
  autofilled?: boolean;
  /** A sentence about the whole request, when the server returns the form. */
  failure?: string;
}
