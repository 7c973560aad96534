import sharp from "sharp";

export interface ImageLimits {
  maxPixels: number;
  /** The widths of the copies, smallest first. A small image is never enlarged. */
  widths: readonly [number, ...number[]];
  /** The height of the largest copy. */
  maxHeight: number;
}

export type ImageFailure = "not-an-image" | "too-many-pixels" | "damaged";

export type WebCopies =
  | { ok: true; copies: readonly { readonly width: number; readonly bytes: Uint8Array }[] }
  | { ok: false; reason: ImageFailure };

const QUALITY = 76;

/**
 * Makes copies of a photo for the web: decoded and encoded anew as WebP, upright, without metadata (position, camera,
 * comments). Recognises the format by the bytes, and refuses SVG and other formats that can carry code or links.
 */
export async function webCopies(source: Uint8Array, { maxPixels, widths, maxHeight }: ImageLimits): Promise<WebCopies> {
  if (!isPhoto(source)) return { ok: false, reason: "not-an-image" };
  try {
    const { width = 0, height = 0 } = await sharp(source, { limitInputPixels: false }).metadata();
    if (width * height > maxPixels) return { ok: false, reason: "too-many-pixels" };
    const { data, info } = await sharp(source, { limitInputPixels: maxPixels, failOn: "truncated" })
      .autoOrient()
      .resize({ width: widths.at(-1)!, height: maxHeight, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    const wanted = [...widths.filter((smaller) => smaller < info.width), info.width];
    const copies = wanted.map(async (width) => {
      const bytes = await sharp(data, { raw: info }).resize({ width }).webp({ quality: QUALITY }).toBuffer();
      return { width, bytes };
    });
    return { ok: true, copies: await Promise.all(copies) };
  } catch {
    // sharp has no error classes; each of these messages means a file that it cannot decode.
    return { ok: false, reason: "damaged" };
  }
}

/** Recognises JPEG, PNG, WebP and AVIF by the first bytes. */
function isPhoto(bytes: Uint8Array): boolean {
  const at = (from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString("latin1");
  const isWebp = at(0, 4) === "RIFF" && at(8, 12) === "WEBP";
  return at(0, 3) === "\xff\xd8\xff" || at(0, 8) === "\x89PNG\r\n\x1a\n" || isWebp || at(4, 12) === "ftypavif";
}
