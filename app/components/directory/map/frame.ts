import type { Position } from "#domain/directory/position.ts";

/** The relation between a map's pixels and positions, by Mercator, which is enough to read a click without the map's shapes. */
export interface Frame {
  /** The pixel of 0° north, 0° east. */
  readonly x: number;
  readonly y: number;
  /** Pixels per radian eastward. */
  readonly scale: number;
}

const RADIAN = Math.PI / 180;

/** Returns the pixel of a position. */
export function pixelOf({ x, y, scale }: Frame, { latitude, longitude }: Position): { x: number; y: number } {
  return { x: x + scale * longitude * RADIAN, y: y - scale * Math.log(Math.tan(Math.PI / 4 + (latitude * RADIAN) / 2)) };
}

/** Returns the position of a pixel, to about a meter. */
export function positionAt(frame: Frame, { x, y }: { x: number; y: number }): Position {
  const north = (frame.y - y) / frame.scale;
  return {
    latitude: roundTo((2 * Math.atan(Math.exp(north)) - Math.PI / 2) / RADIAN),
    longitude: roundTo((x - frame.x) / frame.scale / RADIAN),
  };
}

const roundTo = (degrees: number) => Math.round(degrees * 100_000) / 100_000;
