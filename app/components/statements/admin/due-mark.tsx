import { Badge } from "#app/ui/badge.tsx";
import type { Statement } from "#domain/statements/statement.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";

/** The day on which something has to be checked again, emphasised once it has come. */
export function DueMark({ dueOn, due }: Pick<Statement, "dueOn" | "due">) {
  if (!dueOn) return <Badge kind="unverified">{m.statements_date_none()}</Badge>;
  return due ? <Badge kind="expired">{m.statements_due_now({ date: formatDate(dueOn) })}</Badge> : formatDate(dueOn);
}
