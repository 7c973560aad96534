import { SEARCHES } from "#app/components/analytics/search-list.tsx";
import { csvOf } from "#app/forms/lists/csv-door.server.ts";
import { askedRange } from "#app/forms/operations/asked-range.ts";
import type { Handle } from "#app/handle.ts";
import { emptySearches } from "#domain/analytics/search-queries.server.ts";
import { databaseTime } from "#domain/submissions/database-time.server.ts";
import { dayInSantoDomingo } from "#platform/format.ts";

export const handle = { query: SEARCHES.query } satisfies Handle;

export const loader = csvOf(
  SEARCHES,
  async (db, query, size, { url }) => {
    const { from, to } = askedRange(url, dayInSantoDomingo(await databaseTime(db)));
    return emptySearches(db, { ...query, from, to }, size);
  },
  { noted: () => "all" },
);
