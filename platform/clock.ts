import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { log } from "#platform/log.ts";

/** How often a process asks the database for the time. Between two answers it counts on with a clock that nobody sets. */
const ASK_EVERY_MS = 60_000;
/** A difference of at least this size is logged. */
const TOLD_FROM_MS = 5_000;

/**
 * The database's time when it was last asked, and the reading of a monotonic clock at that moment. Null in a program that never
 * asked.
 */
let told: { time: number; at: number } | null = null;

/**
 * Returns the time that decides: the database's, the same for every process. A machine whose clock is wrong or jumps still judges
 * links, deadlines and days correctly.
 */
export const now = (): Date => new Date(told ? told.time + (performance.now() - told.at) : Date.now());

/** Asks the database for the time, now and every minute. Without an answer it counts on from the last one. */
export async function followDatabaseClock(db: Db): Promise<{ stop(): void }> {
  const ask = async () => {
    const since = performance.now();
    const { rows } = await sql<{ ms: number }>`select extract(epoch from clock_timestamp()) * 1000 as ms`.execute(db);
    const at = (since + performance.now()) / 2;
    told = { time: Number(rows[0]!.ms), at };
    const apart = Math.round(Date.now() - now().getTime());
    if (Math.abs(apart) > TOLD_FROM_MS) log.warn({ milliseconds: apart }, "the clock of this machine is not the database's, which decides");
  };
  await ask();
  const asking = setInterval(() => void ask().catch(() => {}), ASK_EVERY_MS).unref();
  return {
    stop() {
      clearInterval(asking);
      told = null;
    },
  };
}
