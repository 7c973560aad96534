import type { Db, Tx } from "#platform/db/db.ts";

/** Each table holds a connection of the pool that all visitors share. The others wait for their turn. */
const AT_ONCE = 2;
/** Longer than the longest table takes: a snapshot that stays open keeps the database from removing deleted rows. */
const LONGEST_MS = 60_000;

let reading = 0;
const waiting: (() => void)[] = [];

/**
 * Reads within one snapshot of the database, so that a row that somebody changes in the meantime is neither repeated nor left out. It
 * reads ahead of the browser: while a slow browser takes the pieces, texts wait in memory, and no transaction does. A browser that goes
 * away ends the reading.
 */
export function inOneSnapshot(db: Db, read: (tx: Tx) => AsyncIterable<string>): AsyncIterable<string> {
  let gone = false;
  return new ReadableStream<string>({
    async start(controller) {
      await inTurn(async () => {
        if (gone) return;
        const until = performance.now() + LONGEST_MS;
        const snapshot = db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only");
        await snapshot.execute(async (tx) => {
          for await (const piece of read(tx)) {
            if (gone) return;
            if (performance.now() > until) throw new Error("a table took too long to read");
            controller.enqueue(piece);
          }
        });
      });
      if (!gone) controller.close();
    },
    cancel() {
      gone = true;
    },
  });
}

async function inTurn(work: () => Promise<void>): Promise<void> {
  if (reading < AT_ONCE) reading++;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    await work();
  } finally {
    // The next in the queue takes the place.
    const next = waiting.shift();
    if (next) next();
    else reading--;
  }
}
