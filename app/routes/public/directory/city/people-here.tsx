import ArrowRight from "lucide-react/icons/arrow-right";
import { SpecialistCard } from "#app/components/directory/cards/specialist-card.tsx";
import { languageList } from "#app/components/directory/language-list.ts";
import { CardRow } from "#app/ui/card-row.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { CitySpecialists } from "#domain/directory/cities.server.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";

interface PeopleHereProps {
  title: string;
  specialists: CitySpecialists;
  languages: readonly { code: string; name: string }[];
  /** The address of the list with all of them; absent where no list shows the same people. */
  all?: string;
}

export function PeopleHere({ title, specialists: { cards, total }, languages, all }: PeopleHereProps) {
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="especialistas" className="pt-16 md:pt-20">
      <div className="mb-7 flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <h2 id="especialistas" className="title-2">
          {title}
        </h2>
        {all && total > cards.length && (
          <TextLink href={all} iconAfter={<ArrowRight />}>
            {m.cities_people_all({ number: formatNumber(total) })}
          </TextLink>
        )}
      </div>
      <CardRow columns={4} className="sm:max-md:*:basis-[40%]">
        {cards.map((specialist) => (
          <SpecialistCard key={specialist.id} specialist={specialist} languages={languageList(specialist.languages, languages)} />
        ))}
      </CardRow>
    </section>
  );
}
