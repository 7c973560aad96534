import clsx from "clsx";
import BadgeCheck from "lucide-react/icons/badge-check";
import { CityMap, isOnMap } from "#app/components/directory/map/city-map.tsx";
import { MapCredit } from "#app/components/directory/map/map-credit.tsx";
import { href } from "#app/locale.ts";
import type { MappedCenter } from "#domain/directory/city.ts";
import type { Position } from "#domain/directory/position.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";

interface MapAndListProps {
  title: string;
  city: Position & { name: string };
  centers: readonly (MappedCenter & { city?: string; kilometers?: number })[];
  /** The number of all centers, when the map shows only the first of them. */
  total?: number;
  towns: readonly (Position & { name: string })[];
  /** The largest distance at which the map shows a center. */
  reachKm?: number;
}

/** With more centers than this, the list is taller than the usual map. */
const TALL_LIST = 6;

/** Shows the same centers numbered in a list and, with the same numbers, on the map. */
export function MapAndList({ title, city, centers, total = centers.length, towns, reachKm }: MapAndListProps) {
  const numbered = centers.map((center, index) => ({ ...center, number: index + 1 }));
  const where = (center: MapAndListProps["centers"][number]) => {
    const place = [center.neighborhood, center.city].filter(Boolean).join(", ") || city.name;
    if (center.kilometers !== undefined) return m.map_place_and_distance({ place, number: formatNumber(center.kilometers) });
    return isOnMap(city, center.position, reachKm) ? place : m.map_not_on_map({ place });
  };
  return (
    <section aria-labelledby="mapa" data-places className="pt-12 md:pt-16">
      <h2 id="mapa" className="title-2">
        {title}
      </h2>
      <div className="mt-6 grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_340px] lg:gap-8">
        <div className="md:sticky md:top-24">
          <CityMap
            city={city}
            centers={numbered.flatMap((center) => (center.position ? [{ ...center, position: center.position }] : []))}
            towns={towns}
            reachKm={reachKm}
            className={clsx("h-100", centers.length > TALL_LIST ? "md:h-155" : "md:h-130")}
          />
          <MapCredit className="mt-2.5" />
        </div>
        <div>
          <ol className="border-t">
            {numbered.map(({ number, ...center }) => (
              <li key={center.slug} className="border-b">
                <a
                  href={href(`/centros/${center.slug}`)}
                  data-place={center.slug}
                  className="flex min-h-14 items-center gap-3.5 rounded-xs px-1 py-2.5 text-ink no-underline smooth hover:bg-tint data-lit:bg-tint"
                >
                  <span
                    aria-hidden
                    className="grid size-8 flex-none place-items-center rounded-full bg-alba-600 text-sm font-bold text-white"
                  >
                    {number}
                  </span>{" "}
                  <span className="min-w-0">
                    <span className="block leading-[1.3]! font-semibold">
                      {center.name}
                      {center.verified && (
                        <BadgeCheck
                          role="img"
                          aria-label={m.centers_verified()}
                          className="ml-1.5 inline size-[18px] align-[-3px] text-ok"
                        />
                      )}
                    </span>{" "}
                    <span className="block text-sm text-ink-2">{where(center)}</span>
                  </span>
                </a>
              </li>
            ))}
          </ol>
          {total > centers.length && (
            <p className="mt-3 text-sm text-ink-2">
              {m.map_first_of({ shown: formatNumber(centers.length), number: formatNumber(total) })}
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
