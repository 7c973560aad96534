import { type AskedList, askedList, type ListShape } from "#app/forms/lists/admin-list.ts";
import { oneOf } from "#app/query-shapes.ts";
import {
  STATEMENT_KINDS,
  STATEMENT_SORTS,
  STATEMENT_VIEWS,
  type StatementKind,
  type StatementSort,
  type StatementView,
} from "#domain/statements/statement.ts";
import type { AskedStatements } from "#domain/statements/statement-queries.server.ts";

export const STATEMENTS_PATH = "/dashboard/admin/promesas";
export const STATEMENT_LIST: ListShape<StatementSort, StatementView, "tipo"> = {
  sorts: STATEMENT_SORTS,
  views: STATEMENT_VIEWS,
  filters: { tipo: oneOf(STATEMENT_KINDS) },
};

export function askedStatements(url: string): { asked: AskedList; query: AskedStatements } {
  const asked = askedList(url, STATEMENT_LIST);
  return { asked, query: { ...asked, kind: asked.filters.tipo as StatementKind | null } };
}
