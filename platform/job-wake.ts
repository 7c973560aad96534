import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { listen } from "#platform/db/listen.ts";

const CHANNEL = "job_waits";
/**
 * The wait before workers are told. Most transactions that enqueue a job have committed by then. Polling finds the jobs of slower
 * ones.
 */
const SOON_MS = 30;

export interface Waker {
  /** Tells the workers shortly afterwards that a job waits in this queue. */
  wake(queue: string): void;
  close(): void;
}

/**
 * Wakes workers after the transaction rather than within it. PostgreSQL commits transactions that notify one after another, each
 * with its own wait for the disk, and a flood of leads would queue up behind that.
 */
export function openWaker(db: Db): Waker {
  const queues = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const tell = () => {
    timer = undefined;
    const waiting = [...queues];
    queues.clear();
    // A lost notice only delays the job until the next poll. The notice therefore does not wait for the disk, where transactions of
    // leads queue up.
    void sql`select pg_notify(${CHANNEL}, queue), set_config('synchronous_commit', 'off', true) from unnest(${waiting}::text[]) as queue`
      .execute(db)
      .catch(() => {});
  };
  return {
    wake(queue) {
      queues.add(queue);
      timer ??= setTimeout(tell, SOON_MS).unref();
    },
    close: () => clearTimeout(timer),
  };
}

/** Calls `onWake` with the queue in which a job waits, or without one when notices may have been missed. */
export const hearWaker = (databaseUrl: string, onWake: (queue?: string) => void) =>
  listen(databaseUrl, [CHANNEL], (_channel, queue) => onWake(queue));
