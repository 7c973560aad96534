import type { ReactNode } from "react";
import { languageList } from "#app/components/directory/language-list.ts";
import { useConversion } from "#app/components/money/shown-money.ts";
import type { LookedAt } from "#app/forms/directory/looked-at.ts";
import { KeptPart } from "#app/islands/kept-part.tsx";
import { CardSkeleton, Skeleton } from "#app/ui/skeleton.tsx";
import type { CenterCard as Center } from "#domain/directory/center-card.ts";
import type { SpecialistCard as Specialist } from "#domain/directory/specialist-card.ts";
import { CenterCard } from "./center-card.tsx";
import { SpecialistCard } from "./specialist-card.tsx";

const CENTERS = "grid gap-6 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2";
const PEOPLE = "grid gap-5 sm:grid-cols-2 md:grid-cols-2 lg:grid-cols-3";

const CELL = { className: "grid min-w-0" };

interface CenterGridProps {
  centers: readonly Center[];
  /** What the visitor is looking for. */
  asked: LookedAt;
  heading: "h2" | "h3";
}

/** Centers in two columns beside their filters. */
export function CenterGrid({ centers, asked, heading }: CenterGridProps) {
  const conversion = useConversion();
  return (
    <ul className={CENTERS}>
      {centers.map((center) => (
        <KeptPart
          key={center.id}
          as="li"
          attributes={CELL}
          name="center-card"
          part={CenterCard}
          of={{ center, asked, heading, conversion }}
        />
      ))}
    </ul>
  );
}

interface SpecialistGridProps {
  specialists: readonly Specialist[];
  /** The services in the filters. */
  services: readonly string[];
  languages: readonly { code: string; name: string }[];
  heading: "h2" | "h3";
}

/** People in three columns beside their filters. The next page is appended to `data-more`. */
export function SpecialistGrid({ specialists, services, languages, heading }: SpecialistGridProps) {
  return (
    <ul className={PEOPLE} data-more>
      {specialists.map((specialist) => (
        <KeptPart
          key={specialist.id}
          as="li"
          attributes={CELL}
          name="specialist-card"
          part={SpecialistCard}
          of={{ specialist, service: theOnly(services), languages: languageList(specialist.languages, languages), heading }}
        />
      ))}
    </ul>
  );
}

/** Returns the service that a request would be about. With several, the form asks. */
const theOnly = (services: readonly string[]) => (services.length === 1 ? services[0] : undefined);

export function CenterSkeletons(): ReactNode {
  return (
    <div aria-hidden className={CENTERS}>
      <CardSkeleton />
    </div>
  );
}

export function SpecialistSkeletons(): ReactNode {
  return (
    <div aria-hidden className={PEOPLE}>
      <div className="grid gap-3.5 rounded-2xl border bg-surface p-[22px] elevation-1">
        <Skeleton className="aspect-square rounded-arch!" />
        <Skeleton className="h-6 w-[72%]" />
        <Skeleton className="h-[18px] w-[56%]" />
        <Skeleton className="h-7 w-28 rounded-full!" />
        <Skeleton className="h-[18px]" />
        <Skeleton className="h-11 rounded-lg!" />
      </div>
    </div>
  );
}
