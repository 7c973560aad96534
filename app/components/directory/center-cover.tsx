import { CityScene } from "#app/components/illustration/illustration.tsx";
import { m } from "#app/paraglide/messages.js";
import { Badge } from "#app/ui/badge.tsx";
import type { CenterCard } from "#domain/directory/center-card.ts";
import { PhotoCarousel } from "./photo-carousel.tsx";
import { SaveButton } from "./save-button.tsx";

/** The top of a card: photos or the scene of its city, the heart, and the word that marks a paid place. */
export function CenterCover({ center: { slug, name, city, gallery, featured } }: { center: CenterCard }) {
  return (
    <div className="relative aspect-[16/9.6] overflow-hidden">
      {gallery.length > 0 ? (
        <PhotoCarousel photos={gallery} name={name} sizes="(min-width: 48rem) 33rem, 100vw" intervalMs={4000} />
      ) : (
        <CityScene city={city ?? ""} slug={slug} alt={city ? m.centers_cover({ place: city }) : m.centers_cover_country()} />
      )}
      {featured && (
        <Badge kind="featured" onCover className="absolute top-3.5 left-3.5">
          {m.centers_featured()}
        </Badge>
      )}
      <SaveButton slug={slug} name={name} className="absolute top-2.5 right-2.5" />
    </div>
  );
}
