import { textStates } from "#app/components/content/editor/text-states.ts";
import { askedTexts, TEXT_LIST } from "#app/forms/content/text-list.ts";
import { listQuery } from "#app/forms/lists/admin-list.ts";
import { csvDoor } from "#app/forms/lists/csv-door.server.ts";
import type { Handle } from "#app/handle.ts";
import { listTexts } from "#domain/content/text-queries.server.ts";
import { m } from "#messages/m.ts";
import { KIND_NAMES } from "#texts/editions.ts";

export const handle = { query: listQuery(TEXT_LIST) } satisfies Handle;

export const loader = csvDoor("contenido", ({ url }) => {
  const { query } = askedTexts(url);
  return {
    view: query.view,
    read: ({ db, page, size }) => listTexts(db, { ...query, page }, size),
    columns: [
      [m.editions_field_title(), ({ title }) => title],
      [m.editions_kind(), ({ kind }) => KIND_NAMES[kind]()],
      [m.editions_address(), ({ slug }) => slug],
      [m.editions_state(), (row) => textStates(row).join(", ")],
      [m.editions_reviewed(), ({ reviewedOn }) => reviewedOn],
      [m.editions_changed(), ({ changedAt }) => changedAt],
    ],
  };
});
