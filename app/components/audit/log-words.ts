import type { LogName, LogNames } from "#domain/operations/log-names.server.ts";
import type { LogLine } from "#domain/operations/log-queries.server.ts";
import { m } from "#messages/m.ts";
import { auditFieldName } from "#texts/audit-details.ts";
import { auditChangedName, auditValue } from "#texts/audit-values.ts";
import { labelledLine } from "./labelled-line.ts";

type Fields = Readonly<Record<string, unknown>>;

export interface LogChange {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value);
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : value === undefined ? {} : { "": value });

/** Returns the name of what an act is about, if it still has one. */
export const aboutOf = ({ subjectType, subjectId }: LogLine, names: LogNames): LogName | undefined =>
  names[subjectId] ?? names[`${subjectType}:${subjectId}`];

/** Writes a value as people read it. An id is shown as a name if it still has one. */
export function logValue(action: string, field: string, value: unknown, names: LogNames): string {
  if (Array.isArray(value) && value.length > 0) return value.map((one) => logValue(action, field, one, names)).join(", ");
  return (typeof value === "string" ? names[value]?.name : undefined) ?? auditValue(action, field, value);
}

/** Returns each field before and after an act, with the field's name for this act. */
export function changesOf(action: string, before: unknown, after: unknown, names: LogNames): LogChange[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].map((name) => ({
    field: name ? auditFieldName(action, name) : auditChangedName(action, after),
    before: logValue(action, name || "after", was[name], names),
    after: logValue(action, name || "after", is[name], names),
  }));
}

/** Writes the whole detail of a line in words, for a table. */
export function detailWords(line: LogLine, names: LogNames): string {
  const { before, after, ...rest } = labelledLine(line).detail;
  return [
    ...changesOf(line.action, before, after, names).map((change) => `${change.field}: ${change.before} → ${change.after}`),
    ...Object.entries(rest).map(
      ([key, value]) =>
        `${key === "reason" ? m.audit_reason() : auditFieldName(line.action, key)}: ${logValue(line.action, key, value, names)}`,
    ),
  ].join("; ");
}
