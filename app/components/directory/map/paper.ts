import { type GeoPermissibleObjects, type GeoProjection, geoMercator, geoPath } from "d3-geo";
import { country, neighbor, provinces } from "#domain/directory/geometry.ts";
import type { Position } from "#domain/directory/position.ts";
import type { Frame } from "./frame.ts";
import { pathOf } from "./path-data.ts";

/** The area on which a map is drawn, in pixels from the upper left corner. */
export interface Paper {
  readonly width: number;
  readonly height: number;
  readonly pxPerKm: number;
  readonly frame: Frame;
  place(position: Position): { x: number; y: number };
  /** SVG path data of the land on the map. */
  readonly land: string;
  readonly neighbor: string;
  readonly borders: string;
}

const EARTH_RADIUS_KM = 6371;
/** Shapes are cut a little outside the map, so that the cut does not look like a shore. */
const BLEED = 40;
const MARGIN = 6;

/** The map of the whole country. */
export const countryPaper = paper(640, 440, (projection) =>
  projection.fitExtent(
    [
      [MARGIN, MARGIN],
      [640 - MARGIN, 440 - MARGIN],
    ],
    country,
  ),
);

const SURROUNDINGS = { width: 860, height: 620 } as const;
/** The part of the map that a telephone also shows. Everything important is fitted into it. */
const IN_VIEW = { width: 284, height: 284 } as const;
const MIN_PX_PER_KM = 1.5;
const MAX_PX_PER_KM = 26;

/** Fits a city and its surroundings: as close as the given points allow, with the points in the middle. */
export function surroundings(points: readonly [Position, ...Position[]]): Paper {
  const box = boxAround(points);
  const middle = { latitude: (box.south + box.north) / 2, longitude: (box.west + box.east) / 2 };
  const shortening = Math.cos((middle.latitude * Math.PI) / 180);
  const kilometers = (degrees: number) => (degrees * Math.PI * EARTH_RADIUS_KM) / 180;
  const fitting = Math.min(
    IN_VIEW.width / (kilometers(box.east - box.west) * shortening),
    IN_VIEW.height / kilometers(box.north - box.south),
  );
  const pxPerKm = Math.max(MIN_PX_PER_KM, Math.min(MAX_PX_PER_KM, fitting));
  const { width, height } = SURROUNDINGS;
  return paper(
    width,
    height,
    (projection) =>
      projection
        .scale(pxPerKm * EARTH_RADIUS_KM * shortening)
        .center([middle.longitude, middle.latitude])
        .translate([width / 2, height / 2]),
    { rounded: true },
  );
}

function boxAround(points: readonly Position[]) {
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => longitude);
  return { south: Math.min(...latitudes), north: Math.max(...latitudes), west: Math.min(...longitudes), east: Math.max(...longitudes) };
}

function paper(width: number, height: number, aim: (projection: GeoProjection) => GeoProjection, look = { rounded: false }): Paper {
  const projection = aim(geoMercator().precision(0));
  const place = ({ latitude, longitude }: Position) => {
    const [x, y] = projection([longitude, latitude])!;
    return { x: Math.round(x), y: Math.round(y) };
  };
  const clipped = projection.clipExtent([
    [-BLEED, -BLEED],
    [width + BLEED, height + BLEED],
  ]);
  const draw = (shape: GeoPermissibleObjects) => pathOf((pen) => geoPath(clipped, pen)(shape), look);
  const drawn = { land: draw(country), neighbor: draw(neighbor), borders: draw(provinces) };
  const [, middle] = projection.invert!([width / 2, height / 2])!;
  const pxPerKm = projection.scale() / EARTH_RADIUS_KM / Math.cos((middle * Math.PI) / 180);
  const [x, y] = projection([0, 0])!;
  return { width, height, pxPerKm, frame: { x, y, scale: projection.scale() }, place, ...drawn };
}
