import { PersonArch } from "#app/components/directory/cards/person-arch.tsx";
import { href } from "#app/locale.ts";
import { Card } from "#app/ui/card.tsx";
import type { SpecialistCard } from "#domain/directory/specialist-card.ts";
import { m } from "#messages/m.ts";
import { Section } from "./section.tsx";

export function Team({ team }: { team: readonly SpecialistCard[] }) {
  return (
    <Section id="equipo" title={m.centers_team_title()}>
      {team.length === 0 ? (
        <p className="text-ink-2">{m.centers_team_none()}</p>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {team.map((person) => (
            <Card
              key={person.id}
              as="li"
              padding="none"
              lift
              className="relative grid grid-cols-[84px_1fr] content-start items-center gap-3.5 p-[18px] leading-[1.4]! lg:grid-cols-1"
            >
              <PersonArch person={person} className="aspect-square w-21 lg:w-28" />
              <div>
                <h3 className="font-bold">
                  <a
                    href={href(`/especialistas/${person.slug}`)}
                    className="text-inherit no-underline after:absolute after:inset-0 after:rounded-2xl hover:underline"
                  >
                    {person.name}
                  </a>
                </h3>
                <p className="text-sm text-ink-2">{person.specialty ?? m.specialists_specialty_unknown()}</p>
                <p className="text-sm text-ink-2">
                  {person.years === null ? m.specialists_years_unknown() : m.specialists_years({ count: person.years })}
                </p>
              </div>
            </Card>
          ))}
        </ul>
      )}
    </Section>
  );
}
