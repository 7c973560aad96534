import { askedList, type ListShape, listQuery } from "#app/forms/lists/admin-list.ts";
import type { QueryShapes } from "#app/query-shapes.ts";
import { PLACE_VIEWS, type PlaceState } from "#domain/featured/place.ts";

export const PLACES_PATH = "/dashboard/admin/destacados";

/** Requests are in the order they came in; decided places have no other order than their days. */
export const PLACE_LIST = { sorts: ["turno"], views: PLACE_VIEWS, filters: {} } satisfies ListShape<"turno", PlaceState, never>;

export const PLACE_QUERY: QueryShapes = listQuery(PLACE_LIST);

export const askedPlaces = (url: string) => askedList<"turno", PlaceState, never>(url, PLACE_LIST);
