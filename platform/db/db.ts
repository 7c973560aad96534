import type { Socket } from "node:net";
import type { Kysely, Transaction } from "kysely";
import pg from "pg";
import type { DB } from "#db/types.ts";
import { log } from "#platform/log.ts";
import { batchWrites, PipelinedDialect } from "./pipeline.ts";
import { prepareMarked } from "./prepared.ts";
import { RepeatingKysely } from "./repeated-transactions.ts";

export type Db = Kysely<DB>;
export type Tx = Transaction<DB>;

export interface DatabaseOptions {
  /** The maximum number of connections. */
  max?: number;
  /** `app` can neither change the schema nor rewrite what is append-only; `owner` migrates. */
  role?: "app" | "owner";
  limits?: DatabaseLimits;
  /** How long a query waits for a connection of the pool. */
  connectMs?: number;
}

/** How long a query may wait for the database before it fails. Migrations have no limits. */
export interface DatabaseLimits {
  /** The time for one statement. */
  statementMs: number;
  /** The wait for a row that another transaction has locked. */
  lockMs: number;
  /** The wait for any bytes in answer to a query, since a server that hangs does not enforce its own limits. */
  silenceMs: number;
}

const { builtins } = pg.types;

/** Reads a whole number. Throws for counts and cents beyond 2^53, which a number would silently round. */
function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number`);
  return value;
}

// Dates stay texts. A Date is a moment, so the day would depend on the time zone.
const DATE_ARRAY = 1182;
const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, wholeNumber],
  [builtins.NUMERIC, Number],
  [builtins.DATE, (text) => text],
  [DATE_ARRAY, (text) => text.slice(1, -1).split(",").filter(Boolean)],
]);

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (format === "binary" ? undefined : parsers.get(oid)) ?? pg.types.getTypeParser(oid, format),
};

/** Opens connections when they are needed and reconnects by itself: queries fail only while the database is unavailable. */
export function openDatabase(url: string, options: DatabaseOptions = {}): Db {
  const pool = openPool(url, options);
  const db = new RepeatingKysely({ dialect: new PipelinedDialect(pool) });
  pools.set(db, pool);
  return db;
}

const pools = new WeakMap<Db, pg.Pool>();

/** Counts the connections of a database's pool, and the queries that wait for one. */
export function poolCounts(db: Db): { open: number; idle: number; waiting: number } {
  const pool = pools.get(db);
  return { open: pool?.totalCount ?? 0, idle: pool?.idleCount ?? 0, waiting: pool?.waitingCount ?? 0 };
}

/** Opens the underlying pool, for libraries that bring their own SQL. */
function openPool(url: string, { max = 10, role = "app", limits, connectMs = 5_000 }: DatabaseOptions): pg.Pool {
  const address = new URL(url);
  const settings = [address.searchParams.get("options"), ...settingsOf(role, limits)].filter(Boolean).join(" ");
  if (settings) address.searchParams.set("options", settings);
  const pool = new pg.Pool({
    connectionString: address.href,
    max,
    types,
    pipeline: true,
    application_name: `cuna ${role}`,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
  });
  // The pool listens to idle connections only. An error event of one in a transaction would end the process, although its query
  // fails as it should.
  pool.on("connect", (client) => client.on("error", () => {}));
  pool.on("connect", prepareMarked);
  pool.on("connect", batchWrites);
  if (limits) endSilentConnections(pool, limits.silenceMs);
  // The pool replaces a broken idle connection at the next query, but without a listener the event would end the process.
  pool.on("error", (error) => {
    // A pool that ends does not wait for its connections, and its server may end before them.
    if (!pool.ending) log.warn({ reason: error.message }, "a database connection was lost");
  });
  return pool;
}

/** Sets limits for idle transactions too: one that a process left open (a debugger, a stopped machine) would hold its locks for ever. */
const settingsOf = (role: "app" | "owner", limits?: DatabaseLimits) => [
  ...(role === "app" ? ["-c role=cuna_app", "-c idle_in_transaction_session_timeout=60s"] : []),
  ...(limits ? [`-c statement_timeout=${limits.statementMs}`, `-c lock_timeout=${limits.lockMs}`] : []),
];

/**
 * Ends a connection whose query has had no answer for `silenceMs`, so that the query fails as if the server were gone. The
 * driver's own `query_timeout` would return the connection to the pool with the query, and perhaps a transaction, still running.
 */
function endSilentConnections(pool: pg.Pool, silenceMs: number): void {
  const inUse = new WeakSet<pg.PoolClient>();
  pool.on("acquire", (client) => inUse.add(client));
  pool.on("release", (_error, client) => inUse.delete(client));
  pool.on("connect", (client) => {
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
    stream.setTimeout(silenceMs, () => {
      if (inUse.has(client)) stream.destroy();
    });
  });
}
