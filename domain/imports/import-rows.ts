import { isColumn } from "./columns.ts";
import type { SourceRow } from "./file.server.ts";
import type { ImportCells } from "./row.ts";

export interface KeptRow {
  readonly line: number;
  readonly cells: unknown;
  readonly broken: string | null;
}

/** Returns a stored row as the import reads it, with the columns of the headings. */
export function sourceRow({ line, cells, broken }: KeptRow, fields: readonly string[]): SourceRow {
  const values = cells as readonly unknown[];
  const named: ImportCells = {};
  for (const [i, field] of fields.entries()) if (isColumn(field)) named[field] = values[i] ?? "";
  return { line, cells: named, ...(broken && { problem: broken as NonNullable<SourceRow["problem"]> }) };
}
