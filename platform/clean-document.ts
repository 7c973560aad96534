import { drawnAnew, photoFormat } from "./images.ts";

/** A page in A3 at 400 dots an inch has 31 million. */
const MAX_PIXELS = 60_000_000;

export type DocumentFailure =
  | { readonly reason: "empty" | "too-large" | "not-a-document" | "damaged" }
  | { readonly reason: "too-many-pixels"; readonly width: number; readonly height: number };

/**
 * Returns a paper in the form in which it is stored, whatever its name: a PDF as it came, a photo encoded again, so that neither its
 * position nor anything hidden in it is kept. Refuses anything else.
 */
export async function cleanDocument(
  source: Uint8Array,
  maxBytes: number,
): Promise<{ mediaType: string; bytes: Uint8Array } | DocumentFailure> {
  if (source.length === 0) return { reason: "empty" };
  if (source.length > maxBytes) return { reason: "too-large" };
  if (Buffer.from(source.subarray(0, 5)).toString("latin1") === "%PDF-") return { mediaType: "application/pdf", bytes: source };
  const format = photoFormat(source);
  if (format === null || format === "avif") return { reason: "not-a-document" };
  const drawn = await drawnAnew(source, MAX_PIXELS);
  if (drawn.ok) return { mediaType: `image/${format}`, bytes: drawn.bytes };
  return drawn.reason === "too-many-pixels" ? { reason: drawn.reason, ...drawn.size } : { reason: "damaged" };
}
