import { photoFormat } from "./images.ts";

/** Returns what the bytes are, whatever the file is called; null for anything but a PDF or a photo. */
export function documentType(bytes: Uint8Array): string | null {
  if (Buffer.from(bytes.subarray(0, 5)).toString("latin1") === "%PDF-") return "application/pdf";
  const format = photoFormat(bytes);
  return format === null || format === "avif" ? null : `image/${format}`;
}
