import Clock from "lucide-react/icons/clock";
import MapPin from "lucide-react/icons/map-pin";
import { Photo } from "#app/components/directory/cards/photo.tsx";
import { Section } from "#app/components/directory/center/section.tsx";
import { IconLine } from "#app/components/directory/icon-line.tsx";
import { openingHoursText } from "#app/components/directory/opening-hours.ts";
import { VerifiedBadge } from "#app/components/directory/verified-badge.tsx";
import { CityScene } from "#app/components/illustration/illustration.tsx";
import { contactLink } from "#app/components/leads/contact-links.ts";
import { Rating } from "#app/components/reviews/rating.tsx";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import type { CenterPlace } from "#domain/directory/center-detail.ts";
import type { PracticeCenter, SpecialistDetail } from "#domain/directory/specialist-detail.ts";
import { m } from "#messages/m.ts";

interface PracticeProps {
  specialist: SpecialistDetail;
  /** The service that the visitor has come to ask about. */
  service: string | undefined;
}

/** Lists the centers where they work, each with a way to ask, or their own practice. */
export function Practice({ specialist: { centers, place }, service }: PracticeProps) {
  if (centers.length === 0) {
    return (
      <Section id="donde" title={m.profile_independent_title()}>
        <Card padding="s" className="grid gap-2">
          <h3 className="title-4">{m.profile_independent()}</h3>
          <p className="text-ui text-ink-2">{m.profile_independent_text()}</p>
          <IconLine icon={<MapPin />}>{addressOf(place)}</IconLine>
        </Card>
      </Section>
    );
  }
  return (
    <Section id="donde" title={m.profile_centers_title({ count: centers.length })}>
      <ul className="grid gap-4">
        {centers.map((center) => (
          <PracticeCard key={center.id} center={center} service={service} />
        ))}
      </ul>
    </Section>
  );
}

function PracticeCard({ center, service }: { center: PracticeCenter; service: string | undefined }) {
  const { slug, name, city, gallery, verified, rating, reviews, place } = center;
  const photo = gallery[0];
  return (
    <Card as="li" padding="none" className="grid overflow-hidden sm:grid-cols-[180px_minmax(0,1fr)]">
      <div className="relative aspect-[16/8] sm:aspect-auto">
        {photo ? (
          <Photo photo={photo} sizes="(min-width: 40rem) 12rem, 100vw" className="absolute inset-0 size-full object-cover" />
        ) : (
          <CityScene city={city ?? ""} slug={slug} alt="" className="absolute inset-0 block size-full" />
        )}
      </div>
      <div className="grid content-start gap-3 p-[22px]">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
          <VerifiedBadge verified={verified} /> <Rating rating={rating} reviews={reviews} />
        </div>
        <h3 translate="no" className="title-4">
          {name}
        </h3>
        <div className="grid gap-1.5">
          <IconLine icon={<MapPin />}>{addressOf(place)}</IconLine>
          <IconLine icon={<Clock />}>{place.hours.length > 0 ? openingHoursText(place.hours) : m.profile_hours_unknown()}</IconLine>
        </div>
        <div className="flex flex-wrap gap-2.5 pt-1">
          <Button kind="tonal" size="s" {...contactLink(slug, { service })} className="max-sm:grow">
            {m.profile_ask()}
            <span className="sr-only">: {name}</span>
          </Button>{" "}
          <Button kind="outline" size="s" href={href(`/centros/${slug}`)} className="max-sm:grow">
            {m.profile_see_center()}
            <span className="sr-only">: {name}</span>
          </Button>
        </div>
      </div>
    </Card>
  );
}

/** Leaves out the neighborhood when the address already says it. */
function addressOf({ address, neighborhood, city }: CenterPlace): string {
  const parts = [address, neighborhood && address?.includes(neighborhood) ? null : neighborhood, city?.name];
  return parts.filter(Boolean).join(", ") || m.profile_address_unknown();
}
