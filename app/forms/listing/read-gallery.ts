import { type PostedFields, textOf } from "#app/forms/read-form.server.ts";
import { DOCUMENT_KINDS, type DocumentKind } from "#domain/listing/documents.ts";
import type { Move } from "#domain/listing/gallery.ts";
import { MAX_PAPER_NUMBER } from "#domain/listing/paper-number.ts";
import { isDay } from "#platform/days.ts";
import type { Crop } from "#platform/images.ts";

/** Returns the requested change of one photo. */
export function readPhotoChange(fields: PostedFields): { alt?: string; to?: Move | number; crop?: Crop; remove?: true } {
  const act = textOf(fields, "foto");
  if (act === "quitar") return { remove: true };
  if (act === "before" || act === "after" || act === "first") return { to: act };
  if (act === "lugar" && /^\d{1,2}$/.test(textOf(fields, "lugar"))) return { to: Number(textOf(fields, "lugar")) };
  if (act === "recorte") {
    const crop = readCrop(fields);
    return crop ? { crop } : {};
  }
  return { alt: textOf(fields, "descripcion").trim() };
}

/** Returns the new position of the changed photo in the gallery, from 1. */
export function numberAfter(fields: PostedFields): number {
  const number = /^\d{1,2}$/.test(textOf(fields, "numero")) ? Number(textOf(fields, "numero")) : 1;
  const act = textOf(fields, "foto");
  if (act === "first") return 1;
  return Math.max(1, number + (act === "after" ? 1 : act === "before" ? -1 : 0));
}

/** Reads four shares of the photo between 0 and 1; null when they are no valid part of it. */
function readCrop(fields: PostedFields): Crop | null {
  const [x, y, width, height] = ["x", "y", "ancho", "alto"].map((name) => Number(textOf(fields, name) || Number.NaN)) as [
    number,
    number,
    number,
    number,
  ];
  const inside = [x, y, width, height].every((share) => share >= 0 && share <= 1) && width > 0.05 && height > 0.05;
  return inside && x + width <= 1.001 && y + height <= 1.001 ? { x, y, width, height } : null;
}

export interface DocumentForm {
  readonly kind: DocumentKind | null;
  readonly holder: string;
  readonly expiresOn: string;
  readonly number: string;
}

export function readDocumentForm(fields: PostedFields): { form: DocumentForm; errors: { kind?: true; expiresOn?: true } } {
  const kind = DOCUMENT_KINDS.find((known) => known === textOf(fields, "documento")) ?? null;
  const [holder, number] = [textOf(fields, "titular").trim().slice(0, 160), textOf(fields, "numero").trim().slice(0, MAX_PAPER_NUMBER)];
  const form = { kind, holder, number, expiresOn: textOf(fields, "vence").trim() };
  return { form, errors: { ...(!kind && { kind: true }), ...(form.expiresOn !== "" && !isDay(form.expiresOn) && { expiresOn: true }) } };
}
