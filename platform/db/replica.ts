import { setTimeout as sleep } from "node:timers/promises";
import { type CompiledQuery, type DatabaseConnection, type Driver, Kysely, PostgresDialect, type QueryResult, sql } from "kysely";
import type pg from "pg";
import type { DB } from "#db/types.ts";
import { log } from "#platform/log.ts";
import { type DatabaseOptions, type Db, openPool, poolOf } from "./db.ts";
import { PipelinedDialect } from "./pipeline.ts";
import { isDatabaseUnavailable } from "./unavailable.ts";

/** How long the answer that a replica is current counts, and also that it did not answer. */
const BELIEVED_MS = 1_000;
/** How long a page waits for the replica to say how far it has come. */
const PATIENCE_MS = 250;
/** A replica that is further behind is asked nothing, also about what nobody announced. */
const MAX_LAG = sql`interval '10 seconds'`;
const WARNED_FOR_MS = 60_000;

/** A copy of the database that only reads, and is behind by moments. */
export interface Replica {
  /** Reads from the replica; from the primary what the replica cannot answer: transactions, writes, and all while it is away. */
  readonly db: Db;
  /** Call it when something was committed that a page must show: the replica is not current until it has come as far. */
  changed(): void;
  /** Returns whether a page may be read from the replica. Returns false where it cannot be asked. */
  isCurrent(): Promise<boolean>;
  close(): Promise<void>;
}

export function openReplica(url: string, primary: Db, options: DatabaseOptions): Replica {
  const pool = openPool(url, options);
  const direct = new Kysely<DB>({ dialect: new PipelinedDialect(pool) });
  /** How far the primary had written when the latest change was heard of; null where that is not known. */
  let floor: Promise<string | null> = writtenSoFar(primary);
  let current = { floor, until: 0 };
  let asking: Promise<boolean> | undefined;
  let awayUntil = 0;
  let warnedUntil = 0;

  function isAway(error: unknown): void {
    awayUntil = performance.now() + BELIEVED_MS;
    if (performance.now() < warnedUntil) return;
    warnedUntil = performance.now() + WARNED_FOR_MS;
    log.warn({ reason: (error as Error).message }, "the replica does not answer, so that pages are read from the primary");
  }

  async function ask(): Promise<boolean> {
    const asked = floor;
    const lsn = await asked;
    if (lsn === null) {
      if (floor === asked) floor = writtenSoFar(primary);
      return false;
    }
    try {
      const { rows } = await sql<{ current: boolean | null }>`
        select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= ${lsn}::pg_lsn
          and (pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() or now() - pg_last_xact_replay_timestamp() < ${MAX_LAG}) as current`.execute(
        direct,
      );
      if (rows[0]?.current !== true) return false;
      current = { floor: asked, until: performance.now() + BELIEVED_MS };
      return asked === floor;
    } catch (error) {
      isAway(error);
      return false;
    }
  }

  async function isCurrent(): Promise<boolean> {
    if (performance.now() < awayUntil) return false;
    if (current.floor === floor && performance.now() < current.until) return true;
    const asked = floor;
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    const late = new AbortController();
    const answer = await Promise.race([asking, sleep(PATIENCE_MS, null, { signal: late.signal, ref: false }).catch(() => null)]);
    late.abort();
    if (answer === null) isAway(new Error(`no answer within ${PATIENCE_MS} ms`));
    return answer === true && asked === floor;
  }

  return {
    db: new Kysely<DB>({ dialect: new ReplicaDialect(pool, poolOf(primary), isAway) }),
    changed() {
      floor = writtenSoFar(primary);
    },
    isCurrent,
    close: () => direct.destroy(),
  };
}

const writtenSoFar = (primary: Db): Promise<string | null> =>
  sql<{ lsn: string }>`select pg_current_wal_insert_lsn()::text as lsn`.execute(primary).then(
    ({ rows }) => rows[0]!.lsn,
    () => null,
  );

class ReplicaDialect extends PostgresDialect {
  readonly #drivers: () => Driver;

  constructor(replica: pg.Pool, primary: pg.Pool, isAway: (error: unknown) => void) {
    super({ pool: replica });
    this.#drivers = () =>
      new ReplicaDriver(new PipelinedDialect(replica).createDriver(), new PipelinedDialect(primary).createDriver(), isAway);
  }

  override createDriver() {
    return this.#drivers();
  }
}

/** Gives connections that turn to the primary by themselves. It owns neither pool, so it closes none. */
class ReplicaDriver implements Driver {
  readonly #replica: Driver;
  readonly #primary: Driver;
  readonly #isAway: (error: unknown) => void;

  constructor(replica: Driver, primary: Driver, isAway: (error: unknown) => void) {
    this.#replica = replica;
    this.#primary = primary;
    this.#isAway = isAway;
  }

  async init() {
    await Promise.all([this.#replica.init(), this.#primary.init()]);
  }

  async acquireConnection() {
    return new ReadingConnection(this.#replica, this.#primary, this.#isAway);
  }

  async beginTransaction(connection: ReadingConnection, settings: Parameters<Driver["beginTransaction"]>[1]) {
    await this.#primary.beginTransaction(await connection.onPrimary(), settings);
  }

  async commitTransaction(connection: ReadingConnection) {
    await this.#primary.commitTransaction(await connection.onPrimary());
  }

  async rollbackTransaction(connection: ReadingConnection) {
    await this.#primary.rollbackTransaction(await connection.onPrimary());
  }

  async releaseConnection(connection: ReadingConnection) {
    await connection.release();
  }

  async destroy() {}
}

class ReadingConnection implements DatabaseConnection {
  readonly #drivers: { readonly replica: Driver; readonly primary: Driver };
  readonly #isAway: (error: unknown) => void;
  #replica: DatabaseConnection | undefined;
  #primary: DatabaseConnection | undefined;

  constructor(replica: Driver, primary: Driver, isAway: (error: unknown) => void) {
    this.#drivers = { replica, primary };
    this.#isAway = isAway;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (!this.#primary)
      try {
        this.#replica ??= await this.#drivers.replica.acquireConnection();
        return await this.#replica.executeQuery<R>(query);
      } catch (error) {
        if (!isDatabaseUnavailable(error)) throw error;
        this.#isAway(error);
      }
    return (await this.onPrimary()).executeQuery<R>(query);
  }

  async *streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    yield* (await this.onPrimary()).streamQuery<R>(query, chunkSize);
  }

  /** Returns a connection to the primary, which everything after it then uses too. */
  async onPrimary(): Promise<DatabaseConnection> {
    this.#primary ??= await this.#drivers.primary.acquireConnection();
    return this.#primary;
  }

  async release(): Promise<void> {
    if (this.#replica) await this.#drivers.replica.releaseConnection(this.#replica);
    if (this.#primary) await this.#drivers.primary.releaseConnection(this.#primary);
  }
}
