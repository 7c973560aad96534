import type { DocumentRefusal } from "#domain/listing/change-documents.server.ts";
import type { PhotoRefusal } from "#domain/listing/change-gallery.server.ts";
import { PHOTO_LIMITS } from "#domain/photos/photo.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";

/** Says why a photo was refused. Its bytes may show that it is another kind of file. */
export function refusedPhoto(refusal: PhotoRefusal, bytes: Uint8Array): string {
  if (refusal.reason === "too-many-pixels") return tooManyPixels(refusal);
  if (refusal.reason === "too-small")
    return m.listing_refused_small({
      width: formatNumber(refusal.width),
      height: formatNumber(refusal.height),
      least: String(PHOTO_LIMITS.minSide),
    });
  if (refusal.reason === "not-an-image") return looksLike(bytes, { pdf: m.listing_refused_pdf, other: m.listing_refused_not_an_image })();
  return photoSentences[refusal.reason]();
}

const photoSentences = {
  damaged: m.listing_refused_damaged,
  "too-large": () => m.listing_refused_too_large({ max: "15" }),
  empty: m.listing_refused_empty,
  "too-many": m.listing_refused_too_many,
  "too-many-today": m.listing_refused_too_many_today,
} as const;

/** Says why a paper was refused. */
export function refusedDocument(refusal: DocumentRefusal, bytes: Uint8Array): string {
  if (refusal.reason === "too-many-pixels") return tooManyPixels(refusal);
  if (refusal.reason === "not-a-document") return looksLike(bytes, { other: m.listing_refused_not_a_document })();
  return documentSentences[refusal.reason]();
}

const documentSentences = {
  damaged: m.listing_refused_damaged,
  "too-large": () => m.listing_refused_too_large({ max: "10" }),
  empty: m.listing_refused_empty,
  "too-many": m.listing_refused_too_many_documents,
  "no-room": m.listing_refused_no_room,
} as const;

function tooManyPixels({ width, height }: { width: number; height: number }): string {
  const megapixels = formatNumber(Math.round((width * height) / 1_000_000));
  return m.listing_refused_pixels({ width: formatNumber(width), height: formatNumber(height), megapixels });
}

/** Names the kind of file that somebody took for a photo or a paper. */
function looksLike(bytes: Uint8Array, { pdf, other }: { pdf?: () => string; other: () => string }): () => string {
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, 512));
  if (pdf && start.startsWith("%PDF-")) return pdf;
  if (start.startsWith("MZ") || start.startsWith("\x7fELF")) return m.listing_refused_program;
  if (/^ftyp(heic|heix|hevc|mif1|msf1)/.test(start.slice(4, 12))) return m.listing_refused_heic;
  return /<svg[\s>]/i.test(start) ? m.listing_refused_svg : other;
}
