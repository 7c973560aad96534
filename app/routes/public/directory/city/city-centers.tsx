import ArrowRight from "lucide-react/icons/arrow-right";
import { CenterCard } from "#app/components/directory/cards/center-card.tsx";
import { useConversion } from "#app/components/money/shown-money.ts";
import { href } from "#app/locale.ts";
import { CardRow } from "#app/ui/card-row.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { CenterCard as Center } from "#domain/directory/center-card.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";

interface CityCentersProps {
  city: { name: string; centers: number };
  cards: readonly Center[];
}

export function CityCenters({ city: { name, centers }, cards }: CityCentersProps) {
  const conversion = useConversion();
  return (
    <section aria-labelledby="centros" className="pt-16 md:pt-20">
      <div className="mb-7 flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <h2 id="centros" className="title-2">
          {m.cities_centers_title({ city: name })}
        </h2>
        <TextLink href={href(`/centros?${new URLSearchParams({ city: name })}`)} iconAfter={<ArrowRight />}>
          {m.cities_centers_all({ count: centers, number: formatNumber(centers) })}
        </TextLink>
      </div>
      <CardRow columns={3} className="sm:max-md:*:basis-[44%]">
        {cards.map((center) => (
          <CenterCard key={center.id} center={center} conversion={conversion} />
        ))}
      </CardRow>
    </section>
  );
}
