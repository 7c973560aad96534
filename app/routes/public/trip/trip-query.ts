import { oneOf, type QueryShapes, text } from "#app/query-shapes.ts";
import { TRIP_MODES, TRIP_TREATMENTS } from "#domain/trip/trip-calendar.ts";

/** What the guide, its PDF and its calendar file read from the address. An impossible day stays, since the page reports it. */
export const TRIP_QUERY = {
  tratamiento: oneOf(TRIP_TREATMENTS),
  modo: oneOf(TRIP_MODES),
  inicio: text(10),
} satisfies QueryShapes;
