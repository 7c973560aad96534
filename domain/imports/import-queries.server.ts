import { type RawBuilder, sql } from "kysely";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import type { Db } from "#platform/db/db.ts";
import { type AskedRows, countViews, every, type ListPage, listPage } from "#platform/db/list-page.ts";
import type { Delimiter } from "./csv.ts";
import {
  type Encoding,
  IMPORT_VIEWS,
  IMPORTS_PER_PAGE,
  type ImportSort,
  type ImportStatus,
  type ImportView,
  ROWS_A_PAGE,
  type RowState,
  STATES_IN_VIEW,
} from "./import.ts";
import type { RowCode, RowProblem } from "./problem.ts";
import type { Duplicates } from "./store.server.ts";

export interface ImportedFile {
  readonly id: string;
  readonly fileName: string;
  readonly status: ImportStatus;
  readonly rows: number;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
}

export interface ListedImport extends ImportedFile {
  /** The number of rows that were not imported. */
  readonly left: number;
}

export interface OpenedImport extends ImportedFile {
  /** Grows with every change of columns, values or encoding. */
  readonly version: number;
  readonly states: Partial<Record<RowState, number>>;
  readonly encoding: Encoding;
  readonly delimiter: Delimiter | null;
  readonly headings: readonly string[];
  readonly fields: readonly string[];
  readonly knownFields: readonly string[];
  readonly duplicates: Duplicates;
  readonly startedAt: Date | null;
  /** The number of rows with a new profile that an undo has looked at. */
  readonly undone: number;
  /** The first non-empty cells of each column. */
  readonly samples: readonly string[][];
  readonly centers: number;
  readonly specialists: number;
}

const SAMPLED_ROWS = 30;

const FILE = sql`i.id, i.file_name as "fileName", i.status, i.row_count as rows, i.created_at as "createdAt", i.finished_at as "finishedAt"`;

const statesOf = sql`(select coalesce(jsonb_object_agg(state, n), '{}') from
  (select state, count(*) as n from import_rows r where r.import_id = i.id group by state) as counted)`;

export interface AskedImports extends AskedRows<ImportSort> {
  readonly view: ImportView;
}

const SORTED: Record<ImportSort, RawBuilder<unknown>> = {
  created: sql`i.created_at`,
  name: sql`norm(i.file_name)`,
  rows: sql`i.row_count`,
};

const VIEWED = Object.fromEntries(IMPORT_VIEWS.map((view) => [view, sql`i.status = any(${[...STATES_IN_VIEW[view]]})`])) as Record<
  ImportView,
  RawBuilder<unknown>
>;
const found = (search: string | null) => every(search !== null && sql`position(norm(${search}) in norm(i.file_name)) > 0`);

/** Returns one page of the imported files. */
export function listImports(db: Db, { search, view, ...asked }: AskedImports, size = IMPORTS_PER_PAGE): Promise<ListPage<ListedImport>> {
  const list = {
    columns: sql`i.id`,
    from: sql`from imports i where ${VIEWED[view]} and ${found(search)}`,
    orders: SORTED,
    key: sql`i.id`,
    shown: {
      columns: sql`${FILE}, (select count(*)::int from import_rows r where r.import_id = i.id and r.state in ('rejected', 'kept')) as left`,
      from: sql`from page join imports i using (id)`,
    },
  };
  return listPage(db, list, asked, size);
}

/** Counts the files of each view. */
export const countImports = (db: Db, search: string | null): Promise<Record<ImportView, number>> =>
  countViews(db, VIEWED, { from: sql`from imports i where ${found(search)}` });

export async function importById(db: Db, id: string): Promise<OpenedImport | null> {
  if (!isRowId(id)) return null;
  const { rows } = await sql<Omit<OpenedImport, "samples">>`
    select ${FILE}, i.version, i.encoding, i.delimiter, i.headings, i.fields, i.known_fields as "knownFields", i.duplicates,
      i.started_at as "startedAt", ${statesOf} as states,
      (select count(*)::int from import_rows r where r.import_id = i.id and r.state in ('created', 'undone') and r.line <= i.undone_to)
        as undone,
      (select count(*)::int from import_rows r join provider_profiles p on p.id = r.provider_id
        where r.import_id = i.id and r.state = 'created' and p.provider_type = 'clinic') as centers,
      (select count(*)::int from import_rows r join provider_profiles p on p.id = r.provider_id
        where r.import_id = i.id and r.state = 'created' and p.provider_type <> 'clinic') as specialists
    from imports i where i.id = ${id}`.execute(db);
  const [opened] = rows;
  if (!opened) return null;
  const sampled = await db
    .selectFrom("import_rows")
    .select("cells")
    .where("import_id", "=", id)
    .orderBy("line")
    .limit(SAMPLED_ROWS)
    .execute();
  const samples = opened.headings.map((_, at) => {
    const values = sampled.map(({ cells }) => cellText((cells as unknown[])[at])).filter((value) => value !== "");
    return [...new Set(values)].slice(0, 2);
  });
  return { ...opened, samples };
}

const cellText = (cell: unknown): string => (Array.isArray(cell) ? cell.join(" | ") : String(cell ?? ""));

/** Returns every row in the order of the file, with its line and its state. */
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

/** Returns one page of the rows: all, those that were left out, or those with one reason. */
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

/** Returns the number of rows for each reason, the most frequent first. */
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

/** Returns wrong values, each of which one correction repairs in all its rows, most rows first. */
export async function wrongValues(db: Db, id: string): Promise<WrongValue[]> {
  const { rows } = await sql<WrongValue>`
    select p ->> 'field' as field, p ->> 'value' as value, p ->> 'code' as code, min(p ->> 'hint') as hint, count(*)::int as rows
    from import_rows, jsonb_array_elements(problems) as p
    where import_id = ${id} and p ->> 'value' <> '' and p ->> 'value' not like '%…'
      and (p ->> 'code' like 'unknown-%' or p ->> 'code' like 'invalid-%' or p ->> 'code' in ('not-a-number', 'out-of-range', 'formula'))
    group by 1, 2, 3 order by 5 desc, 1, 2 limit ${SHOWN_VALUES}`.execute(db);
  return rows;
}

/** Returns one page of the rows that were left out with their reasons, in the order of the file. */
export async function leftOut(
  db: Db,
  id: string,
  page: number,
  size: number,
): Promise<{ rows: (RowProblem & { line: number })[]; total: number }> {
  const { rows } = await sql<RowProblem & { line: number; total: number }>`
    select r.line, p ->> 'field' as field, p ->> 'value' as value, p ->> 'code' as code, p ->> 'hint' as hint, count(*) over ()::int as total
    from import_rows r, jsonb_array_elements(r.problems) with ordinality as each (p, place)
    where r.import_id = ${id} and r.state in ('rejected', 'kept')
    order by r.line, each.place limit ${size} offset ${(page - 1) * size}`.execute(db);
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 };
}
