import type { NearCenter } from "#domain/directory/city.ts";
import type { Position } from "#domain/directory/position.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";
import { MapAndList } from "./map-and-list.tsx";

interface NoCentersHereProps {
  city: Position & { name: string };
  nearest: readonly NearCenter[];
  towns: readonly (Position & { name: string })[];
}

/** Large enough for the whole country. */
const REACH_KM = 250;

/** Says that no center is listed in this city, and shows the nearest ones with their distances. */
export function NoCentersHere({ city, nearest, towns }: NoCentersHereProps) {
  const first = nearest[0];
  if (!first) return <p className="mt-4 lead max-w-[60ch]">{m.cities_empty_everywhere({ city: city.name })}</p>;
  return (
    <>
      <p className="mt-4 lead max-w-[60ch]">
        {m.cities_empty_lead({ city: city.name, name: first.name, place: first.city, number: formatNumber(first.kilometers) })}
      </p>
      <MapAndList title={m.cities_nearest_title()} city={city} centers={nearest} towns={towns} reachKm={REACH_KM} />
    </>
  );
}
