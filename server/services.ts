import path from "node:path";
import type { Context } from "#domain/context.ts";
import { openBucket } from "#platform/bucket.ts";
import { followDatabaseClock } from "#platform/clock.ts";
import { type DatabaseLimits, type Db, openDatabase } from "#platform/db/db.ts";
import { type Env, readEnv } from "#platform/env.ts";
import { type FileStore, openFileFolder } from "#platform/files.ts";
import { openJobQueue } from "#platform/jobs.ts";
import { keysFrom } from "#platform/keys.ts";
import { openDatabaseServer } from "./open-database-server.ts";

/** The services of a process, opened once. */
export interface Services extends Context {
  readonly env: Env;
  readonly files: FileStore;
  /** The address as the owner of the schema, for connections that do not go through `db`. */
  readonly databaseUrl: string;
  /** True on the embedded database, whose disk we have to watch. */
  readonly embedded: boolean;
  /** Aborted when the process begins to end. From then on `/readyz` says that it is not ready. */
  readonly closing: AbortSignal;
  /** Announces that the process will end. `close` is called once running work has ended. */
  beginClosing(): void;
  close(): Promise<void>;
}

export interface ServicesOptions {
  env?: Env;
  /** The maximum number of connections of `db`. */
  max?: number;
  /** How long to wait for a connection. */
  connectMs?: number;
  limits?: DatabaseLimits;
}

/** Returns the folder of photos and papers where there is no bucket. */
export const fileFolder = ({ DATA_DIR }: Pick<Env, "DATA_DIR">) => path.join(DATA_DIR, "files");

export const openFileStore = (env: Env): FileStore => (env.FILES_URL ? openBucket(env.FILES_URL) : openFileFolder(fileFolder(env)));

/** Opens the services on a database that `npm start` or `npm run db:migrate` has prepared. */
export async function openServices({ env = readEnv(), max = 10, limits, connectMs }: ServicesOptions = {}): Promise<Services> {
  const server = await openDatabaseServer(env);
  const ending = new AbortController();
  let db: Db | undefined;
  try {
    db = openDatabase(server.url, { max, ...(limits && { limits }), ...(connectMs && { connectMs }) });
    const clock = await followDatabaseClock(db);
    const jobs = await openJobQueue(db);
    return {
      env,
      files: openFileStore(env),
      db,
      jobs,
      keys: keysFrom(env.secretKeys),
      publicUrl: env.PUBLIC_URL,
      actor: "visitor",
      databaseUrl: server.url,
      embedded: server.embedded,
      closing: ending.signal,
      beginClosing: () => ending.abort(),
      async close() {
        ending.abort();
        clock.stop();
        await jobs.close();
        await db?.destroy();
        await server.stop();
      },
    };
  } catch (error) {
    await db?.destroy();
    await server.stop();
    throw error;
  }
}
