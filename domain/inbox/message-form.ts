import { checkText, type FieldCode, normalizeText } from "#domain/submissions/field-rules.ts";
import { SHARED_FIELDS } from "#domain/submissions/form-fields.ts";
import type { WrittenKind } from "./message.ts";
import {
  EMPTY_MESSAGE,
  MESSAGE_FIELDS,
  type MessageField,
  type MessageForm,
  type MessageTextField,
  REQUIRED_MESSAGE_FIELDS,
  TOPICS,
} from "./message-fields.ts";

export type MessageErrors = Partial<Record<MessageField, FieldCode>>;

/** Parses and validates a message. The returned `value` can be trusted, except for names that only the database can check. */
export function parseMessage(
  kind: WrittenKind,
  raw: Readonly<Record<string, unknown>>,
): { ok: true; value: MessageForm } | { ok: false; errors: MessageErrors } {
  const value: MessageForm = { ...EMPTY_MESSAGE };
  const errors: MessageErrors = {};
  for (const field of MESSAGE_FIELDS[kind]) {
    const given = own(raw, field) ?? "";
    const code = check(field, given, REQUIRED_MESSAGE_FIELDS[kind].includes(field));
    if (code) errors[field] = code;
    else value[field] = normalised(field, given as string);
  }
  // A phone call needs a number.
  if (value.metodoContacto !== "" && value.metodoContacto !== "email" && value.telefono === "" && !errors.telefono)
    errors.telefono = "required";
  const consent = own(raw, "consentimiento");
  value.consentimiento = consent === "on" || consent === true;
  if (!value.consentimiento) errors.consentimiento = "required";
  const trap = own(raw, "website");
  value.website = trap === undefined || trap === null || trap === "" ? "" : "filled";
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, value };
}

const own = (raw: Readonly<Record<string, unknown>>, field: string) => (Object.hasOwn(raw, field) ? raw[field] : undefined);

function check(field: MessageTextField, given: unknown, required: boolean): FieldCode | null {
  if (field !== "asunto" && field !== "servicio") return checkText(SHARED_FIELDS[field], given, required);
  if (typeof given !== "string") return "invalid";
  if (given.trim() === "") return required ? "required" : null;
  const known = field === "asunto" ? (TOPICS as readonly string[]).includes(given) : /^[a-z0-9-]{1,60}$/.test(given);
  return known ? null : "invalid";
}

const normalised = (field: MessageTextField, given: string): string =>
  field === "asunto" || field === "servicio" ? given.trim() : normalizeText(SHARED_FIELDS[field], given);

/** Returns what was typed, to show it again after a refusal. */
export function keptMessage(raw: Readonly<Record<string, unknown>>): MessageForm {
  const kept: MessageForm = { ...EMPTY_MESSAGE };
  for (const field of Object.keys(EMPTY_MESSAGE) as (keyof MessageForm)[]) {
    const given = own(raw, field);
    if (field === "consentimiento") kept.consentimiento = given === "on";
    else if (field !== "website" && typeof given === "string") kept[field] = given.replace(/[\0\p{Surrogate}]/gu, "").slice(0, 4000);
  }
  return kept;
}
