import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";

/** Stores that the database was backed up. An older database lacks the table until it is migrated. */
export async function noteBackup(db: Db, bytes: number): Promise<void> {
  const { rows } = await sql<{ known: boolean }>`select to_regclass('public.backups') is not null as known`.execute(db);
  if (!rows[0]?.known) return;
  await sql`insert into backups (bytes) values (${bytes})`.execute(db);
}

export interface LastBackup {
  readonly madeAt: Date;
  readonly bytes: number;
}

/** Returns the newest backup that our own command made; null when there is none. */
export async function lastBackup(db: Db): Promise<LastBackup | null> {
  const { rows } = await sql<LastBackup>`select made_at as "madeAt", bytes from backups order by made_at desc limit 1`.execute(db);
  return rows[0] ?? null;
}
