import sharp from "sharp";
import { isPngBomb } from "./png-bomb.ts";

export interface ImageLimits {
  maxPixels: number;
  /** Of the copies, smallest first. A small image is never made larger. */
  widths: readonly [number, ...number[]];
  /** Of the largest copy. */
  maxHeight: number;
}

export type ImageFailure = "not-an-image" | "too-many-pixels" | "damaged";

export interface WebCopy {
  readonly width: number;
  readonly webp: Uint8Array;
  readonly avif: Uint8Array;
}

export type WebCopies =
  | { ok: true; copies: readonly WebCopy[] }
  /** `size` is known of an image with too many pixels. */
  | { ok: false; reason: ImageFailure; size?: { readonly width: number; readonly height: number } };

/** A part of an image, in shares of its width and height. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const WEBP_QUALITY = 76;
/** Looks like the WebP. More effort saves little and takes seconds. */
const AVIF = { quality: 55, effort: 2 } as const;

/**
 * Copies of a photo for the web: decoded and drawn anew as WebP and AVIF, upright, without whatever else the file carried (position,
 * camera, comments). What the bytes are is read from the bytes; SVG and other formats with an inside of their own are refused.
 */
export async function webCopies(source: Uint8Array, { maxPixels, widths, maxHeight }: ImageLimits, crop?: Crop): Promise<WebCopies> {
  const format = photoFormat(source);
  if (!format) return { ok: false, reason: "not-an-image" };
  if (format === "png" && isPngBomb(source)) return { ok: false, reason: "damaged" };
  try {
    const { width = 0, height = 0 } = await sharp(source, { limitInputPixels: false }).metadata();
    if (width * height > maxPixels) return { ok: false, reason: "too-many-pixels", size: { width, height } };
    const upright = sharp(source, { limitInputPixels: maxPixels, failOn: "truncated" }).autoOrient();
    const part = crop ? upright.extract(areaOf(crop, { width, height })) : upright;
    const { data, info } = await part
      .resize({ width: widths.at(-1)!, height: maxHeight, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    const wanted = [...widths.filter((smaller) => smaller < info.width), info.width];
    const copies = wanted.map(async (width) => {
      const copy = sharp(data, { raw: info }).resize({ width });
      const [webp, avif] = await Promise.all([copy.clone().webp({ quality: WEBP_QUALITY }).toBuffer(), copy.clone().avif(AVIF).toBuffer()]);
      return { width, webp, avif };
    });
    return { ok: true, copies: await Promise.all(copies) };
  } catch {
    // sharp has no error classes; each of these is a file it cannot decode.
    return { ok: false, reason: "damaged" };
  }
}

/** In whole pixels, at least one, within the image. */
function areaOf({ x, y, width, height }: Crop, of: { width: number; height: number }) {
  const left = Math.min(Math.floor(x * of.width), of.width - 1);
  const top = Math.min(Math.floor(y * of.height), of.height - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(width * of.width), of.width - left)),
    height: Math.max(1, Math.min(Math.round(height * of.height), of.height - top)),
  };
}

/** What kind of photo the first bytes say it is; null for anything else. */
export function photoFormat(bytes: Uint8Array): "jpeg" | "png" | "webp" | "avif" | null {
  const at = (from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString("latin1");
  if (at(0, 3) === "\xff\xd8\xff") return "jpeg";
  if (at(0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (at(0, 4) === "RIFF" && at(8, 12) === "WEBP") return "webp";
  return at(4, 12) === "ftypavif" ? "avif" : null;
}
