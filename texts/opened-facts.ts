import type { OpenPerson } from "#domain/leads/lead-access.ts";
import type { ChoiceField, LeadFormTextField } from "#domain/leads/lead-form-fields.ts";
import { m } from "#messages/m.ts";
import { formatPhone } from "#platform/format.ts";
import type { NamedFact } from "./fact.ts";
import { choiceName, FIELD_NAMES } from "./leads.ts";

/** A request after its purchase, with names instead of codes. Null where the person did not answer. */
interface OpenedRequest {
  person: OpenPerson;
  service: string | null;
  country: string | null;
  city: string | null;
  careLanguage: string | null;
}

/** The line of a field, or null for a field without a line of its own. */
type Line = { label: () => string; value: (request: OpenedRequest) => string | null | undefined } | null;

/** The lines in their order. Every text field of the form has an entry, so that no answer can be left out. */
const LINES: Readonly<Record<LeadFormTextField, Line>> = {
  nombre: null, // Part of the page's title.
  apellido: null, // Part of the page's title.
  telefono: { label: m.followups_fact_phone, value: ({ person }) => person.phone && formatPhone(person.phone) },
  email: { label: m.followups_fact_email, value: ({ person }) => person.form.email },
  tratamiento: {
    label: m.leads_fact_service,
    value: ({ service, person }) => service ?? choiceName("tratamiento", person.form.tratamiento),
  },
  subTratamiento: {
    label: m.emails_label_detail,
    value: ({ person: { form } }) => (form.subTratamiento === "ninguno" ? null : choiceName("subTratamiento", form.subTratamiento)),
  },
  presupuesto: chosen("presupuesto", m.leads_fact_budget),
  anoNacimiento: { label: m.followups_fact_born, value: ({ person }) => person.form.anoNacimiento },
  genero: chosen("genero", FIELD_NAMES.genero),
  estado: chosen("estado", m.followups_fact_situation),
  pais: { label: m.leads_fact_country, value: ({ country }) => country },
  provincia: { label: FIELD_NAMES.provincia, value: ({ person }) => person.form.provincia },
  idioma: { label: m.leads_fact_language, value: ({ careLanguage }) => careLanguage },
  ciudad: { label: m.leads_fact_city, value: ({ city }) => city },
  ubicacionTratamientoAdicional: { label: m.followups_fact_other_place, value: ({ person }) => person.form.ubicacionTratamientoAdicional },
  fechasVisita: { label: m.followups_fact_trip, value: ({ person }) => person.form.fechasVisita },
  alojamiento: chosen("alojamiento", m.followups_fact_lodging),
  informacionAdicional: { label: m.followups_fact_more, value: ({ person }) => person.form.informacionAdicional },
  metodoContacto: chosen("metodoContacto", m.followups_fact_method),
  mensaje: null, // Shown as a quotation.
  respuesta: null, // No longer matters after the purchase.
  recibirMasRespuestas: null, // Concerns other centers.
  website: null, // The honeypot.
};

function chosen(field: ChoiceField, label: () => string): Line {
  return { label, value: ({ person }) => choiceName(field, person.form[field]) };
}

/** Lists every answer of an opened request with its label, in words. The value is empty where the person did not answer. */
export const openedAnswers = (request: OpenedRequest): NamedFact[] =>
  Object.entries(LINES).flatMap(([key, line]) => (line ? [{ key, label: line.label(), value: line.value(request) ?? "" }] : []));

/** Lists what the center that paid for a request reads of it besides the name and the message. Empty answers are left out. */
export const openedFacts = (request: OpenedRequest): NamedFact[] => openedAnswers(request).filter(({ value }) => value !== "");
