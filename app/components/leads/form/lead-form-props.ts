import type { LeadForm, LeadFormVariant } from "#domain/leads/lead-form-fields.ts";
import type { LeadFormErrors } from "#domain/leads/lead-form-rules.ts";

/** A center as the form names it. */
export interface NamedCenter {
  slug: string;
  name: string;
  /** False when nobody answers for the center here yet; the form says so. */
  claimed: boolean;
}

/** A named center with what the dialog says about it beside the form. */
export interface ContactedCenter extends NamedCenter {
  city: string | null;
  neighborhood: string | null;
  verified: boolean;
  verifiedOn: string | null;
  /** Null when there are too few cases. */
  reply: { medianHours: number; cases: number } | null;
  /** Its own number for patients. */
  phone: string | null;
}

/** The options of the full form, as the server read them. */
export interface LeadFormOptions {
  countries: readonly string[];
  cities: readonly string[];
  languages: readonly { code: string; name: string }[];
}

/** A center that the server proposes, with what stands beside its box. */
export interface ProposedCenter extends NamedCenter {
  id: string;
  city: string | null;
  verified: boolean;
  /** The price of the treatment asked for; null when it is missing or older than a year. */
  price: { label: string; amountCents: number; informedOn: string } | null;
  /** Null when there are too few cases. */
  reply: { medianHours: number; cases: number } | null;
  /** The names of its languages. */
  languages: readonly string[];
}

/** What a center pays to open a request, in US cents: as the only one that receives it, or as one of several. */
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
  /** The reason why the center of the page is not among them. */
  originPassedOver: string | null;
  token: string;
  /** For the treatment asked for. */
  opening: OpeningPrice;
}

export interface LeadFormProps {
  /** «card» and «inline» ask the least, «default» and «dialog» ask everything. */
  variant: LeadFormVariant;
  /** «advice» writes to our own team and names no center. */
  kind?: "center" | "advice";
  /** The center that receives the request. Without one, the form proposes up to three by name once the treatment is known. */
  center?: NamedCenter;
  /** The service of the page before this one, such as "fiv". It preselects the treatment. */
  service?: string;
  /** The label of the button, where a page has a better one. */
  submitLabel?: string;
  /** What a center pays to open the request, as far as the page knows. Not for advice, which no center receives. */
  opening?: OpeningPrice;
  /** The ids of the proposed centers whose boxes were ticked, when the server sends the form back. */
  ticked?: readonly string[];
  /** Required by «dialog» and «default». */
  options?: LeadFormOptions;
  /** The typed values, when the server sends the form back. */
  values?: Partial<LeadForm>;
  errors?: LeadFormErrors;
  /** Some of the values come from the account of whoever signed in; the form says so. */
  autofilled?: boolean;
  /** A sentence about the whole request, when the server sends the form back. */
  failure?: string;
}
