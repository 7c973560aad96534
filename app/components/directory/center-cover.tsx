import { CityScene } from "#app/components/illustration/illustration.tsx";
import { m } from "#app/paraglide/messages.js";
import type { CenterCard } from "#domain/directory/center-card.ts";
import { PhotoCarousel } from "./photo-carousel.tsx";
import { SaveButton } from "./save-button.tsx";

/** The top of a card: photos or the scene of its city, and the heart. */
export function CenterCover({ center: { slug, name, city, gallery } }: { center: CenterCard }) {
  return (
    <div className="relative h-26 overflow-hidden sm:h-auto sm:aspect-[16/9.6]">
      {gallery.length > 0 ? (
        <PhotoCarousel photos={gallery} name={name} sizes="(min-width: 48rem) 33rem, 100vw" intervalMs={4000} />
      ) : (
        <CityScene city={city ?? ""} slug={slug} alt={city ? m.centers_cover({ place: city }) : m.centers_cover_country()} />
      )}
      <SaveButton slug={slug} name={name} className="absolute top-2.5 right-2.5" />
    </div>
  );
}
