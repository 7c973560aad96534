import { sql } from "kysely";
import { log } from "#platform/log.ts";
import { type DatabaseOptions, type Db, openDatabase } from "./db.ts";

/** How long the answer that a replica is current counts. */
const BELIEVED_MS = 1_000;
/** A replica that is further behind is asked nothing, also about what nobody announced. */
const MAX_LAG = sql`interval '10 seconds'`;

/** A copy of the database that only reads, and is behind by moments. */
export interface Replica {
  readonly db: Db;
  /** Call it when something was committed that a page must show: the replica is not current until it has come as far. */
  changed(): void;
  /** Returns whether a page may be read from the replica. Returns false where it cannot be asked. */
  isCurrent(): Promise<boolean>;
  close(): Promise<void>;
}

export function openReplica(url: string, primary: Db, options: DatabaseOptions): Replica {
  const db = openDatabase(url, options);
  /** How far the primary had written when the latest change was heard of; null where that is not known. */
  let floor: Promise<string | null> = writtenSoFar(primary);
  let current = { floor, until: 0 };
  let warnedUntil = 0;

  async function ask(): Promise<boolean> {
    const asked = floor;
    try {
      const lsn = await asked;
      if (lsn === null) {
        // The primary could not be asked.
        if (floor === asked) floor = writtenSoFar(primary);
        return false;
      }
      const { rows } = await sql<{ current: boolean | null }>`
        select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= ${lsn}::pg_lsn
          and (pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() or now() - pg_last_xact_replay_timestamp() < ${MAX_LAG}) as current`.execute(db);
      if (rows[0]?.current !== true) return false;
      current = { floor: asked, until: performance.now() + BELIEVED_MS };
      return asked === floor;
    } catch (error) {
      if (performance.now() > warnedUntil) log.warn({ reason: (error as Error).message }, "the replica does not answer, so that pages are read from the primary");
      warnedUntil = performance.now() + 60_000;
      return false;
    }
  }

  return {
    db,
    changed() {
      floor = writtenSoFar(primary);
    },
    isCurrent: async () => (current.floor === floor && performance.now() < current.until) || ask(),
    close: () => db.destroy(),
  };
}

const writtenSoFar = (primary: Db): Promise<string | null> =>
  sql<{ lsn: string }>`select pg_current_wal_insert_lsn()::text as lsn`.execute(primary).then(
    ({ rows }) => rows[0]!.lsn,
    () => null,
  );
