/** How much of the form a place shows: «card» asks six fields, «inline» adds treatment and message, the others ask everything. */
export type LeadFormVariant = "card" | "inline" | "dialog" | "default";

/** A center as the form names it. */
export interface NamedCenter {
  slug: string;
  name: string;
  /** Nobody answers for it on Cuna yet: the form says so. */
  claimed: boolean;
}

/** What the full form lets people choose from; read once by the server. */
export interface LeadFormOptions {
  countries: readonly string[];
  cities: readonly string[];
  languages: readonly { code: string; name: string }[];
}

/** Whom the form would write to, picked by the same decision that routes: shown by name before sending, pinned by the signed token. */
export interface ReceiversPreview {
  receivers: readonly NamedCenter[];
  token: string;
}

export type LeadFormValues = Readonly<Record<string, string>>;
/** Field to error code, as the rules of the form give them. */
export type LeadFormErrors = Readonly<Record<string, string>>;

export interface LeadFormProps {
  variant: LeadFormVariant;
  /** «advice» writes to Cuna's own team and names no center. */
  kind?: "center" | "advice";
  /** The center the visitor writes to; without one, routing proposes up to three once the treatment is known. */
  center?: NamedCenter;
  /** The service of the page the visitor comes from ("fiv"): fills in the treatment. */
  service?: string;
  /** The label of the button, where «Enviar solicitud» does not say it. */
  submitLabel?: string;
  /** Required by «dialog» and «default». */
  options?: LeadFormOptions;
  /** What was typed, when the server sends the form back. */
  values?: LeadFormValues;
  errors?: LeadFormErrors;
  /** Receivers already known, when the server sends the form back. */
  preview?: ReceiversPreview;
}
