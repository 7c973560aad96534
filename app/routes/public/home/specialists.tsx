import ArrowRight from "lucide-react/icons/arrow-right";
import { SpecialistCard } from "#app/components/directory/cards/specialist-card.tsx";
import { languageList } from "#app/components/directory/language-list.ts";
import { href } from "#app/locale.ts";
import { CardRow } from "#app/ui/card-row.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { SpecialistCard as Specialist } from "#domain/directory/specialist-card.ts";
import type { Vocabulary } from "#domain/directory/vocabulary.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";
import { SectionHead } from "./section-head.tsx";

interface SpecialistsProps {
  specialists: readonly Specialist[];
  languages: Vocabulary["languages"];
  /** The number of specialists in the directory. */
  total: number;
}

export function Specialists({ specialists, languages, total }: SpecialistsProps) {
  if (specialists.length === 0) return null;
  return (
    <section id="especialistas" aria-labelledby="especialistas-titulo" className="wrap band">
      <SectionHead
        id="especialistas-titulo"
        title={m.home_specialists_title()}
        lead={m.home_specialists_lead()}
        action={
          <TextLink href={href("/especialistas")} iconAfter={<ArrowRight />}>
            {m.home_specialists_all({ count: total, number: formatNumber(total) })}
          </TextLink>
        }
      />
      <CardRow columns={4} className="sm:max-md:*:basis-[40%]">
        {specialists.map((specialist) => (
          <SpecialistCard key={specialist.id} specialist={specialist} languages={languageList(specialist.languages, languages)} />
        ))}
      </CardRow>
    </section>
  );
}
