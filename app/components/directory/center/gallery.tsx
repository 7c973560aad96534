import CameraOff from "lucide-react/icons/camera-off";
import { Photo } from "#app/components/directory/cards/photo.tsx";
import { PhotoCarousel } from "#app/components/directory/cards/photo-carousel.tsx";
import { Scene } from "#app/components/illustration/illustration.tsx";
import { galleryScenes } from "#app/components/illustration/scene.ts";
import type { CenterDetail } from "#domain/directory/center-detail.ts";
import { m } from "#messages/m.ts";

const TILE = "relative hidden overflow-hidden md:block";

/** A wide picture and two small ones. Without photos it shows three scenes of the city and says so. */
export function Gallery({ center: { slug, name, city, gallery } }: { center: CenterDetail }) {
  const [wide, ...tiles] = galleryScenes(city ?? "", slug, 3);
  return (
    <div className="-mx-[var(--gutter)] mt-2 grid h-57.5 overflow-hidden md:mx-0 md:h-103 md:grid-cols-[2.1fr_1fr] md:grid-rows-2 md:gap-3 md:rounded-3xl">
      <div className="relative overflow-hidden md:row-span-2">
        {gallery.length > 0 ? (
          <PhotoCarousel photos={gallery} name={name} sizes="(min-width: 48rem) 53rem, 100vw" />
        ) : (
          <>
            <Scene
              {...wide!}
              alt={city ? m.centers_cover({ place: city }) : m.centers_cover_country()}
              className="absolute inset-0 block size-full"
            />
            <NoPhotos short className="md:hidden" />
          </>
        )}
      </div>
      {tiles.map((tile, index) => {
        const photo = gallery[index + 1];
        return (
          <div key={tile.scene} className={TILE}>
            {photo ? (
              <Photo photo={photo} sizes="25rem" className="absolute inset-0 size-full object-cover" />
            ) : (
              <Scene {...tile} alt="" className="absolute inset-0 block size-full" />
            )}
            {gallery.length === 0 && index === 1 && <NoPhotos />}
          </div>
        );
      })}
    </div>
  );
}

function NoPhotos({ short, className = "" }: { short?: boolean; className?: string }) {
  return (
    <p
      className={`absolute right-3.5 bottom-3.5 flex items-center gap-2 rounded-full bg-white px-3.5 py-2 text-[.90625rem] leading-[1.4]! font-medium text-mar-900 elevation-1 ${className}`}
    >
      <CameraOff />
      {short ? m.centers_no_photos_short() : m.centers_no_photos()}
    </p>
  );
}
