import ArrowRight from "lucide-react/icons/arrow-right";
import { CenterCard } from "#app/components/directory/cards/center-card.tsx";
import { useConversion } from "#app/components/money/shown-money.ts";
import { href } from "#app/locale.ts";
import { CardRow } from "#app/ui/card-row.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { CenterCard as Center } from "#domain/directory/center-card.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";
import { SectionHead } from "./section-head.tsx";

export function FeaturedCenters({ centers, total }: { centers: readonly Center[]; total: number }) {
  const conversion = useConversion();
  if (centers.length === 0) return null;
  return (
    <section aria-labelledby="destacados" className="wrap band">
      <SectionHead
        id="destacados"
        title={m.home_featured_title()}
        lead={m.home_featured_lead()}
        action={
          <TextLink href={href("/centros")} iconAfter={<ArrowRight />}>
            {m.home_featured_all({ count: total, number: formatNumber(total) })}
          </TextLink>
        }
      />
      <CardRow columns={3} className="sm:max-md:*:basis-[44%] md:grid-cols-3">
        {centers.map((center) => (
          <CenterCard key={center.id} center={center} conversion={conversion} distant />
        ))}
      </CardRow>
    </section>
  );
}
