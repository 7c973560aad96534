import { MODERATION } from "#app/components/reviews/admin/moderation-list.tsx";
import { csvOf } from "#app/forms/lists/csv-door.server.ts";
import type { Handle } from "#app/handle.ts";
import { moderatedReviews } from "#domain/reviews/moderation-queries.server.ts";

export const handle = { query: MODERATION.query } satisfies Handle;

export const loader = csvOf(MODERATION, moderatedReviews);
