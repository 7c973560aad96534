import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { listen } from "#platform/db/listen.ts";

const CHANNEL = "job_waits";
/** By then most transactions that left a job have committed; the worker's polling finds what a slower one left. */
const SOON_MS = 30;

export interface Waker {
  /** Tells the workers, soon, that a job of this queue waits. */
  wake(queue: string): void;
  close(): void;
}

/**
 * Wakes workers after the transaction rather than within it: PostgreSQL lets the transactions that notify commit one after
 * another, each with its own wait for the disk, and a flood of leads would queue up behind that.
 */
export function openWaker(db: Db): Waker {
  const queues = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const tell = () => {
    timer = undefined;
    const waiting = [...queues];
    queues.clear();
    // Without it the job is found at the next poll.
    void sql`select pg_notify(${CHANNEL}, queue) from unnest(${waiting}::text[]) as queue`.execute(db).catch(() => {});
  };
  return {
    wake(queue) {
      queues.add(queue);
      timer ??= setTimeout(tell, SOON_MS).unref();
    },
    close: () => clearTimeout(timer),
  };
}

/** Hears which queue a job waits in; without a queue: any, since something may have been missed. */
export const hearWaker = (databaseUrl: string, onWake: (queue?: string) => void) =>
  listen(databaseUrl, [CHANNEL], (_channel, queue) => onWake(queue));
