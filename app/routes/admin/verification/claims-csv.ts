import { CLAIMS } from "#app/components/verification/claim-list.tsx";
import { csvOf } from "#app/forms/lists/csv-door.server.ts";
import type { Handle } from "#app/handle.ts";
import { queuedClaims } from "#domain/verification/claims-to-decide.server.ts";

export const handle = { query: CLAIMS.query } satisfies Handle;

export const loader = csvOf(CLAIMS, queuedClaims);
