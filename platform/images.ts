import sharp from "sharp";
import { isPngBomb } from "./png-bomb.ts";

export interface ImageLimits {
  maxPixels: number;
  /** The widths of the copies, smallest first. A small image is never enlarged. */
  widths: readonly [number, ...number[]];
  /** The height of the largest copy. */
  maxHeight: number;
}

export type ImageFailure = RefusedImage["reason"];

export interface WebCopy {
  readonly width: number;
  readonly webp: Uint8Array;
  readonly avif: Uint8Array;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export type RefusedImage = { ok: false; reason: "not-an-image" | "damaged" } | { ok: false; reason: "too-many-pixels"; size: Size };

/** `size` is the size of the largest copy. */
export type WebCopies = { ok: true; copies: readonly WebCopy[]; size: Size } | RefusedImage;

/** A part of an image, in shares of its width and height. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

// Each picture is processed only once, so a cache would only use memory.
sharp.cache(false);
sharp.concurrency(1);

const WEBP_QUALITY = 76;
/** This quality looks like that of the WebP copy. More effort saves little and takes seconds. */
const AVIF = { quality: 55, effort: 2 } as const;

/**
 * Makes copies of a photo for the web, decoded and encoded again as WebP and AVIF, upright and without metadata (position, camera,
 * comments). Recognises the format by the bytes, and refuses SVG and other formats that can carry code or links.
 */
export async function webCopies(source: Uint8Array, { maxPixels, widths, maxHeight }: ImageLimits, crop?: Crop): Promise<WebCopies> {
  const looked = await sizeOf(source, maxPixels);
  if (!looked.ok) return looked;
  try {
    const upright = sharp(source, { limitInputPixels: maxPixels, failOn: "truncated" }).autoOrient();
    const part = crop ? upright.extract(areaOf(crop, looked.size)) : upright;
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
    return { ok: true, copies: await Promise.all(copies), size: { width: info.width, height: info.height } };
  } catch {
    // sharp has no error classes; each of these messages means a file that it cannot decode.
    return { ok: false, reason: "damaged" };
  }
}

/** Encodes a photo again in its own format and size, upright and without metadata. */
export async function drawnAnew(source: Uint8Array, maxPixels: number): Promise<{ ok: true; bytes: Uint8Array } | RefusedImage> {
  const looked = await sizeOf(source, maxPixels);
  if (!looked.ok) return looked;
  try {
    const upright = sharp(source, { limitInputPixels: maxPixels, failOn: "truncated" }).autoOrient().toColourspace("srgb");
    return { ok: true, bytes: await upright.jpeg({ quality: 90, force: false }).webp({ quality: 90, force: false }).toBuffer() };
  } catch {
    return { ok: false, reason: "damaged" };
  }
}

/** Reads the size of an image before any of it is decoded, and refuses one that is too large or of another kind. */
async function sizeOf(source: Uint8Array, maxPixels: number): Promise<{ ok: true; size: Size } | RefusedImage> {
  const format = photoFormat(source);
  if (!format) return { ok: false, reason: "not-an-image" };
  if (format === "png" && isPngBomb(source)) return { ok: false, reason: "damaged" };
  try {
    const { width, height } = await sharp(source, { limitInputPixels: false }).metadata();
    return width * height > maxPixels
      ? { ok: false, reason: "too-many-pixels", size: { width, height } }
      : { ok: true, size: { width, height } };
  } catch {
    return { ok: false, reason: "damaged" };
  }
}

/** Returns the cropped area in whole pixels, at least one, within the image. */
function areaOf({ x, y, width, height }: Crop, of: Size) {
  const left = Math.min(Math.floor(x * of.width), of.width - 1);
  const top = Math.min(Math.floor(y * of.height), of.height - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(width * of.width), of.width - left)),
    height: Math.max(1, Math.min(Math.round(height * of.height), of.height - top)),
  };
}

/** Recognises JPEG, PNG, WebP and AVIF by the first bytes; returns null for anything else. */
export function photoFormat(bytes: Uint8Array): "jpeg" | "png" | "webp" | "avif" | null {
  const at = (from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString("latin1");
  if (at(0, 3) === "\xff\xd8\xff") return "jpeg";
  if (at(0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (at(0, 4) === "RIFF" && at(8, 12) === "WEBP") return "webp";
  return at(4, 12) === "ftypavif" ? "avif" : null;
}
