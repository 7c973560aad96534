import clsx from "clsx";
import MapPin from "lucide-react/icons/map-pin";
import { m } from "#messages/m.ts";
import { IconLine } from "./icon-line.tsx";

interface PlaceProps {
  city: string | null;
  neighborhood?: string | null;
  className?: string;
}

/** The place where a center or a person works: «Naco, Santo Domingo» */
export function Place({ city, neighborhood, className }: PlaceProps) {
  return (
    <IconLine icon={<MapPin />} className={clsx(className)}>
      {[neighborhood, city ?? m.centers_city_unknown()].filter(Boolean).join(", ")}
    </IconLine>
  );
}
