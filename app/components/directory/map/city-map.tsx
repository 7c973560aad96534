import clsx from "clsx";
import MapPin from "lucide-react/icons/map-pin";
import { href } from "#app/locale.ts";
import { kilometersBetween, type Position } from "#domain/directory/position.ts";
import { AIRPORTS } from "#domain/trip/airports.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";
import { nameSpots } from "./names.ts";
import { type Paper, surroundings } from "./paper.ts";
import { type Spread, spread } from "./spread.ts";

export interface NumberedCenter {
  readonly slug: string;
  readonly name: string;
  /** The number in the list beside the map; null on a map of one center. */
  readonly number: number | null;
  readonly position: Position;
}

type Town = Position & { readonly name: string };

interface CityMapProps {
  city: Town;
  centers: readonly NumberedCenter[];
  /** Other well-known towns. Those that fit on the map are named. */
  towns: readonly Town[];
  /** Centers farther away than this appear only in the list, since the map would otherwise show half the country. */
  reachKm?: number;
  className?: string;
}

/** The largest distance of a city's own centers from its middle. */
const CITY_REACH_KM = 40;
const APART_PX = 36;

export const isOnMap = (city: Position, position: Position | null, reachKm = CITY_REACH_KM): position is Position =>
  position !== null && kilometersBetween(city, position) <= reachKm;

/**
 * The surroundings of a city: shore, provinces, towns, airports, and its centers as links at their true positions. The drawing keeps its
 * size and a smaller window shows its middle, so that nothing gets too small to read or to press.
 */
export function CityMap({ city, centers, towns, reachKm, className }: CityMapProps) {
  const near = centers.filter(({ position }) => isOnMap(city, position, reachKm));
  const paper = surroundings([city, ...near.map(({ position }) => position)]);
  const markers = spread(
    near.map((center) => ({ ...center, ...paper.place(center.position) })),
    APART_PX,
  );
  return (
    <div className={clsx("relative overflow-hidden rounded-3xl border bg-tonal", className)}>
      <div className="absolute top-1/2 left-1/2 [translate:-50%_-50%]" style={{ width: paper.width, height: paper.height }}>
        <svg viewBox={`0 0 ${paper.width} ${paper.height}`} aria-hidden strokeLinejoin="round" className="block text-xs">
          <path d={paper.neighbor} className="fill-hover" />
          <path d={paper.land} className="fill-surface-2 stroke-mar-300" strokeWidth="1.5" />
          <path d={paper.borders} strokeWidth="1.25" strokeDasharray="1 5" strokeLinecap="round" className="fill-none stroke-line-input" />
          <Distances paper={paper} city={city} />
          <Towns paper={paper} towns={[city, ...towns]} taken={markers} />
          <Airports paper={paper} />
          {markers.filter(isAside).map(({ slug, x, y, left, top }) => (
            <g key={slug} className="fill-alba-700 stroke-alba-700">
              <path d={`M${x} ${y}L${left} ${top}`} strokeWidth="2" />
              <circle cx={x} cy={y} r="2.5" />
            </g>
          ))}
        </svg>
        <ul aria-label={m.map_centers()}>
          {markers.map((marker) => (
            <CenterMarker key={marker.slug} marker={marker} />
          ))}
        </ul>
      </div>
      <ScaleBar pxPerKm={paper.pxPerKm} />
    </div>
  );
}

/** Two rings that show distances from the middle of the city. */
function Distances({ paper, city }: { paper: Paper; city: Position }) {
  const { x, y } = paper.place(city);
  const step = [5, 10, 25, 50].find((kilometers) => kilometers * paper.pxPerKm >= 70) ?? 100;
  return [step, 2 * step].map((kilometers) => {
    const radius = Math.round(kilometers * paper.pxPerKm);
    return (
      <g key={kilometers}>
        <circle cx={x} cy={y} r={radius} className="fill-mar-400/5 stroke-mar-400/40" />
        {y - radius > 30 && (
          <text x={x} y={y - radius - 6} textAnchor="middle" className="fill-ink-3">
            {m.map_kilometers({ number: formatNumber(kilometers) })}
          </text>
        )}
      </g>
    );
  });
}

const DOT_PX = 4;
/** Half the size of a marker, including its edge. */
const MARKER_PX = 18;
const LETTER = { width: 7.5, height: 16 };

/** The names of towns on the map, without those that would cover a marker or another name. */
function Towns({ paper, towns, taken }: { paper: Paper; towns: readonly Town[]; taken: readonly { left: number; top: number }[] }) {
  const dots = towns.map((town) => ({ name: town.name, radius: DOT_PX, ...paper.place(town) })).filter((town) => isWithin(paper, town));
  const markers = taken.map(({ left, top }) => ({ x: left, y: top, half: MARKER_PX, tall: MARKER_PX }));
  const spots = nameSpots(dots, markers, { width: paper.width, letter: LETTER });
  return dots.map(({ name, x, y, radius }, index) => {
    const spot = spots[index];
    return (
      <g key={name}>
        <circle cx={x} cy={y} r={radius} className="fill-ink-3" />
        {spot && (
          <text x={spot.x} y={spot.y} textAnchor={spot.anchor} className="fill-ink-2 font-semibold">
            {name}
          </text>
        )}
      </g>
    );
  });
}

function Airports({ paper }: { paper: Paper }) {
  return AIRPORTS.map((airport) => ({ ...airport, ...paper.place(airport) }))
    .filter((airport) => isWithin(paper, airport))
    .map(({ code, x, y }) => (
      <g key={code} transform={`translate(${x} ${y})`}>
        <circle r="13" className="fill-brand" />
        <path
          transform="translate(-8 -8) scale(.667)"
          className="fill-on-brand"
          d="M17.8 19.2 16 11l3.5-3.5C21 6 21.5 4 21 3c-1-.5-3 0-4.500 1.500L13 8 4.800 6.200c-.5-.1-.9.1-1.100.5l-.3.5c-.2.5-.1 1 .3 1.300L9 12l-2 3H4l-1 1 3 2 2 3 1-1v-3l3-2 3.500 5.300c.3.4.8.5 1.300.3l.5-.2c.4-.3.6-.7.5-1.200z"
        />
        <text y="30" textAnchor="middle" className="fill-ink-2 font-semibold">
          {code}
        </text>
      </g>
    ));
}

const isWithin = ({ width, height }: Paper, { x, y }: { x: number; y: number }) => x > 24 && y > 24 && x < width - 24 && y < height - 30;

type Marker = Spread<NumberedCenter & { x: number; y: number }>;

/** Returns whether the marker was moved far enough not to cover its own position. */
const isAside = ({ x, y, left, top }: Marker) => Math.hypot(left - x, top - y) > 3;

function CenterMarker({ marker: { slug, name, number, left, top } }: { marker: Marker }) {
  return (
    <li className="absolute" style={{ left, top }}>
      <a href={href(`/centros/${slug}`)} data-place={slug} className="group map-marker size-7.5 bg-alba-600 text-white">
        {number === null ? <MapPin className="size-5" /> : <span aria-hidden>{number}</span>}{" "}
        <span className="map-label left-1/2 [translate:-50%_0]">{name}</span>
      </a>
    </li>
  );
}

/** A scale bar for a round number of kilometers that is about a hundred pixels long. */
function ScaleBar({ pxPerKm }: { pxPerKm: number }) {
  const kilometers = [1, 2, 5, 10, 20].findLast((candidate) => candidate * pxPerKm <= 120) ?? 1;
  return (
    <p className="absolute bottom-3 left-4 rounded-xs bg-page/80 px-2 py-1 text-xs text-ink-2">
      <span
        aria-hidden
        className="mb-0.5 block h-1.5 border-x-2 border-b-2 border-ink-2"
        style={{ width: Math.round(kilometers * pxPerKm) }}
      />
      {m.map_kilometers({ number: formatNumber(kilometers) })}
    </p>
  );
}
