import { servicesContext } from "#app/context.ts";
import { askedSearches, SEARCH_QUERY } from "#app/forms/searches/search-list.ts";
import type { Handle } from "#app/handle.ts";
import { everyPage, listCsv } from "#app/list-csv.server.ts";
import { m } from "#app/paraglide/messages.js";
import { emptySearches } from "#domain/analytics/search-queries.server.ts";
import { databaseTime } from "#domain/submissions/database-time.server.ts";
import { dayInSantoDomingo } from "#platform/format.ts";
import type { Route } from "./+types/searches-csv";

export const handle = { query: SEARCH_QUERY } satisfies Handle;

/** The words that brought nothing, as the list shows them. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { query } = askedSearches(request.url, dayInSantoDomingo(await databaseTime(db)));
  const head = [m.searches_words(), m.searches_count(), m.searches_last(), m.searches_service()];
  const rows = everyPage(
    (page) => emptySearches(db, { ...query, page }),
    ({ words, count, lastDay, service }) => [words, count, lastDay, service?.name],
  );
  return listCsv("busquedas-sin-resultado.csv", head, rows);
}
