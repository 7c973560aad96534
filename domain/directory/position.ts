/** A point on the earth in degrees, WGS 84. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

const EARTH_RADIUS_KM = 6371.0088;

/** Returns the distance in a straight line; roads are longer. */
export function kilometersBetween(a: Position, b: Position): number {
  const northward = radians(b.latitude - a.latitude);
  const eastward = radians(b.longitude - a.longitude);
  const chord = Math.sin(northward / 2) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(eastward / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord));
}

/** Sorts places by distance, nearest first. */
export function byDistance<T extends Position>(from: Position, places: readonly T[]): (T & { kilometers: number })[] {
  return places.map((place) => ({ ...place, kilometers: kilometersBetween(from, place) })).sort((a, b) => a.kilometers - b.kilometers);
}

const COMPASS = ["n", "ne", "e", "se", "s", "sw", "w", "nw"] as const;
export type Direction = (typeof COMPASS)[number];

/** Returns the compass direction of `to` from `from`, one of eight. */
export function directionTo(from: Position, to: Position): Direction {
  const eastward = (to.longitude - from.longitude) * Math.cos(radians(from.latitude));
  const clockwise = Math.atan2(eastward, to.latitude - from.latitude);
  return COMPASS[(Math.round((clockwise * 4) / Math.PI) + 8) % 8]!;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
