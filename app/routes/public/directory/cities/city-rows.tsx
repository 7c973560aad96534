import ChevronRight from "lucide-react/icons/chevron-right";
import { href } from "#app/locale.ts";
import type { City } from "#domain/directory/city.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";
import { ivfPrice } from "./ivf-price.ts";

/** Lists cities with centers, with what the map cannot show. */
export function CityRows({ cities }: { cities: readonly City[] }) {
  return (
    <ul className="border-t">
      {cities.map((city) => (
        <li key={city.slug} id={city.slug} className="border-b">
          <a
            href={href(`/ciudades/${city.slug}`)}
            data-place={city.slug}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 rounded-xs px-2 py-4 text-ink no-underline smooth hover:bg-tint data-lit:bg-tint"
          >
            <h2 className="text-lg leading-[1.3]! font-semibold">{city.name}</h2>
            <ChevronRight className="row-span-3 size-[18px] text-ink-3" />
            <p className="text-sm text-ink-2">{counts(city)}</p>
            <p className="text-sm text-ink-2">{ivfPrice(city.ivf)}</p>
          </a>
        </li>
      ))}
    </ul>
  );
}

function counts({ centers, verifiedCenters, specialists }: City): string {
  return [
    m.centers_count({ count: centers, number: formatNumber(centers) }),
    verifiedCenters === 0 ? m.cities_none_verified() : m.cities_verified({ count: verifiedCenters, number: formatNumber(verifiedCenters) }),
    m.cities_specialists({ count: specialists, number: formatNumber(specialists) }),
  ].join(" · ");
}
