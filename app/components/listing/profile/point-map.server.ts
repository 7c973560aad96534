import type { Frame } from "#app/components/directory/map/frame.ts";
import { countryPaper, type Paper, surroundings } from "#app/components/directory/map/paper.ts";
import { positionOfCity, townsAround } from "#domain/directory/cities.server.ts";
import type { Position } from "#domain/directory/position.ts";
import type { Db } from "#platform/db/db.ts";

/** The map on which a center marks its position: its city as patients see it, or the country while it has none. */
export interface PointMap {
  /** Null for the country. */
  city: (Position & { name: string }) | null;
  frame: Frame;
  /** The visible part of the drawing. */
  view: { x: number; y: number; width: number; height: number };
  paths: Pick<Paper, "land" | "neighbor" | "borders">;
  towns: { name: string; x: number; y: number }[];
}

/** The middle of a city's drawing, some twenty kilometers wide. */
const VIEW = { width: 560, height: 400 } as const;

/** Draws the map for the chosen city with the towns around it. */
function pointMap(city: PointMap["city"], towns: readonly (Position & { name: string })[]): PointMap {
  const paper = city ? surroundings([city]) : countryPaper;
  const { frame, width, height, land, neighbor, borders } = paper;
  const view = city ? { x: (width - VIEW.width) / 2, y: (height - VIEW.height) / 2, ...VIEW } : { x: 0, y: 0, width, height };
  const isShown = ({ x, y }: { x: number; y: number }) => x > view.x && x < view.x + view.width && y > view.y && y < view.y + view.height;
  const named = towns.map(({ name, ...position }) => ({ name, ...paper.place(position) })).filter(isShown);
  return { city, frame, view, paths: { land, neighbor, borders }, towns: named };
}

/** Draws the map of a city by its name; of the country while a profile has none. */
export async function mapOfCity(db: Db, name: string | null): Promise<PointMap> {
  const position = name && (await positionOfCity(db, name));
  return position ? pointMap({ name, ...position }, await townsAround(db, position)) : pointMap(null, []);
}
