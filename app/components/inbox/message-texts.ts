import { errorSentence } from "#app/components/leads/form/lead-form-errors.ts";
import type { WrittenKind } from "#domain/inbox/message.ts";
import type { MessageField, MessageTextField } from "#domain/inbox/message-fields.ts";
import type { FieldCode } from "#domain/submissions/field-rules.ts";
import { m } from "#messages/m.ts";
import { choicesOf, FIELD_NAMES } from "#texts/leads.ts";

/** Lists the ways to get an answer. Mail comes first, since nobody has to give a telephone number. */
export const answerChoices = () =>
  [...choicesOf("metodoContacto")].sort((one, other) => Number(other.value === "email") - Number(one.value === "email"));

export function fieldLabel(kind: WrittenKind, field: MessageTextField): string {
  if (field === "asunto") return m.contact_field_asunto();
  if (field === "servicio") return kind === "trip" ? m.trip_field_servicio() : m.contact_field_servicio();
  if (field === "nombre" && kind !== "trip") return m.contact_field_nombre();
  if (field === "metodoContacto") return m.contact_field_metodo();
  return FIELD_NAMES[field]();
}

/** Says what is wrong with a field. */
export function messageError(field: MessageField, code: FieldCode): string {
  if (field === "asunto") return m.contact_error_asunto();
  if (field === "servicio") return m.contact_error_servicio();
  if (field === "consentimiento") return m.contact_error_consent();
  return errorSentence(field, code);
}
