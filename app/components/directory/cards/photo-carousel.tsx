import { Carousel } from "#app/ui/carousel.tsx";
import type { GalleryImage } from "#domain/photos/gallery.ts";
import { m } from "#messages/m.ts";
import { Photo } from "./photo.tsx";

interface PhotoCarouselProps {
  photos: readonly GalleryImage[];
  /** The name of the center. */
  name: string;
  /** The displayed width of a photo, as its `sizes`. */
  sizes: string;
  intervalMs?: 4000 | 5000;
  className?: string;
}

export function PhotoCarousel({ photos, name, sizes, intervalMs, className }: PhotoCarouselProps) {
  const slides = photos.map((photo, index) => ({
    key: photo.url,
    picture: (
      <Photo
        photo={photo}
        alt={photo.alt || m.centers_gallery_photo({ number: index + 1, name })}
        sizes={sizes}
        className="block size-full object-cover"
      />
    ),
  }));
  const labels = {
    previous: m.centers_gallery_previous(),
    next: m.centers_gallery_next(),
    pause: m.centers_gallery_pause(),
    play: m.centers_gallery_play(),
    go: (number: number) => m.centers_gallery_go({ number, total: photos.length }),
  };
  return (
    <Carousel
      slides={slides}
      label={m.centers_gallery({ name })}
      labels={labels}
      intervalMs={intervalMs}
      className={className ?? "size-full"}
    />
  );
}
