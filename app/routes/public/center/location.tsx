import Navigation from "lucide-react/icons/navigation";
import { openingHoursText } from "#app/components/places/opening-hours.ts";
import { StreetMap } from "#app/components/places/street-map.tsx";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import type { CenterDetail } from "#domain/directory/center-detail.ts";
import { Section } from "./section.tsx";

export function Location({ center: { name, place } }: { center: CenterDetail }) {
  const { address, neighborhood, city, hours } = place;
  const region = city && (city.province === city.name ? city.name : `${city.name}, ${city.province}`);
  return (
    <Section id="ubicacion" title={m.centers_location_title()}>
      <Card padding="none" className="overflow-hidden">
        <StreetMap />
        <div className="flex flex-wrap items-center justify-between gap-3 px-[22px] py-[18px]">
          <div>
            <p className="font-bold">{street(address, neighborhood) || m.centers_location_unknown()}</p>
            <p className="text-sm text-ink-2">{region ?? m.centers_city_unknown()}</p>
            <p className="text-sm text-ink-2">{hours.length > 0 ? openingHoursText(hours) : m.centers_location_hours_unknown()}</p>
          </div>
          <Button kind="outline" size="s" icon={<Navigation />} href={directions(name, place)} target="_blank" rel="noopener noreferrer">
            {m.centers_location_directions()}
            <span className="sr-only"> {m.centers_opens_elsewhere()}</span>
          </Button>
        </div>
      </Card>
    </Section>
  );
}

/** Some addresses say the neighborhood already. */
function street(address: string | null, neighborhood: string | null): string {
  return [address, neighborhood && address?.includes(neighborhood) ? null : neighborhood].filter(Boolean).join(", ");
}

/** To the door when the center gave its position; else a search by address. */
function directions(name: string, { position, address, city }: CenterDetail["place"]): string {
  const destination = position
    ? `${position.latitude},${position.longitude}`
    : [name, address, city?.name, "República Dominicana"].filter(Boolean).join(", ");
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: "1", destination })}`;
}
