import { type PostedFields, textOf } from "#app/forms/read-form.server.ts";
import { MAX_APPEAL, MAX_BODY, MIN_BODY, SIGNATURES, type Signature } from "#domain/reviews/review.ts";
import { m } from "#messages/m.ts";

export interface ReviewTyped {
  estrellas: string;
  texto: string;
  firma: string;
}

type ReadReview =
  | { ok: true; rating: number; body: string; signature: Signature }
  | { ok: false; typed: ReviewTyped; errors: Partial<Record<keyof ReviewTyped, string>> };

/** Reads a patient's review of a consultation. */
export function readReview(form: PostedFields): ReadReview {
  const typed = { estrellas: textOf(form, "estrellas"), texto: textOf(form, "texto").trim(), firma: textOf(form, "firma") };
  const errors: Partial<Record<keyof ReviewTyped, string>> = {};
  const signature = SIGNATURES.find((known) => known === typed.firma);
  if (!/^[1-5]$/.test(typed.estrellas)) errors.estrellas = m.reviews_error_stars();
  if (typed.texto.length < MIN_BODY) errors.texto = m.reviews_error_short({ count: MIN_BODY });
  if (typed.texto.length > MAX_BODY) errors.texto = m.reviews_error_long({ count: MAX_BODY });
  if (!signature) errors.firma = m.reviews_error_signature();
  if (!signature || Object.keys(errors).length > 0) return { ok: false, typed, errors };
  return { ok: true, rating: Number(typed.estrellas), body: typed.texto, signature };
}

/** Reads an appeal against a decision on a review. */
export function readAppeal(form: PostedFields): { text: string; error: string | null } {
  const text = textOf(form, "texto").trim();
  const bad = text === "" || text.length > MAX_APPEAL;
  return { text, error: bad ? m.reviews_error_appeal({ count: MAX_APPEAL }) : null };
}
