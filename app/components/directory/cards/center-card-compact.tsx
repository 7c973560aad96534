import { Place } from "#app/components/directory/place.tsx";
import { CityScene } from "#app/components/illustration/illustration.tsx";
import { href } from "#app/locale.ts";
import { Card } from "#app/ui/card.tsx";
import type { CenterCard as Center } from "#domain/directory/center-card.ts";
import { m } from "#messages/m.ts";
import { Photo } from "./photo.tsx";
import { ServiceTags } from "./service-tags.tsx";

/** A small card of a center: picture, name, place and two services. The whole card is the link. */
export function CenterCardCompact({ center: { slug, name, city, neighborhood, services, gallery } }: { center: Center }) {
  const photo = gallery[0];
  return (
    <Card as="article" padding="none" lift className="relative grid grid-cols-[92px_minmax(0,1fr)] items-center gap-4 p-3.5 text-left">
      <div className="aspect-square overflow-hidden rounded-lg">
        {photo ? (
          <Photo
            photo={photo}
            alt={photo.alt || m.centers_gallery_photo({ number: 1, name })}
            sizes="6rem"
            className="size-full object-cover"
          />
        ) : (
          <CityScene city={city ?? ""} slug={slug} alt="" />
        )}
      </div>
      <div className="grid gap-1.5">
        <h3 translate="no" className="title-5">
          <a
            href={href(`/centros/${slug}`)}
            className="text-inherit no-underline after:absolute after:inset-0 after:rounded-2xl hover:underline"
          >
            {name}
          </a>
        </h3>
        <Place city={city} neighborhood={neighborhood} />
        <ServiceTags services={services} shown={2} />
      </div>
    </Card>
  );
}
