import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import type { FileStore } from "#platform/files.ts";
import { sweepFiles } from "#platform/sweep-files.ts";
import { EXPORT_FOLDER, EXPORT_HOURS } from "./exports.ts";

/**
 * Forgets the files whose day is over, with their keys, and those that nobody could make within a week. Files that an interrupted part
 * left behind go with them.
 */
export async function forgetExports({ db, files }: { db: Db; files: FileStore }, now: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("exports")
    .where(
      sql<boolean>`ready_at < now() - make_interval(hours => ${EXPORT_HOURS}) or (ready_at is null and asked_at < now() - interval '7 days')`,
    )
    .executeTakeFirst();
  const rows = await db.selectFrom("export_parts").select("stored_as").execute();
  const kept = new Set(rows.map(({ stored_as }) => stored_as));
  await sweepFiles(files, EXPORT_FOLDER, (name) => kept.has(name), now);
  return Number(numDeletedRows);
}
