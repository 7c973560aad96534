import type { MaskedPerson } from "#domain/leads/lead-access.ts";
import type { AgeBand } from "#domain/masking/masking.ts";
import type { ChosenReason } from "#domain/routing/routing.ts";
import { m } from "#messages/m.ts";
import { type ChoiceNames, nameOf } from "./choice-names.ts";
import type { NamedFact } from "./fact.ts";
import { choiceName } from "./leads.ts";

const AGES: ChoiceNames<AgeBand> = {
  "under-35": m.leads_age_under_35,
  "35-37": m.leads_age_35_37,
  "38-40": m.leads_age_38_40,
  "41-42": m.leads_age_41_42,
  "43-plus": m.leads_age_43_plus,
};

export const ageName = (band: AgeBand): string => AGES[band]();

/** The request as its offer shows it, with names instead of codes. Null where the person did not answer. */
interface MaskedRequest {
  service: string | null;
  country: string | null;
  city: string | null;
  careLanguage: string | null;
  person: MaskedPerson;
}

type MaskedField = Exclude<keyof MaskedRequest, "person"> | keyof MaskedPerson;

/** The line of a field, or null for a field without a line of its own. */
type Line = { label: () => string; value: (request: MaskedRequest) => string | null; whenMissing: "shown" | "left-out" } | null;

/** The lines in their order. Every field that may be shown before the purchase has an entry, so that none can be forgotten. */
const LINES: Readonly<Record<MaskedField, Line>> = {
  service: { label: m.leads_fact_service, value: ({ service }) => service, whenMissing: "shown" },
  subTreatment: { label: m.emails_label_detail, value: ({ person }) => detailName(person.subTreatment), whenMissing: "left-out" },
  ageBand: { label: m.leads_fact_age, value: ({ person }) => person.ageBand && ageName(person.ageBand), whenMissing: "shown" },
  country: { label: m.leads_fact_country, value: ({ country }) => country, whenMissing: "shown" },
  city: { label: m.leads_fact_city, value: ({ city }) => city, whenMissing: "shown" },
  budget: { label: m.leads_fact_budget, value: ({ person }) => choiceName("presupuesto", person.budget), whenMissing: "shown" },
  careLanguage: { label: m.leads_fact_language, value: ({ careLanguage }) => careLanguage, whenMissing: "shown" },
  hasPhone: {
    label: m.leads_fact_contact,
    value: ({ person }) => (person.hasPhone ? null : m.leads_fact_contact_mailbox()),
    whenMissing: "left-out",
  },
  message: null, // Shown as a quotation.
  messageWithheld: null, // Shown in the place of the message.
};

const detailName = (code: string) => (code === "ninguno" ? null : choiceName("subTratamiento", code));

/** Lists what a center may read of a request before its purchase. The value is null where the person did not answer. */
export function offerFacts(request: MaskedRequest): NamedFact<string | null>[] {
  return Object.entries(LINES).flatMap(([key, line]) => {
    const value = line?.value(request) ?? null;
    return line && (value !== null || line.whenMissing === "shown") ? [{ key, label: line.label(), value }] : [];
  });
}

const REASONS: ChoiceNames<Exclude<ChosenReason, "treats_patients">> = {
  origin: m.leads_reason_origin,
  named: m.leads_reason_named,
  offers_service: m.leads_reason_offers_service,
  same_city: m.leads_reason_same_city,
  speaks_language: m.leads_reason_speaks_language,
  verified: m.leads_reason_verified,
  replies_fast: m.leads_reason_replies_fast,
  waited_longest: m.leads_reason_waited_longest,
};

/** Says why routing chose a center. Leaves out the codes of an older policy, which no longer have a text. */
export const reasonNames = (codes: readonly string[]): string[] => codes.flatMap((code) => nameOf(REASONS, code) ?? []);
