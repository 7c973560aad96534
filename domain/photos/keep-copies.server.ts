import { createHash } from "node:crypto";
import type { FileStore } from "#platform/files.ts";
import { type Crop, type WebCopies, webCopies } from "#platform/images.ts";
import { PHOTO_LIMITS, type StoredPhoto, storeName } from "./photo.ts";

export type KeptCopies = { ok: true; photo: StoredPhoto } | Extract<WebCopies, { ok: false }>;

/** Draws a photo anew in our sizes and keeps the files. The same photo again is the same files. */
export async function keepCopies(files: FileStore, source: Uint8Array, crop?: Crop): Promise<KeptCopies> {
  const drawn = await webCopies(source, PHOTO_LIMITS, crop);
  if (!drawn.ok) return drawn;
  const hash = createHash("sha256");
  for (const { webp } of drawn.copies) hash.update(webp);
  const photo: StoredPhoto = { digest: hash.digest("hex").slice(0, 32), widths: drawn.copies.map(({ width }) => width) };
  for (const { width, webp, avif } of drawn.copies) {
    await files.put(storeName(photo.digest, width), webp);
    await files.put(storeName(photo.digest, width, "avif"), avif);
  }
  return { ok: true, photo };
}
