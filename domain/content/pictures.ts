import { PHOTO_LIMITS, photoSources } from "#domain/photos/photo.ts";

/** A picture that texts may show. */
export interface Picture {
  /** The digest of its files and the size of the largest one: «…-1600x900». */
  readonly id: string;
  /** What it shows, for people who cannot see it. */
  readonly alt: string;
  /** The line below it, which also names its author. */
  readonly caption: string;
}

export const PICTURES_PER_PAGE = 24;
export const MAX_PICTURE_ALT = 250;
export const MAX_PICTURE_CAPTION = 300;

/** A picture in a text, on a line of its own. */
export const PICTURE_LINE = /^!\[([^[\]"\n]{1,250})\]\(imagen:([0-9a-f]{32}-[1-9]\d{0,4}x[1-9]\d{0,4})(?: "([^"\n]{1,300})")?\)\s*$/;

export const pictureLine = ({ id, alt, caption }: Picture): string => `![${alt}](imagen:${id}${caption ? ` "${caption}"` : ""})`;

/** Removes brackets and quotation marks from words, since they would end the line of a picture. */
export const pictureWords = (typed: string): string =>
  typed.replaceAll("[", "(").replaceAll("]", ")").replaceAll('"', "'").replace(/\s+/g, " ").trim();

export interface PictureFiles {
  readonly digest: string;
  readonly widths: readonly number[];
  readonly width: number;
  readonly height: number;
}

/** Returns the files of a picture, and null for an invalid id. */
export function filesOfPicture(id: string): PictureFiles | null {
  const match = /^([0-9a-f]{32})-([1-9]\d{0,4})x([1-9]\d{0,4})$/.exec(id);
  if (!match) return null;
  const [width, height] = [Number(match[2]), Number(match[3])];
  return { digest: match[1]!, widths: [...PHOTO_LIMITS.widths.filter((smaller) => smaller < width), width], width, height };
}

export const pictureSources = (id: string) => {
  const files = filesOfPicture(id)!;
  return { ...photoSources(files), width: files.width, height: files.height };
};

/** The folder of pictures in `content/`, with their words and their largest copies. */
export const PICTURE_FOLDER = "pictures/";
export const wordsFileOf = (id: string) => `${PICTURE_FOLDER}${id}.yaml`;
export const imageFileOf = (id: string) => `${PICTURE_FOLDER}${id}.webp`;

/** Returns the id of the picture to which a file in that folder belongs. */
export const pictureOfFile = (file: string): string | null =>
  /^pictures\/([0-9a-f]{32}-[1-9]\d{0,4}x[1-9]\d{0,4})\.(?:yaml|webp)$/.exec(file)?.[1] ?? null;
