import { TOP_UPS } from "#app/components/topups/top-up-list.tsx";
import { csvOf } from "#app/forms/lists/csv-door.server.ts";
import type { Handle } from "#app/handle.ts";
import { topUpsOfAll } from "#domain/topups/top-up-queries.server.ts";

export const handle = { query: TOP_UPS.query } satisfies Handle;

export const loader = csvOf(TOP_UPS, topUpsOfAll);
