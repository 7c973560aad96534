import * as z from "zod";
import { EMPTY_LEAD_FORM, emptyLeadForm, LEAD_FORM_VARIANTS, type LeadForm, type LeadFormVariant } from "./lead-form-fields.ts";
import { checkLeadForm, type LeadFormErrors } from "./lead-form-rules.ts";

const variantSchema = z.enum(LEAD_FORM_VARIANTS as readonly [LeadFormVariant, ...LeadFormVariant[]]);

export function parseVariant(raw: unknown): LeadFormVariant | null {
  const parsed = variantSchema.safeParse(raw);
  return parsed.success ? parsed.data : null;
}

/** Parses and validates a form. The returned `value` can be trusted. `currentYear` limits the birth year. */
export function parseLeadForm(
  variant: LeadFormVariant,
  raw: unknown,
  currentYear: number,
): { ok: true; value: LeadForm } | { ok: false; errors: LeadFormErrors } {
  const record = typeof raw === "object" && raw !== null && !Array.isArray(raw) ? (raw as Record<string, unknown>) : {};
  return checkLeadForm(variant, record, currentYear);
}

/** Returns what was typed, to show it again after a refusal; other fields get their defaults. */
export function keptFields(variant: LeadFormVariant, raw: Readonly<Record<string, unknown>>): LeadForm {
  const kept: LeadForm = { ...emptyLeadForm(variant) };
  for (const field of Object.keys(EMPTY_LEAD_FORM) as (keyof LeadForm)[]) {
    const given = raw[field];
    if (typeof EMPTY_LEAD_FORM[field] === "boolean") Object.assign(kept, { [field]: given === "on" || given === true });
    else if (typeof given === "string" && field !== "website" && field !== "respuesta")
      Object.assign(kept, { [field]: given.replace(/[\0\p{Surrogate}]/gu, "").slice(0, 4000) });
  }
  return kept;
}
