/**
 * The rules of the lead form, asked by the browser while somebody types and by the server before it believes anything.
 * Plain functions and no imports beyond the fields, so that an island may carry them.
 */
import {
  birthYears,
  CHOICES,
  EMPTY_LEAD_FORM,
  type LeadForm,
  type LeadFormField,
  type LeadFormTextField,
  type LeadFormVariant,
  MAX_LENGTH,
  REQUIRED_FIELDS,
  VARIANT_FIELDS,
} from "./lead-form-fields.ts";

/** Why a field is refused. The doors have the words for it, by field and code. */
export type LeadFormCode = "required" | "too-long" | "invalid";
export type LeadFormErrors = Partial<Record<LeadFormField, LeadFormCode>>;

const MANY_LINES: ReadonlySet<string> = new Set(["mensaje", "informacionAdicional"]);
// Control characters besides tab and line breaks, and what no decoder can write as UTF-8.
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]|\p{Surrogate}/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
const NAMELIKE = /\p{L}/u;
const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/i;
const PHONE = /^\+?[\d\s().\-/]+$/;

/** One way to write the same text: NFC, line breaks as \n, no spaces around; lines only where a field has lines. */
export function normalizeField(field: LeadFormTextField, text: string): string {
  const composed = text.normalize("NFC").replace(/\r\n?/g, "\n");
  return (MANY_LINES.has(field) ? composed : composed.replace(/[^\S]+/g, " ")).trim();
}

/** Refuses one field, or null. The text is normalised first, so what is counted is what is stored. */
export function checkField(
  variant: LeadFormVariant,
  field: LeadFormField,
  value: string | boolean,
  currentYear: number,
): LeadFormCode | null {
  const required = REQUIRED_FIELDS[variant].includes(field);
  if (field === "consentimiento" || field === "consentimientoOtros" || field === "newsletter")
    return typeof value !== "boolean" ? "invalid" : required && !value ? "required" : null;
  return checkText(field, value, required, currentYear);
}

/** The same rule for a text that another form asks by the same name. */
export function checkText(field: LeadFormTextField, value: unknown, required: boolean, currentYear: number): LeadFormCode | null {
  if (typeof value !== "string" || FORBIDDEN.test(value)) return "invalid";
  const text = normalizeField(field, value);
  if (text.length > MAX_LENGTH[field]) return CHOICES[field] || field === "anoNacimiento" ? "invalid" : "too-long";
  if (!VISIBLE.test(text)) return required ? "required" : null;
  return isAcceptable(field, text, currentYear) ? null : "invalid";
}

function isAcceptable(field: LeadFormTextField, text: string, currentYear: number): boolean {
  const choices = CHOICES[field];
  if (choices) return choices.includes(text);
  switch (field) {
    case "nombre":
    case "apellido":
      return NAMELIKE.test(text);
    case "anoNacimiento":
      return /^\d{4}$/.test(text) && birthYears(currentYear).includes(Number(text));
    case "email":
      return EMAIL.test(text) && text.indexOf("@") <= 64;
    case "telefono": {
      const digits = text.replace(/\D/g, "").length;
      return PHONE.test(text) && digits >= 7 && digits <= 15;
    }
    default:
      return true;
  }
}

/**
 * Checks what a form or an API sent, whatever its shape, and never throws: `raw` may hold strings, booleans, or anything
 * an attacker thought of. Only the variant's own fields count; the others keep their defaults. Text a variant does not ask
 * but the page may know (the country, the treatment) is taken when it is right, and ignored when it is not.
 */
export function checkLeadForm(
  variant: LeadFormVariant,
  raw: Readonly<Record<string, unknown>>,
  currentYear: number,
): { ok: true; value: LeadForm } | { ok: false; errors: LeadFormErrors } {
  const value: LeadForm = { ...EMPTY_LEAD_FORM };
  const errors: LeadFormErrors = {};
  for (const field of VARIANT_FIELDS[variant]) {
    const given = readRaw(field, Object.hasOwn(raw, field) ? raw[field] : undefined);
    const code = given === INVALID ? "invalid" : checkField(variant, field, given, currentYear);
    if (code) errors[field] = code;
    else if (typeof given === "boolean") Object.assign(value, { [field]: given });
    else if (given !== INVALID)
      Object.assign(value, { [field]: VISIBLE.test(given) ? normalizeField(field as LeadFormTextField, given) : "" });
  }
  for (const field of KNOWN_BY_THE_PAGE) {
    const given = Object.hasOwn(raw, field) ? raw[field] : undefined;
    if (VARIANT_FIELDS[variant].includes(field) || typeof given !== "string" || given === "") continue;
    if (!checkField(variant, field, given, currentYear)) value[field] = normalizeField(field, given);
  }
  // Whatever stands in the trap is a sign, never an error that would teach a robot.
  const trap = Object.hasOwn(raw, "website") ? raw.website : "";
  value.website = trap === undefined || trap === null || trap === "" ? "" : "filled";
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, value };
}

const KNOWN_BY_THE_PAGE = ["tratamiento", "pais", "ciudad", "idioma"] as const;
const INVALID = Symbol("not a value a form can send");

/** A field that is missing altogether keeps its default; a box is ticked when a browser would send it. */
function readRaw(field: LeadFormField, given: unknown): string | boolean | typeof INVALID {
  const initial = EMPTY_LEAD_FORM[field];
  if (typeof initial === "boolean") {
    if (given === undefined || given === null || given === "" || given === false || given === "false" || given === "off") return false;
    return given === true || given === "on" || given === "true" || given === "1" || given === "si" ? true : INVALID;
  }
  if (given === undefined || given === null) return initial;
  if (typeof given === "string") return given === "" && (field === "pais" || field === "metodoContacto") ? "" : given;
  return field === "anoNacimiento" && Number.isInteger(given) ? String(given) : INVALID;
}
