/**
 * The paper that country.svg is drawn on: equirectangular at 160 px a degree, with longitudes shortened for 18.8° N.
 * The drawing is the Dominican part of the island with Beata and Saona, simplified and rounded from Natural Earth 1:10m (public domain).
 */
export const MAP = { width: 613, height: 432 } as const;

const WEST = -72.2;
const NORTH = 20.1;
const PX_PER_DEGREE = 160;
const SHORTENING = Math.cos((18.8 * Math.PI) / 180);

export function onMap({ latitude, longitude }: { latitude: number; longitude: number }): { x: number; y: number } {
  return { x: Math.round((longitude - WEST) * PX_PER_DEGREE * SHORTENING), y: Math.round((NORTH - latitude) * PX_PER_DEGREE) };
}
