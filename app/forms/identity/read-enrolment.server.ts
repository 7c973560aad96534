import { type PostedFields, textOf } from "#app/forms/read-form.server.ts";
import type { Enrolment } from "#domain/identity/ways-in.server.ts";

/** More than a key of ours ever needs, and little enough for a drawing. */
const MAX_URI = 500;
const MAX_CODES = 20;

/** Reads back the key and the recovery codes that the page showed. Returns null when it showed none, or they are not in our format. */
export function readEnrolment(form: PostedFields): Enrolment | null {
  const uri = textOf(form, "clave");
  const recoveryCodes = [...new Set([form.reserva ?? []].flat())];
  if (!uri.startsWith("otpauth://totp/") || uri.length > MAX_URI || !URL.canParse(uri)) return null;
  if (recoveryCodes.length > MAX_CODES || !recoveryCodes.every((code) => /^[\w-]{4,40}$/.test(code))) return null;
  return { uri, recoveryCodes };
}
