export interface GalleryImage {
  readonly url: string;
  /** The same photo in other widths, for browsers that choose. */
  readonly srcSet?: string;
  readonly alt: string;
}
