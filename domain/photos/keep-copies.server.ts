import { createHash } from "node:crypto";
import type { FileStore } from "#platform/files.ts";
import { type Crop, type Size, type WebCopies, webCopies } from "#platform/images.ts";
import { PHOTO_LIMITS, type StoredPhoto, storeName } from "./photo.ts";

export type KeptCopies = { ok: true; photo: StoredPhoto; size: Size } | Extract<WebCopies, { ok: false }>;

/** Encodes a photo in our sizes and stores the files. The same photo again gives the same files. */
export async function keepCopies(files: FileStore, source: Uint8Array, crop?: Crop): Promise<KeptCopies> {
  const drawn = await webCopies(source, PHOTO_LIMITS, crop);
  if (!drawn.ok) return drawn;
  const hash = createHash("sha256");
  for (const { webp } of drawn.copies) hash.update(webp);
  return keep(files, hash.digest("hex").slice(0, 32), drawn);
}

/** Stores the files under a name that the photo already has, such as on the site where it was sent. */
export async function keepCopiesAs(files: FileStore, digest: string, source: Uint8Array): Promise<KeptCopies> {
  const drawn = await webCopies(source, PHOTO_LIMITS);
  return drawn.ok ? keep(files, digest, drawn) : drawn;
}

async function keep(files: FileStore, digest: string, { copies, size }: Extract<WebCopies, { ok: true }>): Promise<KeptCopies> {
  for (const { width, webp, avif } of copies) {
    await files.put(storeName(digest, width), webp);
    await files.put(storeName(digest, width, "avif"), avif);
  }
  return { ok: true, photo: { digest, widths: copies.map(({ width }) => width) }, size };
}
