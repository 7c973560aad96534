import clsx from "clsx";
import { href } from "#app/locale.ts";
import type { CityCount } from "#domain/directory/city.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";
import { clusters } from "./clusters.ts";
import { COUNTRY_SHAPE } from "./country-shape.tsx";
import { MapCredit } from "./map-credit.tsx";
import { nameSpots } from "./names.ts";
import { countryPaper } from "./paper.ts";

const { width, height, place } = countryPaper;
/** On a telephone the map is some 350 px wide, and the smallest marker 28. */
const TOUCHING = Math.round((28 * width) / 350);

/** Every city with its number of centers. Cities too close together for a finger share one marker. */
export function CountryMap({ cities, className }: { cities: readonly CityCount[]; className?: string }) {
  const most = Math.max(...cities.map(({ centers }) => centers));
  const markers = clusters(
    cities.map((city) => ({ ...city, ...place(city) })),
    TOUCHING,
  ).map((marker) => {
    const centers = marker.members.reduce((sum, city) => sum + city.centers, 0);
    return { ...marker, centers, size: Math.round(28 + 16 * Math.sqrt(Math.min(1, centers / most))) };
  });
  return (
    <div className={clsx("overflow-clip rounded-3xl bg-[linear-gradient(var(--color-tint),var(--color-surface))] p-2.5 md:p-6", className)}>
      <div className="relative">
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden className="block w-full overflow-visible" strokeLinejoin="round">
          <use href={`${COUNTRY_SHAPE}#vecino`} className="fill-hover/70" />
          <use href={`${COUNTRY_SHAPE}#tierra`} className="fill-mar-400/20 stroke-mar-400" strokeWidth="1.6" />
          <use href={`${COUNTRY_SHAPE}#provincias`} className="fill-none stroke-surface" strokeWidth="1.2" />
          <Names markers={markers} />
        </svg>
        <ul aria-label={m.map_cities()}>
          {markers.map(({ x, y, members, centers, size }) => (
            <CityMarker
              key={members[0]!.slug}
              left={x / width}
              top={y / height}
              cities={members}
              centers={centers}
              size={size}
              first={members.some((city) => city.centers === most)}
            />
          ))}
        </ul>
      </div>
      <MapCredit className="mt-2 px-1.5" />
    </div>
  );
}

const LETTER = { width: 7, height: 15 };
/** The margin around the map that a name may use. */
const EDGE = 16;

/** The names of markers on wide screens. On a telephone there is no room for names. */
function Names({ markers }: { markers: readonly { x: number; y: number; size: number; members: readonly CityCount[] }[] }) {
  const places = markers.map(({ x, y, size, members }) => ({
    x,
    y,
    radius: size / 2 + 2,
    name: members.map(({ name }) => name).join(", "),
  }));
  const spots = nameSpots(
    places,
    places.map(({ x, y, radius }) => ({ x, y, half: radius, tall: radius })),
    { width: width + EDGE, letter: LETTER },
  );
  return (
    <g className="fill-ink-2 text-[14px] font-semibold max-lg:hidden">
      {spots.map(
        (spot, index) =>
          spot && (
            <text key={places[index]!.name} x={spot.x} y={spot.y} textAnchor={spot.anchor}>
              {places[index]!.name}
            </text>
          ),
      )}
    </g>
  );
}

interface CityMarkerProps {
  left: number;
  top: number;
  cities: readonly CityCount[];
  centers: number;
  size: number;
  /** True for the largest number of centers in any city. */
  first: boolean;
}

function CityMarker({ left, top, cities, centers, size, first }: CityMarkerProps) {
  const label = m.map_city_marker({
    cities: cities.map(({ name }) => name).join(", "),
    count: centers,
    number: formatNumber(centers),
  });
  return (
    <li className="absolute" style={{ left: percent(left), top: percent(top) }}>
      <a
        href={href(cities.length === 1 ? `/ciudades/${cities[0]!.slug}` : `/ciudades#${cities[0]!.slug}`)}
        data-place={cities.map(({ slug }) => slug).join(" ")}
        className={clsx("group map-marker", first ? "bg-alba-600 text-white" : "bg-alba-400 text-[#3a1206]")}
        style={{ width: size, height: size }}
      >
        <span aria-hidden className="num">
          {formatNumber(centers)}
        </span>{" "}
        <span className={clsx("map-label", left > 0.66 ? "right-0" : left < 0.33 ? "left-0" : "left-1/2 [translate:-50%_0]")}>{label}</span>
      </a>
    </li>
  );
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
