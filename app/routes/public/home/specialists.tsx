import { languageList } from "#app/components/directory/language-list.ts";
import { SpecialistCard } from "#app/components/directory/specialist-card.tsx";
import { m } from "#app/paraglide/messages.js";
import { CardRow } from "#app/ui/card-row.tsx";
import type { SpecialistCard as Specialist } from "#domain/directory/specialist-card.ts";
import type { Vocabulary } from "#domain/directory/vocabulary.ts";
import { SectionHead } from "./section-head.tsx";

interface SpecialistsProps {
  specialists: readonly Specialist[];
  languages: Vocabulary["languages"];
}

export function Specialists({ specialists, languages }: SpecialistsProps) {
  if (specialists.length === 0) return null;
  return (
    <section id="especialistas" aria-labelledby="especialistas-titulo" className="wrap band">
      <SectionHead id="especialistas-titulo" title={m.home_specialists_title()} lead={m.home_specialists_lead()} />
      <CardRow columns={4} className="sm:max-md:*:basis-[40%]">
        {specialists.map((specialist) => (
          <SpecialistCard key={specialist.id} specialist={specialist} languages={languageList(specialist.languages, languages)} />
        ))}
      </CardRow>
    </section>
  );
}
