import Building2 from "lucide-react/icons/building-2";
import Clock from "lucide-react/icons/clock";
import Languages from "lucide-react/icons/languages";
import { href } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import type { SpecialistCard as Specialist } from "#domain/directory/specialist-card.ts";
import { Rating } from "../reviews/rating.tsx";
import { IconLine } from "./icon-line.tsx";
import { PersonArch } from "./person-arch.tsx";
import { Place } from "./place.tsx";
import { SaveButton } from "./save-button.tsx";
import { VerifiedBadge } from "./verified-badge.tsx";

interface SpecialistCardProps {
  specialist: Specialist;
  /** «Español, inglés», or empty when nobody gave them. */
  languages: string;
  className?: string;
}

export function SpecialistCard({ specialist, languages, className }: SpecialistCardProps) {
  const { slug, name, specialty, verified, center, years, city, rating, reviews } = specialist;
  return (
    <Card as="article" padding="none" className={`relative flex flex-col gap-3.5 p-[22px] ${className ?? ""}`}>
      <PersonArch person={specialist} className="aspect-[1/1.02] w-full" />
      <SaveButton slug={slug} name={name} className="absolute top-[18px] right-[18px]" />
      <div>
        <h3 className="text-[1.15625rem] leading-[1.3]! font-bold">{name}</h3>
        <p className="text-sm text-ink-2">{specialty ?? m.specialists_specialty_unknown()}</p>
      </div>
      <p>
        <VerifiedBadge verified={verified} />
      </p>
      <div className="grid gap-[5px]">
        {center ? <IconLine icon={<Building2 />}>{center.name}</IconLine> : <Place city={city} />}
        <IconLine icon={<Clock />}>{years === null ? m.specialists_years_unknown() : m.specialists_years({ count: years })}</IconLine>
        <IconLine icon={<Languages />}>{languages || m.specialists_languages_unknown()}</IconLine>
      </div>
      <div className="mt-auto grid gap-2.5">
        <Rating rating={rating} reviews={reviews} />
        {center && (
          <Button kind="outline" size="s" wide href={href(`/centros/${center.slug}#equipo`)}>
            {m.specialists_see_center()}
            <span className="sr-only">: {name}</span>
          </Button>
        )}
      </div>
    </Card>
  );
}
