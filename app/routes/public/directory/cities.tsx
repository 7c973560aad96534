import { CountryMap } from "#app/components/directory/map/country-map.tsx";
import { servicesContext } from "#app/context.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { useSiteName } from "#app/root-data.ts";
import { breadcrumbData, canonical, pageMeta } from "#app/seo.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { listCities } from "#domain/directory/cities.server.ts";
import type { City } from "#domain/directory/city.ts";
import { directoryCounts } from "#domain/directory/home.server.ts";
import { byDistance } from "#domain/directory/position.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";
import type { Route } from "./+types/cities";
import { CityRows } from "./cities/city-rows.tsx";
import { WithoutCenters } from "./cities/without-centers.tsx";

export const handle = { cache: "shared", sitemap: true } satisfies Handle;

export async function loader({ context }: Route.LoaderArgs) {
  const { db, publicUrl } = context.get(servicesContext);
  const [all, counts] = await Promise.all([listCities(db), directoryCounts(db)]);
  const cities = all.filter(({ centers }) => centers > 0);
  const address = (path: string) => canonical(publicUrl, path);
  return {
    cities,
    without: all.filter(({ centers }) => centers === 0).map((city) => ({ ...city, nearest: nearestOf(city, cities) })),
    counts,
    addresses: { home: address("/"), self: address("/ciudades"), cities: cities.map(({ slug }) => address(`/ciudades/${slug}`)) },
  };
}

function nearestOf(city: City, others: readonly City[]) {
  const nearest = byDistance(city, others)[0];
  return nearest ? { slug: nearest.slug, name: nearest.name, kilometers: Math.round(nearest.kilometers) } : null;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { cities, counts, addresses } = loaderData;
  return pageMeta({
    title: m.cities_page_title(),
    description: m.cities_page_description({
      centers: formatNumber(counts.centers),
      cities: formatNumber(cities.length),
      first: cities
        .slice(0, 3)
        .map(({ name }) => name)
        .join(", "),
    }),
    siteName: matches[0].loaderData.site.name,
    canonical: addresses.self,
    structured: [
      breadcrumbData([
        { name: m.cities_crumb_home(), url: addresses.home },
        { name: m.cities_crumb(), url: addresses.self },
      ]),
      {
        "@type": "ItemList",
        numberOfItems: cities.length,
        itemListElement: cities.map(({ name }, index) => ({
          "@type": "ListItem",
          position: index + 1,
          name,
          url: addresses.cities[index],
        })),
      },
    ],
  });
}

export default function CitiesPage({ loaderData: { cities, without, counts } }: Route.ComponentProps) {
  const site = useSiteName();
  return (
    <main id="contenido" tabIndex={-1} className="wrap pb-20 md:pb-25">
      <div className="grid max-w-205 gap-2 pt-[18px]">
        <Breadcrumb label={m.cities_crumbs()} items={[{ href: href("/"), label: m.cities_crumb_home() }]} current={m.cities_crumb()} />
        <h1 className="title-1">{m.cities_title()}</h1>
        <p className="mt-1 lead">
          {m.cities_lead({
            site,
            count: cities.length,
            centers: formatNumber(counts.centers),
            verified: formatNumber(counts.verifiedCenters),
            number: formatNumber(cities.length),
          })}
        </p>
      </div>
      {cities.length > 0 && (
        <section
          aria-label={m.cities_with_centers()}
          data-places
          className="grid items-start gap-8 pt-8 md:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] md:gap-10 md:pt-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]"
        >
          <CountryMap cities={cities} className="md:sticky md:top-24 md:order-last" />
          <CityRows cities={cities} />
        </section>
      )}
      <WithoutCenters cities={without} />
    </main>
  );
}
