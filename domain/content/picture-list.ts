import type { AskedRows } from "#platform/db/list-page.ts";
import type { Picture } from "./pictures.ts";

/** `usadas`: a text shows it, or would show it once published. */
export const PICTURE_VIEWS = ["todas", "usadas", "libres"] as const;
export type PictureView = (typeof PICTURE_VIEWS)[number];

export const PICTURE_SORTS = ["subida", "muestra"] as const;
export type PictureSort = (typeof PICTURE_SORTS)[number];

export interface AskedPictures extends AskedRows<PictureSort> {
  readonly view: PictureView;
  /** Whether it has a caption. */
  readonly captioned: boolean | null;
}

export interface ListedPicture extends Picture {
  /** The titles of texts that show it, or would show it once published. */
  readonly texts: readonly string[];
  readonly addedAt: Date;
  /** Null when it came from a file, or the account no longer exists. */
  readonly addedBy: string | null;
}
