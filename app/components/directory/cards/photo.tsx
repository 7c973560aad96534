import type { GalleryImage } from "#domain/photos/gallery.ts";

interface PhotoProps {
  photo: GalleryImage;
  /** Replaces the photo's own description. */
  alt?: string;
  /** The displayed width, as the `sizes` of an image, by which the browser chooses a file. */
  sizes: string;
  /** False where it is visible at once. */
  lazy?: boolean;
  className?: string;
}

export function Photo({ photo: { url, srcSet, alt: own }, alt = own, sizes, lazy = true, className }: PhotoProps) {
  const chosen = srcSet && { srcSet, sizes };
  return <img {...chosen} src={url} alt={alt} loading={lazy ? "lazy" : undefined} decoding="async" className={className} />;
}
