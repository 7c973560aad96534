import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Actor } from "#domain/audit/actor.ts";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import type { Tx } from "#platform/db/db.ts";
import type { SourceRow } from "./file.server.ts";
import { importBatch, openRowParser, type RowOutcome } from "./import-batch.server.ts";
import type { RowProblem } from "./problem.ts";
import type { Duplicates, Line, Reject } from "./store.server.ts";

/** The outcome of the rows. Together the counts cover every row that was not empty. */
export interface ImportSummary {
  created: number;
  updated: number;
  unchanged: number;
  /** Rows that would change a profile which is no longer pending. Our team or its owner makes such changes by hand. */
  kept: number;
  rejected: number;
}

export interface ImportProblem extends RowProblem {
  readonly line: number;
}

export interface ImportOptions {
  /** True to run the whole import and roll it back. */
  dryRun?: boolean;
  /** The file's name, for the audit log. */
  fileName: string;
  /** The person who imports; by default, one at the machine itself. */
  actor?: Actor;
  /** What to do with a row whose profile already exists under another key. */
  duplicates?: Duplicates;
  onProblem?(problem: ImportProblem): void;
  /** Called for each row, after its batch. */
  onRow?(outcome: RowOutcome): void;
  /** Called after each batch. */
  onProgress?(summary: Readonly<ImportSummary>): void;
  /** Ends the import after the current batch. */
  signal?: AbortSignal;
}

const BATCH = 500;

/**
 * Stores rows as profiles that wait for review. A row that was imported before changes its profile only while the profile is pending; an
 * unchanged row has no effect. Each batch is one transaction, so that an interrupted import continues where it stopped. A specialist's
 * centers must be in the directory, or in the file no later than in the same batch. The log says in the first batch that stores something
 * that the import began, and at the end what became of the rows.
 */
export async function importProviders(
  { db, jobs }: Pick<Context, "db" | "jobs">,
  rows: AsyncIterable<SourceRow>,
  options: ImportOptions,
): Promise<ImportSummary> {
  const parse = await openRowParser(db);
  const { actor = "cli", fileName: file } = options;
  const subject = { actor, subjectType: "import", subjectId: randomUUID() } as const;
  let begun = false;
  const summary: ImportSummary = { created: 0, updated: 0, unchanged: 0, kept: 0, rejected: 0 };
  // One connection is used throughout, because the keys of the rows read so far are in a temporary table: a large file has too many for
  // memory.
  await db.connection().execute(async (connection) => {
    const rehearsal = options.dryRun ? await connection.startTransaction().execute() : null;
    const inTransaction = <T>(work: (tx: Tx) => Promise<T>) => (rehearsal ? work(rehearsal) : connection.transaction().execute(work));
    try {
      await sql`create temporary table import_seen (key text primary key, line integer not null)`.execute(rehearsal ?? connection);
      for await (const batch of batches(rows, options.signal)) {
        const outcomes = await inTransaction(async (tx) => {
          const stored = await importBatch({ jobs }, tx, parse, batch, {
            actor,
            duplicates: options.duplicates ?? "skip",
            withoutRepeated,
          });
          const changes = stored.some(({ state }) => state === "created" || state === "updated");
          if (changes && !begun) await record(tx, { ...subject, action: "import.started", detail: { file } });
          begun ||= changes;
          return stored;
        });
        for (const outcome of outcomes) {
          summary[outcome.state]++;
          for (const problem of outcome.problems) options.onProblem?.({ line: outcome.line, ...problem });
          options.onRow?.(outcome);
        }
        options.onProgress?.(summary);
      }
      if (begun && !rehearsal) {
        const action = options.signal?.aborted ? "import.paused" : "import.finished";
        await connection.transaction().execute((tx) => record(tx, { ...subject, action, detail: { file, ...summary } }));
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

/** Rejects repeated rows. The first row with a key counts; a later one may be a mistake, and we cannot know which of the two is right. */
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
