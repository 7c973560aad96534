import { m } from "#app/paraglide/messages.js";
import type { PhotoRefusal } from "#domain/listing/change-gallery.server.ts";
import type { DocumentRefusal } from "#domain/listing/document-files.server.ts";
import { formatNumber } from "#platform/format.ts";

/** Says why a photo was refused, as far as its bytes tell. */
export function refusedPhoto(refusal: PhotoRefusal, bytes: Uint8Array): string {
  if (refusal.reason === "too-many-pixels") {
    const { width, height } = refusal;
    const megapixels = formatNumber(Math.round((width * height) / 1_000_000));
    return m.listing_refused_pixels({ width: formatNumber(width), height: formatNumber(height), megapixels });
  }
  if (refusal.reason === "not-an-image") return looksLike(bytes)();
  return photoSentences[refusal.reason]();
}

const photoSentences = {
  damaged: m.listing_refused_damaged,
  "too-large": () => m.listing_refused_too_large({ max: "15" }),
  empty: m.listing_refused_empty,
  "too-many": m.listing_refused_too_many,
} as const;

function looksLike(bytes: Uint8Array): () => string {
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, 512));
  if (start.startsWith("%PDF-")) return m.listing_refused_pdf;
  if (start.startsWith("MZ") || start.startsWith("\x7fELF")) return m.listing_refused_program;
  if (/^ftyp(heic|heix|hevc|mif1|msf1)/.test(start.slice(4, 12))) return m.listing_refused_heic;
  return /<svg[\s>]/i.test(start) ? m.listing_refused_svg : m.listing_refused_not_an_image;
}

/** Says why a paper was refused. */
export const refusedDocument = (refusal: DocumentRefusal): string => documentSentences[refusal]();

const documentSentences: Readonly<Record<DocumentRefusal, () => string>> = {
  empty: m.listing_refused_empty,
  "too-large": () => m.listing_refused_too_large({ max: "10" }),
  "not-a-document": m.listing_refused_not_a_document,
  "too-many": m.listing_refused_too_many_documents,
};
