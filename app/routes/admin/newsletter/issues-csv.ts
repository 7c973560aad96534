import { ISSUES } from "#app/components/newsletter/admin/issue-list.tsx";
import { csvOf } from "#app/forms/lists/csv-door.server.ts";
import type { Handle } from "#app/handle.ts";
import { issuesPage } from "#domain/newsletter/newsletter-queries.server.ts";

export const handle = { query: ISSUES.query } satisfies Handle;

export const loader = csvOf(ISSUES, issuesPage);
