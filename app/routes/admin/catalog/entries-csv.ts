import { data } from "react-router";
import { ENTRIES } from "#app/components/catalog/entry-list.tsx";
import { askedCatalog } from "#app/forms/catalog/entry-list.ts";
import { csvOf } from "#app/forms/lists/csv-door.server.ts";
import type { Handle } from "#app/handle.ts";
import { entriesPage } from "#domain/catalog/entry-queries.server.ts";

export const handle = { query: ENTRIES.query } satisfies Handle;

function named(name: string | undefined) {
  const list = askedCatalog(name);
  if (!list) throw data(null, { status: 404 });
  return list;
}

export const loader = csvOf(ENTRIES, (db, query, size, { params }) => entriesPage(db, named(params.lista), query, size), {
  noted: ({ view }, { params }) => `${named(params.lista)}, ${view}`,
});
