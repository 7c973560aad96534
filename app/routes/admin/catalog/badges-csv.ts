import { BADGES } from "#app/components/catalog/badge-list.tsx";
import { csvOf } from "#app/forms/lists/csv-door.server.ts";
import type { Handle } from "#app/handle.ts";
import { badgesPage } from "#domain/catalog/badge-queries.server.ts";

export const handle = { query: BADGES.query } satisfies Handle;

export const loader = csvOf(BADGES, badgesPage);
