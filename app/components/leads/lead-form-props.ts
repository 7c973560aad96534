import type { LeadForm, LeadFormVariant } from "#domain/leads/lead-form-fields.ts";
import type { LeadFormErrors } from "#domain/leads/lead-form-rules.ts";

/** A center as the form names it. */
export interface NamedCenter {
  slug: string;
  name: string;
  /** False: nobody answers for it on Cuna yet, and the form says so. */
  claimed: boolean;
}

/** The same with what the dialog says about it beside the form. */
export interface ContactedCenter extends NamedCenter {
  city: string | null;
  neighborhood: string | null;
  verified: boolean;
  verifiedOn: string | null;
  /** Null where there are too few cases to tell. */
  reply: { medianHours: number; cases: number } | null;
}

/** What the full form lets people choose from; read once by the server. */
export interface LeadFormOptions {
  countries: readonly string[];
  cities: readonly string[];
  languages: readonly { code: string; name: string }[];
}

/** A center that the server has picked. */
export interface PickedCenter extends NamedCenter {
  id: string;
}

/** Whom a request would reach, picked by the decision that routes: shown by name before sending, pinned by the signed token. */
export interface ReceiversPreview {
  /** The center of the page; null without one, or when it cannot take this request. */
  origin: PickedCenter | null;
  /** The origin first. Empty: nobody fits, and our own team answers. */
  receivers: readonly PickedCenter[];
  /** Why the center of the page is not among them. */
  originPassedOver: string | null;
  token: string;
}

export interface LeadFormProps {
  /** «card» asks six fields, «inline» adds treatment and message, «default» and «dialog» ask everything. */
  variant: LeadFormVariant;
  /** «advice» writes to Cuna's own team and names no center. */
  kind?: "center" | "advice";
  /** The center the visitor writes to; without one, up to three are proposed by name once the treatment is known. */
  center?: NamedCenter;
  /** The service of the page the visitor comes from ("fiv"): fills in the treatment. */
  service?: string;
  /** The words on the button, where a page has better ones. */
  submitLabel?: string;
  /** Required by «dialog» and «default». */
  options?: LeadFormOptions;
  /** What was typed, when the server sends the form back. */
  values?: Partial<LeadForm>;
  errors?: LeadFormErrors;
  /** A sentence about the whole request, when the server sends the form back. */
  failure?: string;
}
