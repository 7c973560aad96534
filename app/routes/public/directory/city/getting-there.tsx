import Languages from "lucide-react/icons/languages";
import MapPinned from "lucide-react/icons/map-pinned";
import Plane from "lucide-react/icons/plane";
import type { ReactNode } from "react";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import type { CityOffer } from "#domain/directory/cities.server.ts";
import { type Direction, directionTo, type Position } from "#domain/directory/position.ts";
import type { Airport } from "#domain/trip/airports.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";

interface GettingThereProps {
  city: Position & { name: string };
  airports: readonly (Airport & { kilometers: number })[];
  neighbors: readonly (Position & { slug: string; name: string; centers: number; kilometers: number })[];
  languages: CityOffer["languages"];
}

const winds: Record<Direction, () => string> = {
  n: m.map_north,
  ne: m.map_northeast,
  e: m.map_east,
  se: m.map_southeast,
  s: m.map_south,
  sw: m.map_southwest,
  w: m.map_west,
  nw: m.map_northwest,
};

/** Airports, the nearest cities with centers, languages, and the guide for people who come from abroad. */
export function GettingThere({ city, airports, neighbors, languages }: GettingThereProps) {
  return (
    <section aria-labelledby="llegar" className="mt-18 bg-tint md:mt-25">
      <div className="wrap py-16 md:py-20">
        <h2 id="llegar" className="title-2">
          {m.cities_reach_title({ city: city.name })}
        </h2>
        <div className="mt-8 grid gap-9 md:grid-cols-3 md:gap-10">
          <Block icon={<Plane />} title={m.cities_airports()}>
            {airports.map((airport) => (
              <li key={airport.code} className="py-1.5">
                <span className="font-semibold">
                  {airport.name} ({airport.code})
                </span>
                <br />
                {m.cities_distance({ number: formatNumber(airport.kilometers), direction: winds[directionTo(city, airport)]() })}
              </li>
            ))}
          </Block>
          <Block icon={<MapPinned />} title={m.cities_neighbors()}>
            {neighbors.map((neighbor) => (
              <li key={neighbor.slug}>
                <a href={href(`/ciudades/${neighbor.slug}`)} className="block min-h-11 py-1.5 text-inherit no-underline hover:underline">
                  <span className="font-semibold text-brand">{neighbor.name}</span>
                  <br />
                  {m.cities_distance({ number: formatNumber(neighbor.kilometers), direction: winds[directionTo(city, neighbor)]() })} ·{" "}
                  {m.centers_count({ count: neighbor.centers, number: formatNumber(neighbor.centers) })}
                </a>
              </li>
            ))}
          </Block>
          {languages.length > 0 && (
            <Block icon={<Languages />} title={m.cities_languages()}>
              {languages.map(({ code, name, centers }) => (
                <li key={code} className="py-1.5">
                  <span className="font-semibold">{name}</span> · {m.centers_count({ count: centers, number: formatNumber(centers) })}
                </li>
              ))}
            </Block>
          )}
        </div>
        <p className="mt-6 text-sm text-ink-2">{m.cities_straight_line()}</p>
        <Button kind="primary" href={href("/republica-dominicana/planificar-mi-experiencia")} className="mt-6">
          {m.cities_trip_guide()}
        </Button>
      </div>
    </section>
  );
}

function Block({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="flex items-center gap-2.5 title-4 [&>.lucide]:size-[21px] [&>.lucide]:text-brand">
        {icon}
        {title}
      </h3>
      <ul className="mt-3 grid gap-1 text-ui text-ink-2">{children}</ul>
    </div>
  );
}
