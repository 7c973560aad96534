import type { AskedRows } from "#platform/db/list-page.ts";
import type { Picture } from "./pictures.ts";

/** `usadas`: some text shows it, or would once published. */
export const PICTURE_VIEWS = ["todas", "usadas", "libres"] as const;
export type PictureView = (typeof PICTURE_VIEWS)[number];

export const PICTURE_SORTS = ["subida", "muestra"] as const;
export type PictureSort = (typeof PICTURE_SORTS)[number];

export interface AskedPictures extends AskedRows<PictureSort> {
  readonly view: PictureView;
  /** Whether something stands below it. */
  readonly captioned: boolean | null;
}

export interface ListedPicture extends Picture {
  /** What the texts that show it, or would once published, are called. */
  readonly texts: readonly string[];
  readonly addedAt: Date;
  /** Null: from a file, or an account that is gone. */
  readonly addedBy: string | null;
}
