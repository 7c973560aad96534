import { oneOf, type QueryShapes, text } from "#app/query-shapes.ts";
import { TRIP_MODES, TRIP_TREATMENTS } from "#domain/trip/trip-calendar.ts";

/** What the guide, its document and its calendar file read from the address. A day that is none is told of, so it stays. */
export const TRIP_QUERY = {
  tratamiento: oneOf(TRIP_TREATMENTS),
  modo: oneOf(TRIP_MODES),
  inicio: text(10),
} satisfies QueryShapes;
