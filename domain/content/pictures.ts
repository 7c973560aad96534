import { PHOTO_LIMITS, photoSources } from "#domain/photos/photo.ts";

/** A picture that texts may show. */
export interface Picture {
  /** The digest of its files and the size of the largest: «…-1600x900». */
  readonly id: string;
  /** What it shows, for whoever does not see it. */
  readonly alt: string;
  /** What stands below it, with whose it is. */
  readonly caption: string;
}

export const PICTURES_PER_PAGE = 24;
export const MAX_PICTURE_ALT = 250;
export const MAX_PICTURE_CAPTION = 300;

/** How a text shows a picture: on a line of its own. */
export const PICTURE_LINE = /^!\[([^[\]"\n]{1,250})\]\(imagen:([0-9a-f]{32}-[1-9]\d{0,4}x[1-9]\d{0,4})(?: "([^"\n]{1,300})")?\)\s*$/;

export const pictureLine = ({ id, alt, caption }: Picture): string => `![${alt}](imagen:${id}${caption ? ` "${caption}"` : ""})`;

/** Makes words fit into such a line, which ends at a bracket or a quotation mark. */
export const pictureWords = (typed: string): string =>
  typed.replaceAll("[", "(").replaceAll("]", ")").replaceAll('"', "'").replace(/\s+/g, " ").trim();

export interface PictureFiles {
  readonly digest: string;
  readonly widths: readonly number[];
  readonly width: number;
  readonly height: number;
}

/** Returns which files a picture has, and null for what is no id of one. */
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

/** Where the files of `content/` have a picture: its words, and its largest copy. */
export const PICTURE_FOLDER = "pictures/";
export const wordsFileOf = (id: string) => `${PICTURE_FOLDER}${id}.yaml`;
export const imageFileOf = (id: string) => `${PICTURE_FOLDER}${id}.webp`;

/** Returns the id of the picture whose words or image a file has. */
export const pictureOfFile = (file: string): string | null =>
  /^pictures\/([0-9a-f]{32}-[1-9]\d{0,4}x[1-9]\d{0,4})\.(?:yaml|webp)$/.exec(file)?.[1] ?? null;
