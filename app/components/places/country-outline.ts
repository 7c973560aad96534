// The Dominican part of the island with Beata and Saona, simplified and rounded from Natural Earth 1:10m (public domain).
// Drawn equirectangular at 160 px a degree, with longitudes shortened for 18.8° N; `onMap` puts places on the same paper.

export const MAP = { width: 613, height: 432 } as const;

const WEST = -72.2;
const NORTH = 20.1;
const PX_PER_DEGREE = 160;
const SHORTENING = Math.cos((18.8 * Math.PI) / 180);

export function onMap({ latitude, longitude }: { latitude: number; longitude: number }): { x: number; y: number } {
  return { x: Math.round((longitude - WEST) * PX_PER_DEGREE * SHORTENING), y: Math.round((NORTH - latitude) * PX_PER_DEGREE) };
}

export const MAINLAND =
  "M68 69q-1-7 2-6q2 1 1-5q-1-6-4-7q-2-1 3-6l8-8q5-5 12-5l13-1q7 0 13 2l19 7q6 2 11 2q4 0 5-3q2-2 3 1q2 2 2 0q1-3 5-3q5 0 10-4l5-3q5-4 10 0q4 4 4 2q0-2 7-2l1 0q7 0 11 6l1 1q4 5 10 8l12 6q7 2 14 2l15-1q7 0 12 4l12 11q6 5 12 6l12 2q7 2 12-3l1 0q5-5 12-5q7 0 12 6q5 5 3 11q-1 7 1 13l1 4q2 7 7 12l11 12q4 5 11 3l18-5q7-2 13 0l16 4q7 2 13-2l4-3q6-4 4 1q-1 5 5 4q7 0 7 2q1 1-3 7l-3 4q-4 6-11 5l-42-5q-7-1-9 6l-1 6q-2 7 5 8l11 1q7 1 9 1q2 0 0-2q-3-1 2-1q6 0 9 4q4 5 10 6l15 4q6 1 9 0q3-1 3-3q-1-2 5 3l2 2q5 5 11 1l1-1q5-4 12-2l22 7q7 2 12 6l52 47q6 4 3 11l-14 29q-3 6-10 5l-8-1q-7-1-9 6l-4 13q-3 6-10 6l-1 0q-7 0-10-6l-7-14q-3-6-10-9l-4-1q-7-3-14-2l-7 1q-7 1-14-1l-7-3q-6-3-13-2l-30 5q-7 1-13-3q-5-4-9 0q-3 3-7-1q-4-3-11-4l-13-1q-7-1-14 3l-12 6q-6 3-10 9l-11 14q-5 6-12 6l-20-1q-7 0-14 2l-10 2q-6 1-6-2q0-4-4-7q-3-3-2-10q2-7-1-11q-3-3-8-5q-5-1-9 5l-2 2q-4 6-11 7l-2 0q-7 1-12 6l-2 2q-5 5-11 2q-5-3-11-3q-6-1-7 4q-2 5 1 12l1 3q3 6-1 12l-14 25q-4 6-9 11l-6 5q-5 5-8 12l-10 21q-3 6-7 1l-10-13q-4-6-11-6l-8-1q-7-1-3-5q3-4 2-11l-2-8q-1-7-7-11l-6-5q-6-4-6-11l0-12q0-7 4-13l3-6q3-7-3-10l-18-11q-6-4-6-9q0-5-5-10l-5-7q-5-5 2-6l12-1q6-1 11-6l8-10q5-6 5-13l-1-7q0-7-5-13l-1-1q-4-5-9-6q-5 0 1-3q6-3 11-8l12-14q4-5 5-10q0-5-6-9l-9-7q-5-4-2-10l4-5q3-6 2-13z";
export const ISLETS =
  "M107 406q-5 3-6 0q-1-2 0-6q2-3 3-3q1 1 4 3q3 3-1 6zM529 307q6 2 11 2q5 0 7 5q3 5-2 3q-5-2-9-1q-3 1-7 1q-5-1-8-7q-4-5 3-4z";
