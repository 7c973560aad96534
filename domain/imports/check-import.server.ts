import { sql } from "kysely";
import type { Actor } from "#domain/audit/actor.ts";
import type { Context } from "#domain/context.ts";
import type { Db } from "#platform/db/db.ts";
import type { SourceRow } from "./file.server.ts";
import type { RowOutcome } from "./import-batch.server.ts";
import { importProviders } from "./import-providers.server.ts";
import { type KeptRow, sourceRow } from "./import-rows.ts";
import type { Duplicates } from "./store.server.ts";

/** Runs the whole import and rolls it back, so that the check finds exactly what the run would. */
export async function checkImport({ db, jobs }: Pick<Context, "db" | "jobs">, id: string): Promise<void> {
  const asked = await db.selectFrom("imports").selectAll().where("id", "=", id).where("status", "=", "checking").executeTakeFirst();
  if (!asked) return;
  const rows = await db.selectFrom("import_rows").select(["line", "cells", "broken"]).where("import_id", "=", id).orderBy("line").execute();
  const outcomes: RowOutcome[] = [];
  await importProviders({ db, jobs }, asSource(rows, asked.fields), {
    dryRun: true,
    actor: asked.actor as Actor,
    fileName: asked.file_name,
    duplicates: asked.duplicates as Duplicates,
    onRow: (outcome) => outcomes.push(outcome),
  });
  await keepOutcomes(db, id, asked.version, outcomes);
}

async function* asSource(rows: readonly KeptRow[], fields: readonly string[]): AsyncGenerator<SourceRow> {
  for (const row of rows) yield sourceRow(row, fields);
}

/** Stores what the check found, unless columns or values have changed: then another check is already queued. */
async function keepOutcomes(db: Db, id: string, version: number, outcomes: readonly RowOutcome[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const current = await tx
      .updateTable("imports")
      .set({ status: "checked" })
      .where("id", "=", id)
      .where("status", "=", "checking")
      .where("version", "=", version)
      .returning("id")
      .executeTakeFirst();
    if (!current) return;
    const left = (state: string) => state === "rejected" || state === "kept";
    await sql`update import_rows r set state = given.state, problems = given.problems
      from unnest(${outcomes.map(({ line }) => line)}::int[], ${outcomes.map(({ state }) => (left(state) ? state : "ready"))}::text[],
        ${outcomes.map(({ state, problems }) => JSON.stringify(left(state) ? problems : []))}::jsonb[]) as given (line, state, problems)
      where r.import_id = ${id} and r.line = given.line`.execute(tx);
  });
}
