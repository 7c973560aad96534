/** A photo that we keep: its files are named by their content. */
export interface StoredPhoto {
  readonly digest: string;
  /** Widths of the stored files, ascending. */
  readonly widths: readonly number[];
}

/** What the files of photos are called in the store begins with this. */
export const PHOTO_FOLDER = "photos";

/** As large as a phone, a card on a dense screen, and the wide picture of a profile need it. */
export const PHOTO_LIMITS = { maxBytes: 15 * 2 ** 20, maxPixels: 60_000_000, widths: [480, 960, 1600], maxHeight: 2400 } as const;

/** Every width is kept as both. Pages name the WebP, and browsers that read AVIF get that under the same address. */
export type PhotoFormat = "webp" | "avif";

const NAME = /^([0-9a-f]{32})-([1-9]\d{0,4})\.(?:webp|avif)$/;

/** Returns what a file is called in its address. */
const fileName = (digest: string, width: number, format: PhotoFormat) => `${digest}-${width}.${format}`;

const photoPath = (digest: string, width: number): string => `/fotos/${fileName(digest, width, "webp")}`;

/** Returns where the store has the file; null for a name that is none of ours. */
export function storedAt(name: string): string | null {
  return NAME.test(name) ? `${PHOTO_FOLDER}/${name.slice(0, 2)}/${name}` : null;
}

export const storeName = (digest: string, width: number, format: PhotoFormat = "webp"): string =>
  storedAt(fileName(digest, width, format))!;

/** Returns the digest in the name of a stored file. */
export const digestIn = (stored: string): string | null => NAME.exec(stored.split("/").at(-1)!)?.[1] ?? null;

/** Returns the widest file, and every file for browsers that choose. */
export function photoSources({ digest, widths }: StoredPhoto): { url: string; srcSet: string } {
  return {
    url: photoPath(digest, widths.at(-1)!),
    srcSet: widths.map((width) => `${photoPath(digest, width)} ${width}w`).join(", "),
  };
}
