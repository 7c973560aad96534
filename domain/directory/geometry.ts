import { feature } from "topojson-client";
import type { MultiLineString, MultiPolygon, Polygon, Topology } from "topojson-specification";
import stored from "./geometry.json" with { type: "json" };

// Made by scripts/geometry.ts. Sources, licences and accuracy are in docs/decisions/0008.
const topology = stored as unknown as Topology<{ country: MultiPolygon; neighbor: Polygon; provinces: MultiLineString }>;
const { objects } = topology;

/** The Dominican Republic: its shore and border, islands from 3 km². Lakes from 20 km² are holes. */
export const country = feature(topology, objects.country).geometry;

/** Haiti, as far west as the maps extend. */
export const neighbor = feature(topology, objects.neighbor).geometry;

/** The borders of provinces, which may be up to two kilometers off. */
export const provinces = feature(topology, objects.provinces).geometry;
