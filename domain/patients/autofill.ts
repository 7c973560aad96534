import { EMPTY_LEAD_FORM, type LeadForm } from "#domain/leads/lead-form-fields.ts";

/** The answers of a request that a patient's account knows. */
export type KnownAnswers = Partial<
  Pick<LeadForm, "nombre" | "apellido" | "email" | "telefono" | "pais" | "anoNacimiento" | "metodoContacto">
>;

/** Fills in known answers where a field is empty or has its initial value. What a page or a person has put there stays. */
export function autofilled(values: Partial<LeadForm> | undefined, known: KnownAnswers): Partial<LeadForm> {
  const start = { ...EMPTY_LEAD_FORM, ...values };
  const fields = Object.keys(known) as (keyof KnownAnswers)[];
  const open = fields.filter((field) => known[field] && start[field] === EMPTY_LEAD_FORM[field]);
  return { ...values, ...Object.fromEntries(open.map((field) => [field, known[field]])) };
}
