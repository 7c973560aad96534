import type { FieldOfTwo } from "#app/components/dashboard/conflict-note.tsx";
import type { TypedStatement } from "#app/forms/statements/statement-form.server.ts";
import type { Statement } from "#domain/statements/statement.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { STATEMENT_KIND_NAMES } from "#texts/statements.ts";

/** Returns the stored statement, to be shown beside what somebody typed into an older version of it. */
export function comparedStatement({ kind, promise }: Statement, theirs: TypedStatement, mine: TypedStatement): FieldOfTwo[] {
  const words: FieldOfTwo[] = [
    { key: "text", label: m.statements_text(), theirs: theirs.text, mine: mine.text, long: true },
    { key: "kind", label: m.statements_kind(), theirs: theirs.kind, mine: mine.kind, shown: STATEMENT_KIND_NAMES[theirs.kind]() },
    { key: "path", label: m.statements_path(), theirs: theirs.path, mine: mine.path },
  ];
  const isLegal = kind === "legal";
  return [
    // The words of a legal position are in its text, and those of a named promise in the pages that show it.
    ...(isLegal || promise !== null ? [] : words),
    ...(isLegal ? [] : [{ key: "source", label: m.statements_source(), theirs: theirs.source, mine: mine.source, long: true }]),
    {
      ...{ key: "date", label: isLegal ? m.statements_legal_date() : m.statements_date() },
      ...{ theirs: theirs.datedOn, mine: mine.datedOn, shown: theirs.datedOn ? formatDate(theirs.datedOn) : undefined },
    },
    { key: "term", label: m.statements_term(), theirs: theirs.termMonths, mine: mine.termMonths },
  ];
}
