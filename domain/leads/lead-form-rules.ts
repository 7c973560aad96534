/**
 * The rules of the lead form, which the browser applies while somebody types and the server before it believes anything. They import no
 * library, so that an island may contain them.
 */
import { checkText, type FieldCode, normalizeText } from "#domain/submissions/field-rules.ts";
import type { FieldRule } from "#domain/submissions/form-fields.ts";
import {
  birthYears,
  CHOICES,
  emptyLeadForm,
  type LeadForm,
  type LeadFormField,
  type LeadFormTextField,
  type LeadFormVariant,
  REQUIRED_FIELDS,
  TEXT_FIELDS,
  VARIANT_FIELDS,
} from "./lead-form-fields.ts";

export type LeadFormErrors = Partial<Record<LeadFormField, FieldCode>>;

/** Returns the reason why one field is refused, or null. */
export function checkField(variant: LeadFormVariant, field: LeadFormField, value: string | boolean, currentYear: number): FieldCode | null {
  const required = REQUIRED_FIELDS[variant].includes(field);
  if (field === "consentimiento" || field === "newsletter")
    return typeof value !== "boolean" ? "invalid" : required && !value ? "required" : null;
  return checkText(ruleOf(field, currentYear), value, required);
}

function ruleOf(field: LeadFormTextField, currentYear: number): FieldRule {
  if (field === "anoNacimiento") return { choices: birthYears(currentYear).map(String) };
  const choices = CHOICES[field];
  return choices ? { choices } : TEXT_FIELDS[field as keyof typeof TEXT_FIELDS];
}

/**
 * Checks input from a form or an API, whatever its shape, and never throws: `raw` may hold strings, booleans, or anything an attacker
 * can send. Only the variant's own fields count; the others keep their defaults. A text that a variant does not ask for but the page may
 * know (the country, the treatment) is taken when it is valid, and ignored otherwise.
 */
export function checkLeadForm(
  variant: LeadFormVariant,
  raw: Readonly<Record<string, unknown>>,
  currentYear: number,
): { ok: true; value: LeadForm } | { ok: false; errors: LeadFormErrors } {
  const empty = emptyLeadForm(variant);
  const value: LeadForm = { ...empty };
  const errors: LeadFormErrors = {};
  for (const field of VARIANT_FIELDS[variant]) {
    const given = readRaw(empty[field], field, Object.hasOwn(raw, field) ? raw[field] : undefined);
    const code = given === INVALID ? "invalid" : checkField(variant, field, given, currentYear);
    if (code) errors[field] = code;
    else if (typeof given === "boolean") Object.assign(value, { [field]: given });
    else if (given !== INVALID) Object.assign(value, { [field]: normalizeText(ruleOf(field as LeadFormTextField, currentYear), given) });
  }
  for (const field of KNOWN_BY_THE_PAGE) {
    const given = Object.hasOwn(raw, field) ? raw[field] : undefined;
    if (VARIANT_FIELDS[variant].includes(field) || typeof given !== "string" || given === "") continue;
    if (!checkField(variant, field, given, currentYear)) value[field] = normalizeText(ruleOf(field, currentYear), given);
  }
  // A filled honeypot is only recorded, since an error would teach the robot.
  const trap = Object.hasOwn(raw, "website") ? raw.website : "";
  value.website = trap === undefined || trap === null || trap === "" ? "" : "filled";
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, value };
}

/** Returns true for what a browser or a program sends for a ticked box. */
export function isTicked(given: unknown): boolean {
  return given === true || given === "on" || given === "true" || given === "1" || given === "si";
}

const KNOWN_BY_THE_PAGE = ["tratamiento", "pais", "ciudad", "idioma"] as const;
const INVALID = Symbol("not a value a form can send");

/** Reads one field. A missing one keeps its default; a box counts as ticked when a browser would send it. */
function readRaw(initial: string | boolean, field: LeadFormField, given: unknown): string | boolean | typeof INVALID {
  if (typeof initial === "boolean") {
    if (given === undefined || given === null || given === "" || given === false || given === "false" || given === "off") return false;
    return isTicked(given) ? true : INVALID;
  }
  if (given === undefined || given === null) return initial;
  if (typeof given === "string") return given === "" && (field === "pais" || field === "metodoContacto") ? "" : given;
  return field === "anoNacimiento" && Number.isInteger(given) ? String(given) : INVALID;
}
