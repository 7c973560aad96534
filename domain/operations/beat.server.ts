import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";

/** Longer than two heartbeats: a worker that is silent for this long counts as stopped. */
const WORKER_SILENCE_SECONDS = 60;
export const BEAT_EVERY_MS = 20_000;

/** Stores that a worker runs, or that a process could write when it was asked whether it is ready. */
export async function beat(db: Db, name: "worker" | "readyz"): Promise<void> {
  await sql`insert into heartbeats (name, at) values (${name}, clock_timestamp())
    on conflict (name) do update set at = clock_timestamp()`.execute(db);
}

/** Returns when a worker was last seen, and whether it still counts as running. */
export async function workerBeat(db: Db): Promise<{ at: Date | null; alive: boolean }> {
  const { rows } = await sql<{ at: Date; alive: boolean }>`
    select at, at > clock_timestamp() - make_interval(secs => ${WORKER_SILENCE_SECONDS}::int) as alive from heartbeats where name = 'worker'`.execute(
    db,
  );
  return rows[0] ?? { at: null, alive: false };
}
