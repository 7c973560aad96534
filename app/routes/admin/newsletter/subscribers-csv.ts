import { SUBSCRIBERS } from "#app/components/newsletter/admin/issue-list.tsx";
import { csvOf } from "#app/forms/lists/csv-door.server.ts";
import type { Handle } from "#app/handle.ts";
import { subscribersPage } from "#domain/newsletter/newsletter-queries.server.ts";

export const handle = { query: SUBSCRIBERS.query } satisfies Handle;

export const loader = csvOf(SUBSCRIBERS, (db, query, size, { services }) => subscribersPage({ ...services, db }, query, size));
