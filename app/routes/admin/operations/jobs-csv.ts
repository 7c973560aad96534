import { JOBS } from "#app/components/operations/operation-lists.tsx";
import { csvOf } from "#app/forms/lists/csv-door.server.ts";
import type { Handle } from "#app/handle.ts";
import { jobPage } from "#domain/operations/job-queries.server.ts";

export const handle = { query: JOBS.query } satisfies Handle;

export const loader = csvOf(JOBS, jobPage);
