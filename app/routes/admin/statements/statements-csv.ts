import { listQuery } from "#app/forms/lists/admin-list.ts";
import { csvDoor } from "#app/forms/lists/csv-door.server.ts";
import { askedStatements, STATEMENT_LIST } from "#app/forms/statements/statement-list.ts";
import type { Handle } from "#app/handle.ts";
import { listStatements } from "#domain/statements/statement-queries.server.ts";
import { m } from "#messages/m.ts";
import { STATEMENT_KIND_NAMES } from "#texts/statements.ts";

export const handle = { query: listQuery(STATEMENT_LIST) } satisfies Handle;

export const loader = csvDoor("promesas", ({ url }) => {
  const { query } = askedStatements(url);
  return {
    view: query.view,
    read: ({ db, page, size }) => listStatements(db, { ...query, page }, size),
    columns: [
      [m.statements_text(), ({ text }) => text],
      [m.statements_path(), ({ path }) => path],
      [m.statements_kind(), ({ kind }) => STATEMENT_KIND_NAMES[kind]()],
      [m.statements_source(), ({ source }) => source],
      [m.statements_dated(), ({ datedOn }) => datedOn],
      [m.statements_due(), ({ dueOn }) => dueOn],
    ],
  };
});
