import { defineList } from "#app/forms/lists/define-list.ts";
import { href } from "#app/locale.ts";
import { IMPORT_SORTS, IMPORT_VIEWS } from "#domain/imports/import.ts";
import type { ListedImport } from "#domain/imports/import-queries.server.ts";
import { m } from "#messages/m.ts";
import { formatDateTime, formatNumber } from "#platform/format.ts";
import { ImportBadge } from "./import-badge.tsx";
import { STATUS_NAMES, VIEW_NAMES } from "./names.ts";

export const IMPORTS_PATH = "/dashboard/admin/importar";

export const IMPORTS = defineList<ListedImport>()({
  file: "importaciones",
  path: IMPORTS_PATH,
  sorts: IMPORT_SORTS,
  fallingFirst: ["created", "rows"],
  views: IMPORT_VIEWS,
  viewNames: VIEW_NAMES,
  search: () => ({ label: m.imports_list_search() }),
  rowId: ({ id }) => id,
  rowName: ({ fileName }) => fileName,
  rowHref: ({ id }) => href(`${IMPORTS_PATH}/${id}`),
  question: (asked) => asked,
  columns: [
    {
      key: "file",
      header: m.imports_list_file,
      cell: ({ fileName }) => <span className="wrap-anywhere">{fileName}</span>,
      text: ({ fileName }) => fileName,
      sort: "name",
      rowHeader: true,
    },
    {
      key: "state",
      header: m.imports_list_state,
      cell: ({ status }) => <ImportBadge status={status} />,
      text: ({ status }) => STATUS_NAMES[status](),
      onPhone: "bare",
    },
    {
      key: "rows",
      header: m.imports_list_rows,
      cell: ({ rows }) => formatNumber(rows),
      text: ({ rows }) => rows,
      sort: "rows",
      numeric: true,
    },
    {
      key: "left",
      header: m.imports_list_left,
      cell: ({ left }) => (left > 0 ? formatNumber(left) : null),
      text: ({ left, status }) => (status === "discarded" ? null : left),
      numeric: true,
    },
    {
      key: "created",
      header: m.imports_list_created,
      cell: ({ createdAt }) => <time dateTime={createdAt.toISOString()}>{formatDateTime(createdAt)}</time>,
      text: ({ createdAt }) => createdAt,
      sort: "created",
      nowrap: true,
    },
    { key: "finished", header: m.imports_list_finished, text: ({ finishedAt }) => finishedAt },
  ],
});
