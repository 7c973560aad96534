import { listPath } from "#app/forms/catalog/entry-list.ts";
import { defineList } from "#app/forms/lists/define-list.ts";
import { href } from "#app/locale.ts";
import { Badge } from "#app/ui/badge.tsx";
import type { List } from "#domain/catalog/catalog.ts";
import type { EntryInUse } from "#domain/catalog/entry-queries.server.ts";
import { m } from "#messages/m.ts";

/** The entries of one of the lists that profiles choose from. */
export const ENTRIES = defineList<EntryInUse, EntryInUse, List>()({
  file: "listas",
  path: listPath("ciudades"),
  sorts: ["orden", "nombre", "uso"],
  fallingFirst: ["uso"],
  views: ["todas", "ofrecidas", "retiradas"],
  viewNames: { todas: m.catalog_view_all, ofrecidas: m.catalog_view_offered, retiradas: m.catalog_view_withdrawn },
  search: () => ({ label: m.catalog_search() }),
  rowId: ({ key }) => key,
  rowName: ({ name }) => name,
  rowHref: ({ key }, list) => href(`${listPath(list)}/${key}`),
  question: (asked) => asked,
  columns: [
    { key: "key", header: m.catalog_key, text: ({ key }) => key },
    { key: "name", header: m.catalog_head_name, value: ({ name }) => name, rowHeader: true, sort: "nombre" },
    { key: "order", header: m.catalog_head_order, value: ({ order }) => order, numeric: true, sort: "orden" },
    { key: "uses", header: m.catalog_head_uses, value: ({ profiles }) => profiles, numeric: true, sort: "uso" },
    {
      key: "state",
      header: m.catalog_head_state,
      cell: ({ offered }) =>
        offered ? <span data-usual>{m.catalog_offered()}</span> : <Badge kind="unverified">{m.catalog_withdrawn()}</Badge>,
      text: ({ offered }) => (offered ? m.catalog_offered() : m.catalog_withdrawn()),
      onPhone: "bare",
    },
  ],
});
