import { sql } from "kysely";
import type { Person } from "#domain/audit/actor.ts";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { isColumn, REQUIRED } from "./columns.ts";
import { runImportJob } from "./import-jobs.ts";
import { checkAgain, keyOf, openImport, type SeenImport } from "./open-import.server.ts";
import type { Duplicates } from "./store.server.ts";

type Ctx = Pick<Context, "db" | "jobs"> & { actor: Person };

/**
 * `closed`: the import runs, is finished or no longer exists, so it cannot be changed. `changed`: somebody else has changed it since it
 * was shown.
 */
export type Refused = "closed" | "changed";
export type ColumnsOutcome = "saved" | "repeated" | "missing" | Refused;

/** Sets the column of each heading, and remembers the choice for the next file with these headings. */
export function chooseColumns(
  { db, jobs, actor }: Ctx,
  seen: SeenImport,
  asked: readonly string[],
  duplicates: Duplicates,
): Promise<ColumnsOutcome> {
  return db.transaction().execute(async (tx): Promise<ColumnsOutcome> => {
    const open = await openImport(tx, seen);
    if (typeof open === "string") return open;
    const fields = open.headings.map((_, i) => (isColumn(asked[i] ?? "") ? asked[i]! : ""));
    const chosen = fields.filter((field) => field !== "");
    if (new Set(chosen).size < chosen.length) return "repeated";
    if (REQUIRED.some((field) => !chosen.includes(field))) return "missing";
    await tx.updateTable("imports").set({ fields, duplicates }).where("id", "=", seen.id).execute();
    await tx
      .insertInto("import_mappings")
      .values({ key: keyOf(open.headings), headings: open.headings, fields })
      .onConflict((conflict) => conflict.column("key").doUpdateSet({ fields, updated_at: sql`now()` }))
      .execute();
    // Headings are left out, since a file without any has a person's name there.
    await record(tx, {
      actor,
      action: "import.mapped",
      subjectType: "import",
      subjectId: seen.id,
      detail: {
        before: { columns: open.fields, duplicates: open.duplicates },
        after: { columns: fields, duplicates },
      },
    });
    await checkAgain(jobs, tx, seen.id);
    return "saved";
  });
}

/** Replaces `from` by `to` in every row of one column, and has all rows checked again. Returns how many rows changed. */
export function replaceValue(
  { db, jobs, actor }: Ctx,
  seen: SeenImport,
  { field, from, to }: { field: string; from: string; to: string },
): Promise<number | Refused> {
  return db.transaction().execute(async (tx) => {
    const open = await openImport(tx, seen);
    if (typeof open === "string") return open;
    const { id } = seen;
    const at = open.fields.indexOf(field);
    if (at < 0 || from === "") return "changed";
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

/** Replaces the whole cell, or the one value of a list that was wrong. */
function withValue(cell: unknown, from: string, to: string): unknown {
  if (Array.isArray(cell)) return cell.map((value: unknown) => (value === from ? to : value));
  const text = String(cell ?? "");
  if (text.trim() === from || !text.includes(from)) return to;
  return text
    .split(/([|;,])/)
    .map((part) => (part.trim() === from ? to : part))
    .join("");
}

/** Starts an import, or continues a paused one. `nothing`: no row is ready. */
export function startImport({ db, jobs, actor }: Ctx, { id, version }: SeenImport): Promise<"started" | "nothing" | Refused> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ status: string; version: number; ready: boolean }>`
      select status, version, exists (select from import_rows r where r.import_id = imports.id and r.state = 'ready') as ready
      from imports where id = ${id} and status in ('checking', 'checked', 'paused') for update`.execute(tx);
    const [waits] = rows;
    if (!waits) return "closed";
    if (waits.version !== version || waits.status === "checking") return "changed";
    if (!waits.ready) return "nothing";
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

/** Pauses after the current batch. */
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
