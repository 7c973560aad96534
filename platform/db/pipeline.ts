import type { Socket } from "node:net";
import {
  type DatabaseConnection,
  PostgresDialect,
  PostgresDriver,
  type RawBuilder,
  type Transaction,
  type TransactionSettings,
} from "kysely";
import type pg from "pg";
import type { DB } from "#db/types.ts";

/** The driver's option `pipeline` lets a connection send a statement before the previous one is answered. */
export class PipelinedDialect extends PostgresDialect {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    super({ pool });
    this.#pool = pool;
  }

  override createDriver() {
    return new PipelinedDriver({ pool: this.#pool });
  }
}

/** Sends `begin` together with the first statement of its transaction. If `begin` fails, nothing commits. */
class PipelinedDriver extends PostgresDriver {
  readonly #begun = new WeakMap<DatabaseConnection, Promise<void>>();

  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    const begun = super.beginTransaction(connection, settings);
    this.#begun.set(connection, begun);
    begun.catch(() => {}); // the first statement reports a connection that broke
  }

  override async commitTransaction(connection: DatabaseConnection) {
    await this.#begun.get(connection);
    await super.commitTransaction(connection);
  }
}

/** Collects what a connection sends in one turn of the event loop, and writes it to the socket at once. */
export function batchWrites(client: pg.PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((...args: unknown[]) => {
    if (stream.writableCorked === 0) {
      stream.cork();
      process.nextTick(() => stream.uncork());
    }
    return query(...args);
  }) as typeof client.query;
}

/** Runs two statements in one round trip and returns the rows of the second, which sees what the first has done. */
export function inOneGo<T>(tx: Transaction<DB>, first: RawBuilder<unknown>, second: RawBuilder<T>): Promise<T[]> {
  const statements = [first, second].map((statement) => statement.compile(tx));
  return tx.getExecutor().provideConnection(async (connection) => {
    const [, answer] = await Promise.all(statements.map((statement) => connection.executeQuery<T>(statement)));
    return answer!.rows;
  });
}
