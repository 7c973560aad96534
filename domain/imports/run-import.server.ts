import { sql } from "kysely";
import type { Actor } from "#domain/audit/actor.ts";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import type { Tx } from "#platform/db/db.ts";
import { importBatch, openRowParser, type ParseRow, type RowOutcome } from "./import-batch.server.ts";
import type { ImportSummary } from "./import-providers.server.ts";
import { sourceRow } from "./import-rows.ts";
import type { Duplicates } from "./store.server.ts";

const BATCH = 200;

/**
 * Imports the rows that the check found ready. Each batch stores its profiles and marks its rows in one transaction: after an
 * interruption it continues with the first row that is not imported, and no row is imported twice.
 */
export async function runImport(ctx: Pick<Context, "db" | "jobs">, id: string, signal?: AbortSignal): Promise<void> {
  const parse = await openRowParser(ctx.db);
  while (!signal?.aborted && (await ctx.db.transaction().execute((tx) => runBatch(ctx, tx, id, parse))));
}

/** Imports one batch. Returns false when nothing is left. */
async function runBatch({ jobs }: Pick<Context, "jobs">, tx: Tx, id: string, parse: ParseRow): Promise<boolean> {
  // Two workers with the same import take turns, and a pause waits for the end of a batch.
  const running = await tx
    .selectFrom("imports")
    .select(["fields", "file_name", "duplicates", "actor"])
    .where("id", "=", id)
    .where("status", "=", "running")
    .forUpdate()
    .executeTakeFirst();
  if (!running) return false;
  const actor = running.actor as Actor;
  const rows = await tx
    .selectFrom("import_rows")
    .select(["line", "cells", "broken"])
    .where("import_id", "=", id)
    .where("state", "=", "ready")
    .orderBy("line")
    .limit(BATCH)
    .execute();
  if (rows.length === 0) {
    await tx.updateTable("imports").set({ status: "finished", finished_at: sql`now()`, content: null }).where("id", "=", id).execute();
    const detail = { file: running.file_name, ...(await reportOf(tx, id)) };
    await record(tx, { actor, action: "import.finished", subjectType: "import", subjectId: id, detail });
    return false;
  }
  const outcomes = await importBatch(
    { jobs },
    tx,
    parse,
    rows.map((row) => sourceRow(row, running.fields)),
    { actor, duplicates: running.duplicates as Duplicates },
  );
  await keepStates(tx, id, outcomes);
  return true;
}

/** Counts the rows by outcome, for the log. */
async function reportOf(tx: Tx, id: string): Promise<ImportSummary> {
  const rows = await tx
    .selectFrom("import_rows")
    .select(["state", (eb) => eb.fn.countAll<string>().as("rows")])
    .where("import_id", "=", id)
    .groupBy("state")
    .execute();
  const number = (state: string) => Number(rows.find((row) => row.state === state)?.rows ?? 0);
  return {
    created: number("created"),
    updated: number("updated"),
    unchanged: number("unchanged"),
    kept: number("kept"),
    rejected: number("rejected"),
  };
}

async function keepStates(tx: Tx, id: string, outcomes: readonly RowOutcome[]): Promise<void> {
  await sql`update import_rows r set state = given.state, problems = given.problems, provider_id = given.provider_id
    from unnest(${outcomes.map(({ line }) => line)}::int[], ${outcomes.map(({ state }) => state)}::text[],
      ${outcomes.map(({ problems }) => JSON.stringify(problems))}::jsonb[], ${outcomes.map(({ providerId }) => providerId)}::uuid[])
      as given (line, state, problems, provider_id)
    where r.import_id = ${id} and r.line = given.line`.execute(tx);
}
