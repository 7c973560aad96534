import { askedSearches, SEARCH_QUERY } from "#app/forms/analytics/search-list.ts";
import { csvDoor } from "#app/forms/lists/csv-door.server.ts";
import type { Handle } from "#app/handle.ts";
import { emptySearches } from "#domain/analytics/search-queries.server.ts";
import { databaseTime } from "#domain/submissions/database-time.server.ts";
import { m } from "#messages/m.ts";
import { dayInSantoDomingo } from "#platform/format.ts";

export const handle = { query: SEARCH_QUERY } satisfies Handle;

export const loader = csvDoor("busquedas-sin-resultado", async ({ url }, { db }) => {
  const { query } = askedSearches(url, dayInSantoDomingo(await databaseTime(db)));
  return {
    view: "all",
    read: ({ db, page, size }) => emptySearches(db, { ...query, page }, size),
    columns: [
      [m.searches_words(), ({ words }) => words],
      [m.searches_count(), ({ count }) => count],
      [m.searches_last(), ({ lastDay }) => lastDay],
      [m.searches_service(), ({ service }) => service?.name],
    ],
  };
});
