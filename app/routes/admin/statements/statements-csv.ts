import { STATEMENTS } from "#app/components/statements/admin/statement-list.tsx";
import { csvOf } from "#app/forms/lists/csv-door.server.ts";
import type { Handle } from "#app/handle.ts";
import { listStatements } from "#domain/statements/statement-queries.server.ts";

export const handle = { query: STATEMENTS.query } satisfies Handle;

export const loader = csvOf(STATEMENTS, listStatements);
