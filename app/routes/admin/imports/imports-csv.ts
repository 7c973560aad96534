import { STATUS_NAMES } from "#app/components/imports/names.ts";
import { IMPORT_LIST } from "#app/forms/imports/import-list.ts";
import { askedList, listQuery } from "#app/forms/lists/admin-list.ts";
import { csvDoor } from "#app/forms/lists/csv-door.server.ts";
import type { Handle } from "#app/handle.ts";
import { listImports } from "#domain/imports/import-queries.server.ts";
import { m } from "#messages/m.ts";

export const handle = { query: listQuery(IMPORT_LIST) } satisfies Handle;

export const loader = csvDoor("importaciones", ({ url }) => {
  const asked = askedList(url, IMPORT_LIST);
  return {
    view: asked.view,
    read: ({ db, page, size }) => listImports(db, { ...asked, page }, size),
    columns: [
      [m.imports_list_file(), ({ fileName }) => fileName],
      [m.imports_list_state(), ({ status }) => STATUS_NAMES[status]()],
      [m.imports_list_rows(), ({ rows }) => rows],
      [m.imports_list_left(), ({ left, status }) => (status === "discarded" ? null : left)],
      [m.imports_list_created(), ({ createdAt }) => createdAt],
      [m.imports_list_finished(), ({ finishedAt }) => finishedAt],
    ],
  };
});
