import { CALL_LIST } from "#app/components/desk/call-list.tsx";
import { csvOf } from "#app/forms/lists/csv-door.server.ts";
import type { Handle } from "#app/handle.ts";
import { offersToTell } from "#domain/desk/center-calls.server.ts";

export const handle = { query: CALL_LIST.query } satisfies Handle;

export const loader = csvOf(CALL_LIST, offersToTell);
