import type { GalleryImage } from "#domain/photos/gallery.ts";

interface PhotoProps {
  photo: GalleryImage;
  /** Instead of the photo's own words. */
  alt?: string;
  /** How wide it is shown, as the `sizes` of an image: the browser picks a file by it. */
  sizes: string;
  /** False where it is seen at once. */
  lazy?: boolean;
  className?: string;
}

export function Photo({ photo: { url, srcSet, alt: own }, alt = own, sizes, lazy = true, className }: PhotoProps) {
  const chosen = srcSet && { srcSet, sizes };
  return <img {...chosen} src={url} alt={alt} loading={lazy ? "lazy" : undefined} decoding="async" className={className} />;
}
