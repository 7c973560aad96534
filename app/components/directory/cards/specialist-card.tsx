import Building2 from "lucide-react/icons/building-2";
import Clock from "lucide-react/icons/clock";
import Languages from "lucide-react/icons/languages";
import { SaveButton } from "#app/components/directory/compare/save-button.tsx";
import { IconLine } from "#app/components/directory/icon-line.tsx";
import { PaidStrip } from "#app/components/directory/list/paid-strip.tsx";
import { Place } from "#app/components/directory/place.tsx";
import { VerifiedBadge } from "#app/components/directory/verified-badge.tsx";
import { profileAddress } from "#app/components/leads/contact-links.ts";
import { Rating } from "#app/components/reviews/rating.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import type { SpecialistCard as Specialist } from "#domain/directory/specialist-card.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";
import { PersonArch } from "./person-arch.tsx";

interface SpecialistCardProps {
  specialist: Specialist;
  /** The service that the visitor is looking for. */
  service?: string;
  /** «Español, inglés»; empty when the languages are unknown. */
  languages: string;
  /** The heading level of the card's title. */
  heading?: "h2" | "h3";
  className?: string;
}

/**
 * A person in a list, on telephones with the portrait beside the name. Facts have a fixed order, and a missing one is mentioned in its
 * place.
 */
export function SpecialistCard({ specialist, service, languages, heading: Heading = "h3", className }: SpecialistCardProps) {
  const { slug, name, specialty, verified, featured, center, centerCount, years, city, rating, reviews } = specialist;
  const address = profileAddress(`/especialistas/${slug}`, { service });
  const others = centerCount - 1;
  return (
    <Card as="article" padding="none" className={`relative flex flex-col overflow-hidden ${className ?? ""}`}>
      {featured && <PaidStrip />}
      <div className="relative grid flex-1 grid-cols-[4.5rem_1fr] grid-rows-[auto_1fr_auto] gap-x-2.5 gap-y-0.5 px-3 py-2.5 sm:flex sm:flex-col sm:gap-3.5 sm:p-[22px]">
        <PersonArch person={specialist} className="mx-auto aspect-square w-full max-w-60" />
        <div className="self-center sm:self-auto">
          <Heading translate="no" className="text-[1.0625rem] leading-[1.3]! font-bold sm:text-[1.15625rem]">
            <a href={address} className="text-inherit no-underline hover:underline">
              {name}
            </a>
          </Heading>
          <p className="text-sm leading-[1.4]! text-ink-2">{specialty ?? m.specialists_specialty_unknown()}</p>
          <Rating rating={rating} reviews={reviews} />
        </div>
        <div className="col-span-2 flex flex-wrap content-start gap-x-2 sm:order-1 sm:grid sm:gap-[5px]">
          {center && (
            <IconLine icon={<Building2 />}>
              {center.name} {others > 0 && m.specialists_more_centers({ count: others, number: formatNumber(others) })}
            </IconLine>
          )}
          <Place city={city} />
          <IconLine icon={<Languages />}>{languages || m.specialists_languages_unknown()}</IconLine>
          <IconLine icon={<Clock />}>{years === null ? m.specialists_years_unknown() : m.specialists_years({ count: years })}</IconLine>
        </div>
        <div className="col-span-2 flex flex-wrap items-center justify-end gap-x-2.5 gap-y-1 sm:contents">
          <p className="mr-auto">
            <VerifiedBadge verified={verified} />
          </p>
          <SaveButton slug={slug} name={name} className="sm:absolute sm:top-[18px] sm:right-[18px]" />
          <Button kind="outline" size="s" href={address} className="sm:order-2 sm:mt-auto">
            {m.specialists_see()}
            <span className="sr-only">: {name}</span>
          </Button>
        </div>
      </div>
    </Card>
  );
}
