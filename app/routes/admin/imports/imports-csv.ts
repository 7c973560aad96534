import { IMPORTS } from "#app/components/imports/import-list.tsx";
import { csvOf } from "#app/forms/lists/csv-door.server.ts";
import type { Handle } from "#app/handle.ts";
import { listImports } from "#domain/imports/import-queries.server.ts";

export const handle = { query: IMPORTS.query } satisfies Handle;

export const loader = csvOf(IMPORTS, listImports);
