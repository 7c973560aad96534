import { oneOf, type QueryShapes, slugs } from "#app/query-shapes.ts";
import { PATIENTS_KEY } from "#domain/directory/filters.ts";
import { SITUATION_GROUPS } from "./looked-at.ts";

/** The keys of what a visitor was looking at, for pages that take it along. */
export const LOOKED_AT_QUERY = { servicio: slugs(), [PATIENTS_KEY]: oneOf(SITUATION_GROUPS) } satisfies QueryShapes;
