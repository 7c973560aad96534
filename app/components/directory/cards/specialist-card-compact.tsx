import { Place } from "#app/components/directory/place.tsx";
import { href } from "#app/locale.ts";
import { Card } from "#app/ui/card.tsx";
import type { SpecialistCard as Specialist } from "#domain/directory/specialist-card.ts";
import { m } from "#messages/m.ts";
import { PersonArch } from "./person-arch.tsx";

/** A small card of a person: portrait, name, specialty and place. The whole card is the link. */
export function SpecialistCardCompact({ specialist }: { specialist: Specialist }) {
  const { slug, name, specialty, city } = specialist;
  return (
    <Card as="article" padding="none" lift className="relative grid grid-cols-[76px_minmax(0,1fr)] items-center gap-4 p-3.5 text-left">
      <PersonArch person={specialist} className="aspect-square w-full" />
      <div className="grid gap-1.5">
        <h3 translate="no" className="title-5">
          <a
            href={href(`/especialistas/${slug}`)}
            className="text-inherit no-underline after:absolute after:inset-0 after:rounded-2xl hover:underline"
          >
            {name}
          </a>
        </h3>
        <p className="text-sm text-ink-2">{specialty ?? m.specialists_specialty_unknown()}</p>
        <Place city={city} />
      </div>
    </Card>
  );
}
