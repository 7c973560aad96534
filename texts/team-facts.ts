import type { MessageTextField } from "#domain/inbox/message-fields.ts";
import type { ChoiceField, LeadFormTextField } from "#domain/leads/lead-form-fields.ts";
import { m } from "#messages/m.ts";
import { formatPhone } from "#platform/format.ts";
import type { NamedFact } from "./fact.ts";
import { topicName } from "./inbox.ts";
import { choiceName, FIELD_NAMES } from "./leads.ts";

type AskedField = LeadFormTextField | MessageTextField;

/** Somebody's answers in one of our forms, with names instead of codes. */
interface Answers {
  form: Readonly<Partial<Record<AskedField, string>>>;
  phone: string | null;
  service: string | null;
  careLanguage: string | null;
}

/** The line of a field, or null for a field without a line of its own. */
type Line = { label: () => string; value: (answers: Answers) => string | null | undefined } | null;

/** The lines in their order. Every text field of the forms has an entry, so that no answer can be left out. */
const LINES: Readonly<Record<AskedField, Line>> = {
  asunto: { label: m.contact_field_asunto, value: ({ form }) => topicName(form.asunto ?? "") },
  nombre: { label: m.emails_label_name, value: ({ form }) => [form.nombre, form.apellido].filter(Boolean).join(" ") },
  apellido: null, // Shown beside the first name.
  email: written("email", m.leads_fact_email),
  telefono: { label: m.emails_label_phone, value: ({ phone }) => phone && formatPhone(phone) },
  metodoContacto: chosen("metodoContacto", m.leads_fact_method),
  tratamiento: {
    label: m.leads_fact_service,
    value: ({ service, form }) => service ?? choiceName("tratamiento", form.tratamiento ?? ""),
  },
  servicio: null, // Shown in the line of the treatment.
  subTratamiento: chosen("subTratamiento", m.emails_label_detail),
  presupuesto: chosen("presupuesto", m.leads_fact_budget),
  estado: chosen("estado", m.emails_label_situation),
  anoNacimiento: written("anoNacimiento"),
  genero: chosen("genero"),
  pais: written("pais", m.leads_fact_country),
  provincia: written("provincia"),
  ciudad: written("ciudad", m.leads_fact_city),
  idioma: { label: m.leads_fact_language, value: ({ careLanguage }) => careLanguage },
  ubicacionTratamientoAdicional: written("ubicacionTratamientoAdicional"),
  fechasVisita: written("fechasVisita"),
  alojamiento: chosen("alojamiento"),
  informacionAdicional: written("informacionAdicional"),
  mensaje: null, // Shown as a quotation.
  respuesta: null, // Concerns centers, and our own team is none.
  recibirMasRespuestas: null, // Concerns other centers, and our own team is none.
  website: null, // The honeypot.
};

function written(field: keyof typeof FIELD_NAMES, label: () => string = FIELD_NAMES[field]): Line {
  return { label, value: ({ form }) => form[field] };
}

function chosen(field: ChoiceField, label: () => string = FIELD_NAMES[field]): Line {
  return { label, value: ({ form }) => choiceName(field, form[field] ?? "") };
}

/** Lists everything that somebody told our own team, in words. Empty answers are left out. */
export function teamFacts(answers: Answers): NamedFact[] {
  return Object.entries(LINES).flatMap(([key, line]) => {
    const value = line?.value(answers);
    return line && value ? [{ key, label: line.label(), value }] : [];
  });
}
