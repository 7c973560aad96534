import { askedList, listQuery } from "#app/forms/lists/admin-list.ts";
import type { QueryShapes } from "#app/query-shapes.ts";
import { PLACE_VIEWS } from "#domain/featured/place.ts";

export const PLACES_PATH = "/dashboard/admin/destacados";

/** Requests are in the order they came in; decided places have no other order than their days. */
export const PLACE_LIST = { sorts: ["turno"], views: PLACE_VIEWS, filters: {} };

export const PLACE_QUERY: QueryShapes = listQuery(PLACE_LIST);

export const askedPlaces = (url: string) => askedList(url, PLACE_LIST);
