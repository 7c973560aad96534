import { choice, defineList } from "#app/forms/lists/define-list.ts";
import { href } from "#app/locale.ts";
import { STATEMENT_SORTS, STATEMENT_VIEWS, type Statement } from "#domain/statements/statement.ts";
import { m } from "#messages/m.ts";
import { STATEMENT_KIND_NAMES, STATEMENT_VIEW_NAMES } from "#texts/statements.ts";
import { DueMark } from "./due-mark.tsx";

const PATH = "/dashboard/admin/promesas";

export const STATEMENTS = defineList<Statement>()({
  file: "promesas",
  path: PATH,
  sorts: STATEMENT_SORTS,
  views: STATEMENT_VIEWS,
  viewNames: STATEMENT_VIEW_NAMES,
  filters: { tipo: choice(m.statements_kind, STATEMENT_KIND_NAMES) },
  search: () => ({ label: m.statements_search(), placeholder: m.statements_search_hint() }),
  rowId: ({ id }) => id,
  rowName: ({ text }) => text,
  rowHref: ({ id }) => href(`${PATH}/${id}`),
  question: ({ filters, ...asked }) => ({ ...asked, kind: filters.tipo }),
  columns: [
    {
      key: "text",
      header: m.statements_text,
      cell: ({ text, path }) => (
        <>
          <span className="line-clamp-2">{text}</span>
          <span className="block font-book text-ink-2 text-ui wrap-anywhere max-sm:line-clamp-1">{path || m.statements_path_none()}</span>
        </>
      ),
      text: ({ text }) => text,
      sort: "text",
      rowHeader: true,
    },
    { key: "path", header: m.statements_path, text: ({ path }) => path },
    { key: "kind", header: m.statements_kind, value: ({ kind }) => STATEMENT_KIND_NAMES[kind](), onPhone: "bare" },
    {
      key: "source",
      header: m.statements_source,
      cell: ({ source }) => <span className="line-clamp-2 wrap-anywhere">{source || m.statements_source_none()}</span>,
      text: ({ source }) => source,
      onPhone: "hidden",
    },
    { key: "dated", header: m.statements_dated, text: ({ datedOn }) => datedOn },
    { key: "due", header: m.statements_due, cell: (row) => <DueMark {...row} />, text: ({ dueOn }) => dueOn, sort: "due" },
  ],
});
