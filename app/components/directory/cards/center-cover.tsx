import { SaveButton } from "#app/components/directory/compare/save-button.tsx";
import { CityScene, DistantScene } from "#app/components/illustration/illustration.tsx";
import { coverScene } from "#app/components/illustration/scene.ts";
import type { CenterCard } from "#domain/directory/center-card.ts";
import { m } from "#messages/m.ts";
import { PhotoCarousel } from "./photo-carousel.tsx";

interface CenterCoverProps {
  center: CenterCard;
  /** True far down the page. */
  distant?: boolean | undefined;
}

/** The top of a card: photos or the scene of its city, and the heart. */
export function CenterCover({ center: { slug, name, city, gallery }, distant }: CenterCoverProps) {
  const alt = city ? m.centers_cover({ place: city }) : m.centers_cover_country();
  return (
    <div className="relative h-26 overflow-hidden sm:h-auto sm:aspect-[16/9.6]">
      {gallery.length > 0 ? (
        <PhotoCarousel photos={gallery} name={name} sizes="(min-width: 48rem) 33rem, 100vw" intervalMs={4000} />
      ) : distant ? (
        <DistantScene {...coverScene(city ?? "", slug)} alt={alt} />
      ) : (
        <CityScene city={city ?? ""} slug={slug} alt={alt} />
      )}
      <SaveButton slug={slug} name={name} className="absolute top-2.5 right-2.5" />
    </div>
  );
}
