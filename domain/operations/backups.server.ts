import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import type { Db } from "#platform/db/db.ts";
import { RECURRING } from "#platform/jobs.ts";
import { backUpJob } from "./backup-jobs.ts";

export interface MadeBackup {
  readonly bytes: number;
  /** Its name in the store; null for a file that `npm run backup` wrote. */
  readonly name: string | null;
}

/** Stores that the database was backed up. An older database lacks the place for that until it is migrated. */
export async function noteBackup(db: Db, { bytes, name }: MadeBackup): Promise<void> {
  const { rows } = await sql`select from information_schema.columns
    where table_schema = 'public' and table_name = 'backups' and column_name = 'name'`.execute(db);
  if (rows.length > 0) await sql`insert into backups (bytes, name) values (${bytes}, ${name})`.execute(db);
}

/** How a backup was tried in a throw-away database. */
export interface BackupProof {
  readonly rows: number;
  readonly files: number;
  readonly seconds: number;
}

/** Stores that a backup came back whole, or why it did not. */
export async function noteProof(db: Db, name: string, proof: BackupProof | { readonly fault: string }): Promise<void> {
  const { rows, files, seconds, fault } = { rows: null, files: null, seconds: null, fault: null, ...proof };
  await sql`update backups set proved_at = clock_timestamp(), proved_rows = ${rows}, proved_files = ${files}, proved_seconds = ${seconds},
    proof_fault = ${fault} where name = ${name}`.execute(db);
}

/** Stores that a backup is no longer in the store. */
export async function noteRemoved(db: Db, name: string): Promise<void> {
  await sql`update backups set removed_at = clock_timestamp() where name = ${name} and removed_at is null`.execute(db);
}

export interface LastBackup extends MadeBackup {
  readonly madeAt: Date;
  /** When it was last tried in a throw-away database; null for never. */
  readonly provedAt: Date | null;
  readonly proof: BackupProof | null;
  /** Why it did not come back; null when it did, or was never tried. */
  readonly fault: string | null;
}

export type KeptBackup = LastBackup & { readonly name: string };

const columns = sql`made_at as "madeAt", bytes, name, proved_at as "provedAt", proof_fault as fault,
  case when proved_rows is null then null
    else json_build_object('rows', proved_rows, 'files', proved_files, 'seconds', proved_seconds) end as proof`;

/** Returns the newest backup that we know of; null when there is none. */
export async function lastBackup(db: Db): Promise<LastBackup | null> {
  const { rows } = await sql<LastBackup>`select ${columns} from backups order by made_at desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Returns whether the last backup that was tried came back; true when none was tried. */
export async function lastComesBack(db: Db): Promise<boolean> {
  const { rows } = await sql<{ fault: string | null }>`
    select proof_fault as fault from backups where proved_at is not null order by made_at desc limit 1`.execute(db);
  return (rows[0]?.fault ?? null) === null;
}

/** Returns since when a backup is waited for or made; null when none is. A wait for a next try counts. */
export async function backupUnderWay(db: Db): Promise<{ readonly state: "waiting" | "running"; readonly since: Date } | null> {
  const { rows } = await sql<{ state: "waiting" | "running"; since: Date }>`
    select case state when 'active' then 'running' else 'waiting' end as state, coalesce(started_on, created_on) as since
    from pgboss.job where name = ${backUpJob.name} and state in ('created', 'retry', 'active') order by state desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Asks the worker for a backup. While one waits or is made, no second one is added. */
export async function askBackup({ db, jobs, actor }: Context): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await jobs.enqueue(tx, backUpJob, {}, { singletonKey: RECURRING });
    await record(tx, { actor, action: "backup.asked", subjectType: "backup", subjectId: "store" });
  });
}

/** Lists the backups in the store, newest first. */
export async function keptBackups(db: Db): Promise<readonly KeptBackup[]> {
  const { rows } = await sql<KeptBackup>`
    select ${columns} from backups where name is not null and removed_at is null order by made_at desc`.execute(db);
  return rows;
}
