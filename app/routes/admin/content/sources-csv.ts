import { SOURCES } from "#app/components/content/source-register.tsx";
import { csvOf } from "#app/forms/lists/csv-door.server.ts";
import type { Handle } from "#app/handle.ts";
import { listSources } from "#domain/content/source-register.server.ts";

export const handle = { query: SOURCES.query } satisfies Handle;

export const loader = csvOf(SOURCES, listSources);
