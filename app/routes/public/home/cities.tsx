import { CityList } from "#app/components/directory/map/city-list.tsx";
import { CountryMap } from "#app/components/directory/map/country-map.tsx";
import type { CityCount } from "#domain/directory/city.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";

export function Cities({ cities }: { cities: readonly CityCount[] }) {
  if (cities.length === 0) return null;
  return (
    <section
      id="ciudades"
      data-places
      aria-labelledby="ciudades-titulo"
      className="wrap band grid items-center gap-9 md:grid-cols-[1fr_1.25fr] md:gap-16"
    >
      <div className="grid gap-3.5">
        <h2 id="ciudades-titulo" className="title-1">
          {m.home_cities_title()}
        </h2>
        <p className="lead mb-3.5">{m.home_cities_lead({ count: cities.length, number: formatNumber(cities.length) })}</p>
        <CityList cities={cities} />
      </div>
      <CountryMap cities={cities} />
    </section>
  );
}
