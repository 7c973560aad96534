import { setTimeout as sleep } from "node:timers/promises";
import { Kysely, type TransactionBuilder } from "kysely";
import type { DB } from "#db/types.ts";
import { log } from "#platform/log.ts";

/**
 * The codes of a deadlock and of a conflict between two transactions, of which the database could only let one through. It has undone
 * everything in the transaction that gets the error.
 */
const ENDED_FOR_ANOTHER = new Set<unknown>(["40P01", "40001"]);
const MAX_TRIES = 4;
const MAX_WAIT_MS = 40;

/**
 * A database whose transactions start again when PostgreSQL ended them in favour of another one. The work of a transaction may
 * therefore run more than once: what cannot be undone, such as a mail or a question to a gateway, belongs before or after it. A
 * transaction that sets its own isolation level is not repeated, so use one where rows are streamed out of a snapshot.
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
      // A random wait keeps the same transactions from meeting again.
      await sleep(Math.random() * MAX_WAIT_MS * tries);
    }
  }
}
