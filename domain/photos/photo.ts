/** A stored photo, whose files are named by their content. */
export interface StoredPhoto {
  readonly digest: string;
  /** The widths of the stored files, ascending. */
  readonly widths: readonly number[];
}

/** The prefix of the names of photo files in the store. */
export const PHOTO_FOLDER = "photos";

/**
 * Widths for a phone, a card on a dense screen, and the wide picture of a profile. A gallery draws photos large, so that one with a side
 * below `minSide` would be a blur.
 */
export const PHOTO_LIMITS = {
  maxBytes: 15 * 2 ** 20,
  maxPixels: 60_000_000,
  minSide: 320,
  widths: [480, 960, 1600],
  maxHeight: 2400,
} as const;

/** Every width is stored in both formats. Pages name the WebP, and browsers that read AVIF get that at the same address. */
export type PhotoFormat = "webp" | "avif";

const NAME = /^([0-9a-f]{32})-([1-9]\d{0,4})\.(?:webp|avif)$/;

/** Returns the name of a file in its address. */
const fileName = (digest: string, width: number, format: PhotoFormat) => `${digest}-${width}.${format}`;

const photoPath = (digest: string, width: number): string => `/fotos/${fileName(digest, width, "webp")}`;

/** Returns the name of a file in the store; null for an invalid name. */
export function storedAt(name: string): string | null {
  return NAME.test(name) ? `${PHOTO_FOLDER}/${name.slice(0, 2)}/${name}` : null;
}

export const storeName = (digest: string, width: number, format: PhotoFormat = "webp"): string =>
  storedAt(fileName(digest, width, format))!;

/** Returns the digest in the name of a stored file. */
export const digestIn = (stored: string): string | null => NAME.exec(stored.split("/").at(-1)!)?.[1] ?? null;

/** Returns the widest file, and all files for browsers to choose from. */
export function photoSources({ digest, widths }: StoredPhoto): { url: string; srcSet: string } {
  return {
    url: photoPath(digest, widths.at(-1)!),
    srcSet: widths.map((width) => `${photoPath(digest, width)} ${width}w`).join(", "),
  };
}
