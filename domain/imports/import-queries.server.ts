import { sql } from "kysely";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import type { Db } from "#platform/db/db.ts";
import { type Encoding, type ImportStatus, ROWS_A_PAGE, type RowState } from "./import.ts";
import type { RowCode, RowProblem } from "./problem.ts";
import type { Duplicates } from "./store.server.ts";

export interface ImportedFile {
  readonly id: string;
  readonly fileName: string;
  readonly status: ImportStatus;
  readonly rows: number;
  readonly createdAt: Date;
  readonly states: Partial<Record<RowState, number>>;
}

export interface OpenedImport extends ImportedFile {
  readonly encoding: Encoding;
  readonly delimiter: string | null;
  readonly headings: readonly string[];
  readonly fields: readonly string[];
  readonly knownFields: readonly string[];
  readonly duplicates: Duplicates;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  /** The first cells of each column that are not empty. */
  readonly samples: readonly string[][];
  readonly centers: number;
  readonly specialists: number;
}

const SHOWN_IMPORTS = 20;
const SAMPLED_ROWS = 30;

const statesOf = sql`(select coalesce(jsonb_object_agg(state, n), '{}') from
  (select state, count(*) as n from import_rows r where r.import_id = i.id group by state) as counted)`;

const summed = (states: Partial<Record<RowState, number>>) => Object.values(states).reduce((sum, n) => sum + n, 0);

/** The last files that were brought in, newest first. */
export async function recentImports(db: Db): Promise<ImportedFile[]> {
  const { rows } = await sql<Omit<ImportedFile, "rows">>`
    select i.id, i.file_name as "fileName", i.status, i.created_at as "createdAt", ${statesOf} as states
    from imports i order by i.created_at desc limit ${SHOWN_IMPORTS}`.execute(db);
  return rows.map((row) => ({ ...row, rows: summed(row.states) }));
}

export async function importById(db: Db, id: string): Promise<OpenedImport | null> {
  if (!isRowId(id)) return null;
  const { rows } = await sql<Omit<OpenedImport, "rows" | "samples">>`
    select i.id, i.file_name as "fileName", i.status, i.created_at as "createdAt", i.encoding, i.delimiter, i.headings, i.fields,
      i.known_fields as "knownFields", i.duplicates, i.started_at as "startedAt", i.finished_at as "finishedAt", ${statesOf} as states,
      (select count(*)::int from import_rows r join provider_profiles p on p.id = r.provider_id
        where r.import_id = i.id and r.state = 'created' and p.provider_type = 'clinic') as centers,
      (select count(*)::int from import_rows r join provider_profiles p on p.id = r.provider_id
        where r.import_id = i.id and r.state = 'created' and p.provider_type <> 'clinic') as specialists
    from imports i where i.id = ${id}`.execute(db);
  const [found] = rows;
  if (!found) return null;
  const sampled = await db
    .selectFrom("import_rows")
    .select("cells")
    .where("import_id", "=", id)
    .orderBy("line")
    .limit(SAMPLED_ROWS)
    .execute();
  const samples = found.headings.map((_, at) => {
    const values = sampled.map(({ cells }) => cellText((cells as unknown[])[at])).filter((value) => value !== "");
    return [...new Set(values)].slice(0, 2);
  });
  return { ...found, rows: summed(found.states), samples };
}

const cellText = (cell: unknown): string => (Array.isArray(cell) ? cell.join(" | ") : String(cell ?? ""));

/** Every row in the order of the file: its line, and what is or becomes of it. */
export async function importDots(db: Db, id: string): Promise<{ line: number; state: RowState }[]> {
  const rows = await db.selectFrom("import_rows").select(["line", "state"]).where("import_id", "=", id).orderBy("line").execute();
  return rows as { line: number; state: RowState }[];
}

export interface ShownRow {
  readonly line: number;
  readonly cells: readonly unknown[];
  readonly state: RowState;
  readonly problems: readonly RowProblem[];
}

/** One page of the rows: all of them, those that were left out, or those with one reason. */
export async function importRows(
  db: Db,
  id: string,
  { which, page }: { which: "all" | "left-out" | RowCode; page: number },
): Promise<{ rows: ShownRow[]; total: number }> {
  const wanted =
    which === "all"
      ? sql`true`
      : which === "left-out"
        ? sql`state in ('rejected', 'kept')`
        : sql`problems @> ${JSON.stringify([{ code: which }])}::jsonb`;
  const { rows } = await sql<ShownRow & { total: number }>`
    select line, cells, state, problems, count(*) over ()::int as total from import_rows where import_id = ${id} and ${wanted}
    order by line limit ${ROWS_A_PAGE} offset ${(page - 1) * ROWS_A_PAGE}`.execute(db);
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 };
}

/** Returns how many rows have each reason, most first. */
export async function importReasons(db: Db, id: string): Promise<{ code: RowCode; rows: number }[]> {
  const { rows } = await sql<{ code: RowCode; rows: number }>`
    select p ->> 'code' as code, count(distinct line)::int as rows from import_rows, jsonb_array_elements(problems) as p
    where import_id = ${id} group by 1 order by 2 desc, 1`.execute(db);
  return rows;
}

/** A value that is wrong in the same way in one or more rows. */
export interface WrongValue {
  readonly field: string;
  readonly value: string;
  readonly code: RowCode;
  readonly hint: string | null;
  readonly rows: number;
}

const SHOWN_VALUES = 12;

/** The values that one correction repairs in all their rows, most rows first. */
export async function wrongValues(db: Db, id: string): Promise<WrongValue[]> {
  const { rows } = await sql<WrongValue>`
    select p ->> 'field' as field, p ->> 'value' as value, p ->> 'code' as code, min(p ->> 'hint') as hint, count(*)::int as rows
    from import_rows, jsonb_array_elements(problems) as p
    where import_id = ${id} and p ->> 'value' <> '' and p ->> 'value' not like '%…'
      and (p ->> 'code' like 'unknown-%' or p ->> 'code' like 'invalid-%' or p ->> 'code' in ('not-a-number', 'out-of-range', 'formula'))
    group by 1, 2, 3 order by 5 desc, 1, 2 limit ${SHOWN_VALUES}`.execute(db);
  return rows;
}

/** Every row that was left out, in pages, for the report. */
export async function* leftOutRows(db: Db, id: string): AsyncGenerator<ShownRow[]> {
  for (let page = 1; ; page++) {
    const { rows } = await importRows(db, id, { which: "left-out", page });
    if (rows.length === 0) return;
    yield rows;
  }
}
