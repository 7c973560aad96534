import Navigation from "lucide-react/icons/navigation";
import { CityMap } from "#app/components/directory/map/city-map.tsx";
import { MapCredit } from "#app/components/directory/map/map-credit.tsx";
import { openingHoursText } from "#app/components/directory/opening-hours.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import type { ClosedDay } from "#domain/consultations/closed-days.server.ts";
import type { CenterDetail } from "#domain/directory/center-detail.ts";
import type { Position } from "#domain/directory/position.ts";
import { m } from "#messages/m.ts";
import { formatWeekday } from "#platform/format.ts";
import { closureText } from "#texts/consultations.ts";
import { Section } from "./section.tsx";

interface LocationProps {
  center: CenterDetail;
  closed: readonly ClosedDay[];
  /** Towns that the map names for orientation. */
  towns: readonly (Position & { name: string })[];
}

export function Location({ center: { slug, name, place }, closed, towns }: LocationProps) {
  const { address, neighborhood, city, cityPosition, position, hours } = place;
  const region = city && (city.province === city.name ? city.name : `${city.name}, ${city.province}`);
  return (
    <Section id="ubicacion" title={m.centers_location_title()}>
      <Card padding="none" className="overflow-hidden">
        {city && cityPosition && (
          <CityMap
            city={{ ...cityPosition, name: city.name }}
            centers={position ? [{ slug, name, number: null, position }] : []}
            towns={towns}
            className="h-70 rounded-none!"
          />
        )}
        <div className="flex flex-wrap items-center justify-between gap-3 px-[22px] py-[18px]">
          <div>
            <p className="font-bold">{street(address, neighborhood) || m.centers_location_unknown()}</p>
            <p className="text-sm text-ink-2">{region ?? m.centers_city_unknown()}</p>
            <p className="text-sm text-ink-2">{hours.length > 0 ? openingHoursText(hours) : m.centers_location_hours_unknown()}</p>
            {closed.map(({ day, closure }) => (
              <p key={day} className="text-sm">
                {formatWeekday(day)}: {closureText(closure)}
              </p>
            ))}
            {!position && <p className="text-sm text-ink-2">{m.map_center_without_position()}</p>}
          </div>
          <Button kind="outline" size="s" icon={<Navigation />} href={directions(name, place)} target="_blank" rel="noopener noreferrer">
            {m.centers_location_directions()}
            <span className="sr-only"> {m.centers_opens_elsewhere()}</span>
          </Button>
        </div>
      </Card>
      {city && <MapCredit className="mt-2" />}
    </Section>
  );
}

/** Returns the street address, without the neighborhood when the address already contains it. */
function street(address: string | null, neighborhood: string | null): string {
  return [address, neighborhood && address?.includes(neighborhood) ? null : neighborhood].filter(Boolean).join(", ");
}

/** Returns a link to directions: to the exact position when the center gave it, or else to a search by address. */
function directions(name: string, { position, address, city }: CenterDetail["place"]): string {
  const destination = position
    ? `${position.latitude},${position.longitude}`
    : [name, address, city?.name, "República Dominicana"].filter(Boolean).join(", ");
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: "1", destination })}`;
}
