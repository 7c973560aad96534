import { type PostedFields, textOf } from "#app/forms/read-form.server.ts";
import type { CheckedDocument, DocumentVerdict } from "#domain/listing/check-document.server.ts";
import { MAX_REASON } from "#domain/submissions/reason.ts";
import { m } from "#messages/m.ts";
import { isDay } from "#platform/days.ts";
import { DOCUMENT_NAMES } from "#texts/listing.ts";

/** The typed details of a paper, with the error. */
export interface RefusedPaper {
  id: string;
  /** The state on the screen; null after a conflict, which shows the newer one. */
  state: string | null;
  typed: Readonly<Record<"numero" | "emisor" | "emitido" | "vence" | "motivo", string>>;
  errors: Readonly<Partial<Record<"numero" | "emisor" | "emitido" | "vence" | "motivo", string>>>;
}

const FIELDS = ["numero", "emisor", "emitido", "vence", "motivo"] as const;
const fits = (text: string, max: number) => text.length <= max;

export const typedPaper = (form: PostedFields) =>
  Object.fromEntries(FIELDS.map((field) => [field, textOf(form, field).trim()])) as RefusedPaper["typed"];

/** Reads what our team found on a paper: its line in the register, or the reason for returning it. */
export function readPaper(form: PostedFields, accept: boolean): DocumentVerdict | Pick<RefusedPaper, "typed" | "errors"> {
  const typed = typedPaper(form);
  const { numero, emisor, emitido, vence, motivo } = typed;
  const errors: { -readonly [Key in keyof RefusedPaper["errors"]]: string } = {};
  if (accept) {
    if (numero === "" || !fits(numero, 60)) errors.numero = m.verification_error_number();
    if (emisor === "" || !fits(emisor, 160)) errors.emisor = m.verification_error_issuer();
    if (emitido !== "" && !isDay(emitido)) errors.emitido = m.verification_error_day();
    if (vence !== "" && !isDay(vence)) errors.vence = m.verification_error_day();
    else if (vence !== "" && emitido !== "" && vence <= emitido) errors.vence = m.verification_error_order();
  } else if (motivo === "" || !fits(motivo, MAX_REASON)) errors.motivo = m.verification_error_reason({ max: MAX_REASON });
  if (Object.keys(errors).length > 0) return { typed, errors };
  if (!accept) return { accept, reason: motivo };
  return { accept, licence: { number: numero, issuer: emisor, issuedOn: emitido || null, expiresOn: vence || null } };
}

/** Says why what was read on a paper proves nothing. A number that is not the center's gets the reason with which it goes back. */
export function unprovenPaper(
  form: PostedFields,
  why: Exclude<CheckedDocument, "done" | "changed">,
): Pick<RefusedPaper, "typed" | "errors"> {
  const typed = typedPaper(form);
  const read = typed.numero;
  if (why === "unopened") return { typed, errors: { numero: m.verification_error_unopened() } };
  if (why === "no-expiry") return { typed, errors: { vence: m.verification_error_expiry() } };
  if ("numberOf" in why)
    return { typed, errors: { numero: m.verification_paper_number_of({ read, document: DOCUMENT_NAMES[why.numberOf]() }) } };
  const { stated } = why;
  return {
    typed: { ...typed, motivo: typed.motivo || m.verification_paper_stated_reason({ stated, read }) },
    errors: { numero: m.verification_paper_stated({ stated, read }) },
  };
}
