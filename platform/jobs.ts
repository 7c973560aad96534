import { randomUUID } from "node:crypto";
import { type RawBuilder, sql } from "kysely";
import { fromKysely, type Job, PgBoss } from "pg-boss";
import type { ZodType } from "zod";
import type { Db, Tx } from "#platform/db/db.ts";
import { hearWaker, openWaker } from "#platform/job-wake.ts";
import { log } from "#platform/log.ts";
import { requestId, underRequest } from "#platform/request-id.ts";

/** One kind of background work. Each is declared once, beside the noun it is about. */
export interface JobKind<T extends object, Name extends string = string> {
  /** The name of the kind and of its queue, in lower case with hyphens. */
  readonly name: Name;
  readonly schema: ZodType<T>;
  /** How often a failed job is tried again before it goes to the dead letters. */
  readonly retryLimit?: number;
  /** The wait before the first retry. It about doubles with each retry, up to `retryDelayMaxSeconds`. */
  readonly retryDelaySeconds?: number;
  readonly retryDelayMaxSeconds?: number;
  /** The time after which a running job is given to another worker. */
  readonly expireSeconds?: number;
  /** How many jobs of this kind one worker process runs at once. */
  readonly concurrency?: number;
  /** How many jobs are taken from the queue at once, to run one after the other. */
  readonly batch?: number;
  /** How soon a job is found that no notice announced, such as a retry. */
  readonly pollSeconds?: number;
}

export interface EnqueueOptions {
  startAfter?: Date;
  /** Jobs with a higher number are taken first, whatever their age. The default is 0. */
  priority?: number;
  /**
   * While a job of this kind with this key waits or runs, no second one is added. The key must distinguish all different pieces of
   * work.
   */
  singletonKey?: string;
}

/** The queue in which commands enqueue work. A job exists if and only if the caller's transaction commits. */
export interface JobQueue {
  enqueue<T extends object>(db: Db | Tx, kind: JobKind<T>, data: T, options?: EnqueueOptions): Promise<void>;
  /** Adds many jobs of a kind in one statement. */
  enqueueAll<T extends object>(within: Db | Tx, kind: JobKind<T>, jobs: readonly { data: T; options?: EnqueueOptions }[]): Promise<void>;
  /**
   * Returns the insert for the caller's own statement (`with job as (…)`), which saves a round trip. The job is added only if
   * `condition`, an expression of that statement, holds.
   */
  insertion<T extends object>(
    kind: JobKind<T>,
    data: T,
    options: EnqueueOptions & { condition: RawBuilder<boolean> },
  ): Promise<RawBuilder<unknown>>;
  /**
   * Moves a job from a queue of dead letters back into its own queue. Returns false when an equal job waits there, or when it no
   * longer exists.
   */
  redrive(within: Tx, deadLetters: string, id: string): Promise<boolean>;
}

/** Opens the queue for commands. It only sends, over the process's own database pool. */
export async function openJobQueue(db: Db): Promise<JobQueue & { close(): Promise<void> }> {
  const boss = new PgBoss({ db: fromKysely(db), migrate: false, supervise: false, schedule: false });
  reportTrouble(boss);
  await boss.start();
  const waker = openWaker(db);

  function statementFor<T extends object>(kind: JobKind<T>, data: T, options: EnqueueOptions) {
    const { startAfter, priority, singletonKey = randomUUID() } = options;
    const request = requestId();
    const payload = { ...kind.schema.parse(data), ...(request !== undefined && { requestId: request }) };
    return statementOf(boss, kind.name, payload, {
      singletonKey,
      ...(startAfter && { startAfter }),
      ...(priority !== undefined && { priority }),
    });
  }

  async function insertion<T extends object>(kind: JobKind<T>, data: T, options: EnqueueOptions, condition: RawBuilder<boolean>) {
    const statement = await statementFor(kind, data, options);
    const [before, after] = statement.text;
    return sql`${sql.raw(before)}(case when ${condition} then ${statement.jobs} end)${sql.raw(after)}`;
  }

  return {
    async enqueue(within, kind, data, options = {}) {
      await (await insertion(kind, data, options, sql`true`)).execute(within);
      waker.wake(kind.name);
    },
    async enqueueAll(within, kind, jobs) {
      const statements = await Promise.all(jobs.map(({ data, options = {} }) => statementFor(kind, data, options)));
      const [first] = statements;
      if (!first) return;
      const [before, after] = first.text;
      const all = JSON.stringify(statements.flatMap(({ jobs: one }) => JSON.parse(one) as unknown[]));
      await sql`${sql.raw(before)}${all}${sql.raw(after)}`.execute(within);
      waker.wake(kind.name);
    },
    async insertion(kind, data, { condition, ...options }) {
      const statement = await insertion(kind, data, options, condition);
      waker.wake(kind.name);
      return statement;
    },
    redrive: async (within, deadLetters, id) => (await boss.redrive(deadLetters, { ids: [id], db: fromKysely(within) })) > 0,
    async close() {
      waker.close();
      await boss.stop({ graceful: false, close: false });
    },
  };
}

/** Returns the statement with which pg-boss adds a job: the text around its only parameter, and the parameter. */
async function statementOf(
  boss: PgBoss,
  queue: string,
  data: object,
  options: { singletonKey: string; startAfter?: Date; priority?: number },
) {
  let seen: { text: string; values: unknown[] } | undefined;
  const executeSql = async (text: string, values: unknown[] = []) => {
    seen = { text, values };
    return { rows: [{ id: null }] };
  };
  await boss.send(queue, data, { ...options, db: { executeSql } });
  const [before, after, ...more] = seen?.text.split("$1") ?? [];
  if (before === undefined || after === undefined || more.length > 0 || seen?.values.length !== 1)
    throw new Error("pg-boss adds a job in another way than this version did");
  return { text: [before, after] as const, jobs: seen.values[0] as string };
}

/** A failure that no retry can repair. The job goes to the dead letters at once. */
export class HopelessJob extends Error {
  override name = "HopelessJob";
}

export interface JobRunner {
  work<T extends object>(kind: JobKind<T>, handler: (data: T, signal: AbortSignal) => Promise<void>): Promise<void>;
  /** Makes exactly these the recurring jobs. When no worker ran for a while, a job whose runs were missed runs once. */
  schedule(recurring: readonly RecurringJob[]): Promise<void>;
  /** Takes no new jobs, waits for the running ones, and closes the connections. */
  stop(): Promise<void>;
}

export interface RecurringJob {
  readonly kind: JobKind<Record<string, never>>;
  /** Five fields, in the time of Santo Domingo. */
  readonly cron: string;
}

export interface JobRunnerOptions {
  /** How soon the expired jobs of a dead worker are noticed. */
  superviseSeconds?: number;
  /** How soon a retry is found, since no notice announces one. */
  pollSeconds?: number;
  stopTimeoutSeconds?: number;
}

/** The key of the jobs that run by the clock. Whoever asks for one takes it too, so that the same work is not done twice at once. */
export const RECURRING = "recurring";

const DAY_SECONDS = 24 * 3600;
/** The silence after which a worker counts as dead, and its jobs go to another. It is the minimum of pg-boss. */
const HEARTBEAT_SECONDS = 10;

/** Runs jobs and maintains the queues. New jobs wake it; the short polling interval finds retries, which wake nobody. */
export async function openJobRunner(databaseUrl: string, options: JobRunnerOptions = {}): Promise<JobRunner> {
  const { superviseSeconds = 5, pollSeconds = 2, stopTimeoutSeconds = 15 } = options;
  const boss = new PgBoss({
    connectionString: asAppRole(databaseUrl),
    application_name: "cuna-jobs",
    max: 4,
    // A process of low priority may wait long for the processor, and would take a connection for timed out.
    connectionTimeoutMillis: 60_000,
    migrate: false,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    // Both need the owner of the tables, and this process is not.
    reindex: false,
    monitorVacuum: false,
  });
  reportTrouble(boss);
  await boss.start();
  const workers: { queue: string; id: string }[] = [];
  const waker = await hearWaker(databaseUrl, (queue) => {
    for (const worker of workers) if (queue === undefined || worker.queue === queue) boss.notifyWorker(worker.id);
  });
  return {
    async work(kind, handler) {
      const run = async (job: Job<object>) => {
        try {
          const { requestId: made } = (job.data ?? {}) as { requestId?: string };
          await underRequest(made, () => handler(readPayload(kind, job.data), job.signal));
          return { id: job.id, status: "completed" as const };
        } catch (error) {
          const hopeless = error instanceof HopelessJob;
          log.warn({ error, kind: kind.name, job: job.id, retry: job.retryCount, hopeless }, "a job failed");
          return { id: job.id, status: hopeless ? ("deadletter" as const) : ("failed" as const), output: { error: String(error) } };
        }
      };
      const fetching = {
        pollingIntervalSeconds: kind.pollSeconds ?? pollSeconds,
        batchSize: kind.batch ?? 1,
        perJobResults: true,
      } as const;
      for (let worker = 0; worker < (kind.concurrency ?? 1); worker++) {
        let id: string | undefined;
        id = await boss.work<object, object, typeof fetching>(kind.name, fetching, async (jobs) => {
          const results = [];
          for (const job of jobs) results.push(await run(job));
          // Another job often follows, so the queue is read again without the polling interval.
          if (id) boss.notifyWorker(id);
          return results;
        });
        workers.push({ queue: kind.name, id });
      }
    },
    async schedule(recurring) {
      for (const { name } of await boss.getSchedules()) if (!recurring.some(({ kind }) => kind.name === name)) await boss.unschedule(name);
      for (const { kind, cron } of recurring)
        await boss.schedule(kind.name, cron, {}, { tz: "America/Santo_Domingo", missed: "once", singletonKey: RECURRING });
    },
    async stop() {
      await waker.close();
      await boss.stop({ graceful: true, timeout: stopTimeoutSeconds * 1000 });
    },
  };
}

/**
 * Sets the options in the address, where they win over others. Commits do not wait for the disk: after a crash of the database a job
 * runs again.
 */
function asAppRole(databaseUrl: string): string {
  const address = new URL(databaseUrl);
  address.searchParams.set(
    "options",
    [address.searchParams.get("options"), "-c role=cuna_app -c synchronous_commit=off"].filter(Boolean).join(" "),
  );
  return address.href;
}

function readPayload<T extends object>(kind: JobKind<T>, data: unknown): T {
  const { success, data: payload, error } = kind.schema.safeParse(data);
  if (success) return payload;
  throw new HopelessJob(`unreadable ${kind.name}: ${error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`).join("; ")}`);
}

export const deadLettersOf = (kind: Pick<JobKind<object>, "name">): string => `${kind.name}-dead`;

/** Creates or upgrades the queues' schema and each kind's queue, as owner of the database, and lets the application's role use them. */
export async function installJobSchema(databaseUrl: string, kinds: readonly Omit<JobKind<object>, "schema">[]): Promise<void> {
  const boss = new PgBoss({ connectionString: databaseUrl, application_name: "cuna-migrate", max: 1, supervise: false, schedule: false });
  reportTrouble(boss);
  await boss.start();
  try {
    for (const kind of kinds) {
      const dead = deadLettersOf(kind);
      await boss.createQueue(dead, { retentionSeconds: 90 * DAY_SECONDS });
      const queue = {
        deadLetter: dead,
        notify: false,
        retryLimit: kind.retryLimit ?? 20,
        retryBackoff: true,
        retryDelay: kind.retryDelaySeconds ?? 1,
        retryDelayMax: kind.retryDelayMaxSeconds ?? 300,
        expireInSeconds: kind.expireSeconds ?? 30,
        heartbeatSeconds: HEARTBEAT_SECONDS,
        retentionSeconds: 30 * DAY_SECONDS,
        deleteAfterSeconds: DAY_SECONDS,
      };
      await boss.createQueue(kind.name, { ...queue, policy: "exclusive" });
      await boss.updateQueue(kind.name, queue);
    }
    await boss.getDb().executeSql(`
      grant usage on schema pgboss to cuna_app;
      grant select, insert, update, delete on all tables in schema pgboss to cuna_app;
      grant usage, select on all sequences in schema pgboss to cuna_app;
      grant execute on all functions in schema pgboss to cuna_app;`);
  } finally {
    await boss.stop();
  }
}

/** Logs errors of the background timers, which would end the process without a listener. Repeated ones are logged every ten seconds. */
function reportTrouble(boss: PgBoss): void {
  let last = { text: "", until: 0 };
  const report = (text: string, detail: object) => {
    if (text === last.text && performance.now() < last.until) return;
    last = { text, until: performance.now() + 10_000 };
    log.warn(detail, text);
  };
  boss.on("error", (error) => report(`job queue: ${error.message || String(error)}`, { error }));
  boss.on("warning", ({ message, data }) => report(`job queue: ${message}`, { data }));
}
