import { setTimeout as sleep } from "node:timers/promises";
import { Kysely, type TransactionBuilder } from "kysely";
import type { DB } from "#db/types.ts";
import { log } from "#platform/log.ts";

/** A deadlock, and two transactions of which the database could only let one through. It has undone all of the one that hears of it. */
const ENDED_FOR_ANOTHER = new Set<unknown>(["40P01", "40001"]);
const MAX_TRIES = 4;
const MAX_WAIT_MS = 40;

/**
 * A database whose transactions begin again, from their first statement, when PostgreSQL ended them for the sake of another one. So the
 * work of a transaction may run more than once: what nothing undoes, such as a mail or a question to a gateway, belongs before or after it.
 * A transaction with an isolation level of its own is not repeated, and what reads out a snapshot while it runs takes one.
 */
export class RepeatingKysely extends Kysely<DB> {
  override transaction(): TransactionBuilder<DB> {
    const builder = super.transaction();
    const once = builder.execute.bind(builder) as TransactionBuilder<DB>["execute"];
    builder.execute = (work) => repeated(() => once(work));
    return builder;
  }
}

async function repeated<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      const { code } = error as { code?: unknown };
      if (!ENDED_FOR_ANOTHER.has(code) || tries === MAX_TRIES) throw error;
      log.warn({ code, tries }, "a transaction begins again");
      // Those that met do not meet again.
      await sleep(Math.random() * MAX_WAIT_MS * tries);
    }
  }
}
