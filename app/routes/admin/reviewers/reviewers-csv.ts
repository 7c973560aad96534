import { REVIEWERS } from "#app/components/reviewers/reviewer-list.tsx";
import { csvOf } from "#app/forms/lists/csv-door.server.ts";
import type { Handle } from "#app/handle.ts";
import { listReviewers } from "#domain/reviewers/review-queries.server.ts";

export const handle = { query: REVIEWERS.query } satisfies Handle;

export const loader = csvOf(REVIEWERS, listReviewers);
