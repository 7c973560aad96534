import { EMPTY_LEAD_FORM, type LeadForm } from "#domain/leads/lead-form-fields.ts";

/** What a patient's account knows of the answers to a request. */
export type KnownAnswers = Partial<
  Pick<LeadForm, "nombre" | "apellido" | "email" | "telefono" | "pais" | "anoNacimiento" | "metodoContacto">
>;

/** Writes what is known into the fields that are empty, or as the form starts. What a page or a person has put there stays. */
export function autofilled(values: Partial<LeadForm> | undefined, known: KnownAnswers): Partial<LeadForm> {
  const start = { ...EMPTY_LEAD_FORM, ...values };
  const fields = Object.keys(known) as (keyof KnownAnswers)[];
  const open = fields.filter((field) => known[field] && start[field] === EMPTY_LEAD_FORM[field]);
  return { ...values, ...Object.fromEntries(open.map((field) => [field, known[field]])) };
}
