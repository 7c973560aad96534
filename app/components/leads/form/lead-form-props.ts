import type { NamedCenter, OpeningPrice } from "#app/forms/leads/receivers-preview.ts";
import type { LeadForm, LeadFormVariant } from "#domain/leads/lead-form-fields.ts";
import type { LeadFormErrors } from "#domain/leads/lead-form-rules.ts";
import type { PatientGroup, Stance } from "#domain/listing/patients.ts";

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

export interface LeadFormProps {
  /** «card» and «inline» ask the least, «default» and «dialog» ask everything. */
  variant: LeadFormVariant;
  /** «advice» is for our own team and names no center. */
  kind?: "center" | "advice";
  /** The center that receives the request. Without one, the form proposes up to three by name once the treatment is known. */
  center?: NamedCenter;
  /** The service of the previous page, such as "fiv". It preselects the treatment. */
  service?: string;
  /** What the center says of the patients of the previous page, so that the form says it before it knows its receivers. */
  stance?: { group: PatientGroup; says: Stance };
  /** The slugs of the centers that the visitor picked, in a form without a center of its own. It proposes these alone. */
  picked?: readonly string[];
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
