import { data } from "react-router";
import { askedCatalog, ENTRY_LIST } from "#app/forms/catalog/entry-list.ts";
import { askedList, listQuery } from "#app/forms/lists/admin-list.ts";
import { csvDoor } from "#app/forms/lists/csv-door.server.ts";
import type { Handle } from "#app/handle.ts";
import { entriesPage } from "#domain/catalog/entry-queries.server.ts";
import { m } from "#messages/m.ts";

export const handle = { query: listQuery(ENTRY_LIST) } satisfies Handle;

export const loader = csvDoor("listas", ({ url, params }) => {
  const list = askedCatalog(params.lista);
  if (!list) throw data(null, { status: 404 });
  const asked = askedList(url, ENTRY_LIST);
  return {
    view: `${list}, ${asked.view}`,
    read: ({ db, page, size }) => entriesPage(db, list, { ...asked, page }, size),
    columns: [
      [m.catalog_key(), ({ key }) => key],
      [m.catalog_head_name(), ({ name }) => name],
      [m.catalog_head_order(), ({ order }) => order],
      [m.catalog_head_uses(), ({ profiles }) => profiles],
      [m.catalog_head_state(), ({ offered }) => (offered ? m.catalog_offered() : m.catalog_withdrawn())],
    ],
  };
});
