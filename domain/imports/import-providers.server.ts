import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { loadVocabulary } from "#domain/directory/vocabulary.server.ts";
import { failedPhotos } from "#domain/photos/failed-photos.server.ts";
import { wantPhotos } from "#domain/photos/want-photos.server.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import type { SourceRow } from "./file.server.ts";
import type { RowProblem } from "./problem.ts";
import { type ImportVocabulary, rowParser } from "./row.ts";
import { type Line, type Reject, storeProfiles } from "./store.server.ts";

/** The outcome of the rows. Together the counts cover every row that was not empty. */
export interface ImportSummary {
  created: number;
  updated: number;
  unchanged: number;
  /** Rows that would change a profile which is no longer pending. Such changes are made by hand, or by its owner. */
  kept: number;
  rejected: number;
}

export interface ImportProblem extends RowProblem {
  readonly line: number;
}

export interface ImportOptions {
  /** Runs the whole import and rolls it back. */
  dryRun?: boolean;
  /** The file's name, for the audit log. */
  fileName: string;
  onProblem(problem: ImportProblem): void;
  /** After each batch. */
  onProgress?(summary: Readonly<ImportSummary>): void;
  /** Ends the import after the current batch. */
  signal?: AbortSignal;
}

const BATCH = 500;

/**
 * Stores rows as profiles that wait for review. A row that was imported before changes its profile only while that one is
 * pending; the same row again changes nothing. Each batch is one transaction, so that an interrupted import goes on where it
 * stopped. Centers must stand in the directory, or in the file no later than in the same batch, when a specialist names them.
 */
export async function importProviders(
  { db, jobs }: Pick<Context, "db" | "jobs">,
  rows: AsyncIterable<SourceRow>,
  options: ImportOptions,
): Promise<ImportSummary> {
  const parse = rowParser(await loadImportVocabulary(db));
  const summary: ImportSummary = { created: 0, updated: 0, unchanged: 0, kept: 0, rejected: 0 };
  // One connection, because the keys of the rows read so far are in a temporary table: a large file has too many for memory.
  await db.connection().execute(async (connection) => {
    const rehearsal = options.dryRun ? await connection.startTransaction().execute() : null;
    const inTransaction = <T>(work: (tx: Tx) => Promise<T>) => (rehearsal ? work(rehearsal) : connection.transaction().execute(work));
    try {
      await sql`create temporary table import_seen (key text primary key, line integer not null)`.execute(rehearsal ?? connection);
      for await (const batch of batches(rows, options.signal)) {
        const lines: Line[] = [];
        const reject = (line: number, problems: readonly RowProblem[]) => {
          summary.rejected++;
          for (const problem of problems) options.onProblem({ line, ...problem });
        };
        for (const { line, cells, problem } of batch) {
          const read = problem ? { ok: false as const, problems: [{ field: "fila" as const, value: "", code: problem }] } : parse(cells);
          if (read.ok) lines.push({ line, profile: read.profile });
          else reject(line, read.problems);
        }
        await inTransaction(async (tx) => {
          const fresh = await withoutRepeated(tx, lines, reject);
          // Centers first: a specialist of the same batch may name one.
          for (const wanted of [true, false]) {
            const ofKind = fresh.filter(({ profile }) => (profile.type === "clinic") === wanted);
            const stored = await storeProfiles(tx, ofKind, options.fileName, reject);
            for (const { line, profile, state, slug, listed } of stored) {
              summary[state]++;
              if (state !== "kept") continue;
              const code = listed ? "already-published" : "not-pending";
              options.onProblem({ line, field: "nombre", value: profile.name, code, hint: slug });
            }
            const lineOf = new Map(stored.map(({ id, line }) => [id, line]));
            for (const { providerId, url, reason } of await failedPhotos(tx, [...lineOf.keys()]))
              options.onProblem({ line: lineOf.get(providerId)!, field: "fotos", value: url, code: "photo-failed", hint: reason });
            await wantPhotos({ jobs }, tx, [...lineOf.keys()]);
          }
        });
        options.onProgress?.(summary);
      }
    } finally {
      if (rehearsal) await rehearsal.rollback().execute();
      else await sql`drop table if exists import_seen`.execute(connection);
    }
  });
  return summary;
}

async function* batches(rows: AsyncIterable<SourceRow>, signal: AbortSignal | undefined): AsyncIterable<SourceRow[]> {
  let batch: SourceRow[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
    if (signal?.aborted) return;
  }
  if (batch.length > 0) yield batch;
}

/** The first row with a key counts. A later one may be a mistake, and it is not known which of the two is right. */
async function withoutRepeated(tx: Tx, lines: readonly Line[], reject: Reject): Promise<Line[]> {
  const keys = lines.map(({ profile }) => profile.key);
  const seen = await sql<{ key: string; line: number }>`
    with given as (select * from unnest(${keys}::text[], ${lines.map(({ line }) => line)}::int[]) as given (key, line)),
    fresh as (insert into import_seen select key, line from given order by line on conflict do nothing returning key, line)
    select key, line from fresh union all select s.key, s.line from import_seen s where s.key = any (${keys}::text[])`.execute(tx);
  const firstLine = new Map(seen.rows.map(({ key, line }) => [key, line]));
  return lines.filter(({ line, profile }) => {
    const first = firstLine.get(profile.key);
    if (first === line) return true;
    reject(line, [{ field: "nombre", value: profile.name, code: "repeated", hint: String(first) }]);
    return false;
  });
}

async function loadImportVocabulary(db: Db): Promise<ImportVocabulary> {
  const [vocabulary, countries] = await Promise.all([
    loadVocabulary(db),
    db.selectFrom("countries").select(["code", "name"]).where("active", "=", true).where("routing_code", "is not", null).execute(),
  ]);
  return { ...vocabulary, countries };
}
