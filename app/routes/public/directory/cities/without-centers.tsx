import { href } from "#app/locale.ts";
import { useSiteName } from "#app/root-data.ts";
import type { City } from "#domain/directory/city.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";

interface WithoutCentersProps {
  cities: readonly (City & { nearest: { slug: string; name: string; kilometers: number } | null })[];
}

/** Lists the cities without a center, each with the distance to the nearest one that has one. */
export function WithoutCenters({ cities }: WithoutCentersProps) {
  const site = useSiteName();
  if (cities.length === 0) return null;
  return (
    <section aria-labelledby="sin-centros" className="mt-16 rounded-3xl bg-surface-2 p-6 md:mt-20 md:p-10">
      <h2 id="sin-centros" className="title-2">
        {m.cities_without_title()}
      </h2>
      <p className="mt-3 max-w-[60ch] text-ink-2">{m.cities_without_lead({ site })}</p>
      <ul className="mt-6 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {cities.map(({ slug, name, nearest }) => (
          <li key={slug} className="border-t py-1">
            <a
              href={href(`/ciudades/${slug}`)}
              className="flex min-h-11 flex-wrap items-baseline gap-x-2 py-1.5 no-underline hover:underline"
            >
              <span className="font-semibold">{name}</span>{" "}
              {nearest && (
                <span className="text-sm text-ink-2">
                  {m.cities_nearest({ city: nearest.name, number: formatNumber(nearest.kilometers) })}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
