import Building2 from "lucide-react/icons/building-2";
import Clock from "lucide-react/icons/clock";
import Languages from "lucide-react/icons/languages";
import { profileAddress } from "#app/components/leads/lead-form.tsx";
import { m } from "#app/paraglide/messages.js";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import type { SpecialistCard as Specialist } from "#domain/directory/specialist-card.ts";
import { formatNumber } from "#platform/format.ts";
import { Rating } from "../reviews/rating.tsx";
import { IconLine } from "./icon-line.tsx";
import { PersonArch } from "./person-arch.tsx";
import { Place } from "./place.tsx";
import { SaveButton } from "./save-button.tsx";
import { VerifiedBadge } from "./verified-badge.tsx";

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

/** A person in a list. Facts keep their order, and a missing one is said in its place. */
export function SpecialistCard({ specialist, service, languages, heading: Heading = "h3", className }: SpecialistCardProps) {
  const { slug, name, specialty, verified, featured, center, centerCount, years, city, rating, reviews } = specialist;
  const address = profileAddress(`/especialistas/${slug}`, service);
  const others = centerCount - 1;
  return (
    <Card as="article" padding="none" className={`relative flex flex-col gap-3.5 p-[22px] ${className ?? ""}`}>
      <PersonArch person={specialist} className="mx-auto aspect-[1/1.02] w-full max-w-60" />
      {featured && (
        <Badge kind="featured" onCover className="absolute top-[18px] left-[18px]">
          {m.centers_featured()}
        </Badge>
      )}
      <SaveButton slug={slug} name={name} className="absolute top-[18px] right-[18px]" />
      <div>
        <Heading className="text-[1.15625rem] leading-[1.3]! font-bold">
          <a href={address} className="text-inherit no-underline hover:underline">
            {name}
          </a>
        </Heading>
        <p className="text-sm text-ink-2">{specialty ?? m.specialists_specialty_unknown()}</p>
      </div>
      <p>
        <VerifiedBadge verified={verified} />
      </p>
      <div className="grid gap-[5px]">
        {center && (
          <IconLine icon={<Building2 />}>
            {center.name} {others > 0 && m.specialists_more_centers({ count: others, number: formatNumber(others) })}
          </IconLine>
        )}
        <Place city={city} />
        <IconLine icon={<Clock />}>{years === null ? m.specialists_years_unknown() : m.specialists_years({ count: years })}</IconLine>
        <IconLine icon={<Languages />}>{languages || m.specialists_languages_unknown()}</IconLine>
      </div>
      <div className="mt-auto grid gap-2.5">
        <Rating rating={rating} reviews={reviews} />{" "}
        <Button kind="outline" size="s" wide href={address}>
          {m.specialists_see()}
          <span className="sr-only">: {name}</span>
        </Button>
      </div>
    </Card>
  );
}
