import { sql } from "kysely";
import type { Person } from "#domain/audit/actor.ts";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import type { Tx } from "#platform/db/db.ts";
import { isColumn, REQUIRED } from "./columns.ts";
import { checkImportJob, runImportJob } from "./import-jobs.ts";
import type { Duplicates } from "./store.server.ts";

type Ctx = Pick<Context, "db" | "jobs"> & { actor: Person };

/** `closed`: it runs or ran, so nothing about it changes any more. */
export type ColumnsOutcome = "saved" | "closed" | "repeated" | "missing";

/** Says which column each heading is, and remembers it for the next file with these headings. */
export function chooseColumns({ db, jobs }: Ctx, id: string, asked: readonly string[], duplicates: Duplicates): Promise<ColumnsOutcome> {
  return db.transaction().execute(async (tx): Promise<ColumnsOutcome> => {
    const open = await openImport(tx, id);
    if (!open) return "closed";
    const fields = open.headings.map((_, i) => (isColumn(asked[i] ?? "") ? asked[i]! : ""));
    const chosen = fields.filter((field) => field !== "");
    if (new Set(chosen).size < chosen.length) return "repeated";
    if (REQUIRED.some((field) => !chosen.includes(field))) return "missing";
    await tx.updateTable("imports").set({ fields, duplicates }).where("id", "=", id).execute();
    await tx
      .insertInto("import_mappings")
      .values({ headings: open.headings, fields })
      .onConflict((conflict) => conflict.column("headings").doUpdateSet({ fields, updated_at: sql`now()` }))
      .execute();
    await checkAgain(jobs, tx, id);
    return "saved";
  });
}

/** Writes `to` in the place of `from` in every row of one column, and has all rows checked again. Returns how many rows it changed, or null. */
export function replaceValue(
  { db, jobs, actor }: Ctx,
  id: string,
  { field, from, to }: { field: string; from: string; to: string },
): Promise<number | null> {
  return db.transaction().execute(async (tx) => {
    const open = await openImport(tx, id);
    const at = open?.fields.indexOf(field) ?? -1;
    if (!open || at < 0 || from === "") return null;
    const { rows } = await sql<{ line: number; cell: unknown }>`
      select line, cells -> ${at}::int as cell from import_rows
      where import_id = ${id} and problems @> ${JSON.stringify([{ field, value: from }])}::jsonb`.execute(tx);
    const changed = rows.map(({ line, cell }) => ({ line, cell: withValue(cell, from, to) }));
    await sql`update import_rows r set cells = jsonb_set(r.cells, ${`{${at}}`}::text[], given.cell)
      from unnest(${changed.map(({ line }) => line)}::int[], ${changed.map(({ cell }) => JSON.stringify(cell))}::jsonb[]) as given (line, cell)
      where r.import_id = ${id} and r.line = given.line`.execute(tx);
    await record(tx, {
      actor,
      action: "import.corrected",
      subjectType: "import",
      subjectId: id,
      detail: { field, rows: changed.length },
    });
    await checkAgain(jobs, tx, id);
    return changed.length;
  });
}

/** The whole cell, or the one value of a list that was wrong. */
function withValue(cell: unknown, from: string, to: string): unknown {
  if (Array.isArray(cell)) return cell.map((value: unknown) => (value === from ? to : value));
  const text = String(cell ?? "");
  if (text.trim() === from || !text.includes(from)) return to;
  return text
    .split(/([|;,])/)
    .map((part) => (part.trim() === from ? to : part))
    .join("");
}

/** Begins the import, or goes on with one that pauses. `nothing`: no row is ready. */
export function startImport({ db, jobs, actor }: Ctx, id: string): Promise<"started" | "closed" | "nothing"> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ ready: boolean }>`
      select exists (select from import_rows r where r.import_id = imports.id and r.state = 'ready') as ready
      from imports where id = ${id} and status in ('checked', 'paused') for update`.execute(tx);
    if (!rows[0]) return "closed";
    if (!rows[0].ready) return "nothing";
    await tx
      .updateTable("imports")
      .set({ status: "running", started_at: sql`coalesce(started_at, now())`, actor })
      .where("id", "=", id)
      .execute();
    await record(tx, { actor, action: "import.started", subjectType: "import", subjectId: id });
    await jobs.enqueue(tx, runImportJob, { importId: id });
    return "started";
  });
}

/** Stops after the batch under way. */
export function pauseImport({ db, actor }: Pick<Ctx, "db" | "actor">, id: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const paused = await tx
      .updateTable("imports")
      .set({ status: "paused" })
      .where("id", "=", id)
      .where("status", "=", "running")
      .returning("id")
      .executeTakeFirst();
    if (paused) await record(tx, { actor, action: "import.paused", subjectType: "import", subjectId: id });
    return paused !== undefined;
  });
}

const openImport = (tx: Tx, id: string) =>
  tx
    .selectFrom("imports")
    .select(["headings", "fields"])
    .where("id", "=", id)
    .where("status", "in", ["checking", "checked"])
    .forUpdate()
    .executeTakeFirst();

async function checkAgain(jobs: Context["jobs"], tx: Tx, id: string): Promise<void> {
  await tx.updateTable("imports").set({ status: "checking", version: sql`version + 1` }).where("id", "=", id).execute();
  await jobs.enqueue(tx, checkImportJob, { importId: id });
}
