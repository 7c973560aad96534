import ChevronRight from "lucide-react/icons/chevron-right";
import { monthsOf } from "#app/components/content/price-sample.tsx";
import { centersByPrice } from "#app/components/directory/list/list-address.ts";
import { href } from "#app/locale.ts";
import { MIN_PRICES } from "#domain/directory/city.ts";
import type { CityTreatment } from "#domain/directory/city-treatments.server.ts";
import type { PriceRange } from "#domain/directory/price-ranges.server.ts";
import { m } from "#messages/m.ts";
import { formatMonth, formatNumber } from "#platform/format.ts";
import { formatUsdRange } from "#platform/money.ts";

interface CityTreatmentsProps {
  city: { slug: string; name: string };
  treatments: readonly CityTreatment[];
}

/**
 * Lists what the city's centers offer. Each treatment links to its own page for this city, or to the list while it has none; its price
 * links to the list sorted by price.
 */
export function CityTreatments({ city, treatments }: CityTreatmentsProps) {
  if (treatments.length === 0) return null;
  return (
    <section aria-labelledby="tratamientos" className="pt-16 md:pt-20">
      <h2 id="tratamientos" className="title-2">
        {m.cities_treatments_title({ city: city.name })}
      </h2>
      <p className="mt-3 max-w-[62ch] text-ink-2">{m.cities_treatments_lead()}</p>
      <ul className="mt-6 grid border-t md:grid-cols-2 md:gap-x-10 md:border-t-0">
        {treatments.map(({ serviceId, name, treatmentSlug, centers, price }) => (
          <li
            key={serviceId}
            className="relative grid grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-4 gap-y-0.5 border-b px-1 py-3.5 smooth hover:bg-tint md:border-t md:border-b-0"
          >
            <a
              href={
                treatmentSlug
                  ? href(`/${city.slug}/tratamientos/${treatmentSlug}`)
                  : href(`/centros?${new URLSearchParams({ city: city.name, services: serviceId })}`)
              }
              className="leading-[1.3]! font-semibold text-ink no-underline after:absolute after:inset-0"
            >
              {name}
            </a>
            <ChevronRight className="row-span-2 size-[18px] text-ink-3" />
            <p className="text-sm text-ink-2">
              {m.centers_count({ count: centers, number: formatNumber(centers) })} ·{" "}
              {price ? (
                <>
                  <a className="num link relative" href={centersByPrice(serviceId, city.name)}>
                    {formatUsdRange(price.lowCents, price.highCents)}
                    <span className="sr-only">{m.treatments_price_list()}</span>
                  </a>{" "}
                  {sampleOf(price)}
                </>
              ) : (
                m.cities_price_unknown()
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function sampleOf({ centers, from, to }: PriceRange): string {
  if (centers < MIN_PRICES) return m.cities_price_single({ when: formatMonth(to) });
  return m.cities_price_range({ number: formatNumber(centers), when: monthsOf(from, to) });
}
