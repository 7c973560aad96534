import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import type { Db } from "#platform/db/db.ts";
import { makeExportJob } from "./export-jobs.ts";
import { type AskedExport, EXPORT_HOURS, EXPORTS, type ExportFormat, type ExportName } from "./exports.ts";

/**
 * Has the worker make a file of every row of a kind. Whoever asks again while it is made gets the same one, and a job that was given
 * up begins again.
 */
export function askExport(
  { db, jobs }: Pick<Context, "db" | "jobs">,
  { userId, what, format }: { userId: string; what: ExportName; format: ExportFormat },
): Promise<string> {
  return db.transaction().execute(async (tx) => {
    const added = await tx
      .insertInto("exports")
      .values({ what, format, asked_by: userId })
      .onConflict((it) => it.columns(["asked_by", "what", "format"]).where("ready_at", "is", null).doNothing())
      .returning("id")
      .executeTakeFirst();
    const open = tx.selectFrom("exports").select("id").where("asked_by", "=", userId).where("what", "=", what);
    const { id } = added ?? (await open.where("format", "=", format).where("ready_at", "is", null).executeTakeFirstOrThrow());
    if (added)
      await record(tx, {
        actor: `admin:${userId}`,
        action: "export.asked",
        subjectType: "export",
        subjectId: what,
        detail: { format },
      });
    await jobs.enqueue(tx, makeExportJob, { exportId: id }, { singletonKey: id });
    return id;
  });
}

/** Returns the files that somebody asked for and that are kept, the newest first. */
export async function exportsOf(db: Db, userId: string): Promise<AskedExport[]> {
  const rows = await db
    .selectFrom("exports")
    .select(["id", "what", "format", "asked_at", "all_rows", "read_rows", "bytes"])
    .select(sql<Date | null>`ready_at + make_interval(hours => ${EXPORT_HOURS})`.as("until"))
    .where("asked_by", "=", userId)
    .where(sql<boolean>`ready_at is null or ready_at > now() - make_interval(hours => ${EXPORT_HOURS})`)
    .orderBy("asked_at", "desc")
    .orderBy("id")
    .execute();
  return rows.flatMap((row) => {
    const what = EXPORTS.find((name) => name === row.what);
    if (!what) return [];
    return {
      ...{ id: row.id, what, format: row.format as ExportFormat, askedAt: row.asked_at, until: row.until },
      ...{ allRows: row.all_rows, readRows: row.read_rows, bytes: Number(row.bytes) },
    };
  });
}
