export interface GalleryImage {
  readonly url: string;
  /** The same photo in other widths, from which browsers choose. */
  readonly srcSet?: string;
  readonly alt: string;
}
