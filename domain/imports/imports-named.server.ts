import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";

/** Returns the newest imports whose file name contains the words, and the total number. */
export async function importsNamed(
  db: Db,
  words: string,
  size: number,
): Promise<{ rows: { id: string; fileName: string; createdAt: Date }[]; total: number }> {
  const { rows } = await sql<{ id: string; fileName: string; createdAt: Date; total: number }>`
    select i.id, i.file_name as "fileName", i.created_at as "createdAt", count(*) over ()::int as total from imports i
    where norm(i.file_name) like '%' || norm(${words.replace(/[%_\\]/g, "\\$&")}) || '%'
    order by i.created_at desc, i.id limit ${size}`.execute(db);
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 };
}
