import { statfs } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { Hono } from "hono";
import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { RETRY_AFTER_SECONDS } from "#platform/db/unavailable.ts";
import type { Services } from "./services.ts";

/** Why this process should not be sent visitors now. */
export type Unreadiness = "closing" | "database" | "writes" | "disk";

const PATIENCE_MS = 3_000;
/** PostgreSQL writes its log in files of 16 MB; below a few of them the next checkpoint may stop the server. */
const MIN_FREE_BYTES = 64 * 2 ** 20;

type HealthServices = Pick<Services, "db" | "embedded" | "closing"> & { env: Pick<Services["env"], "DATA_DIR"> };

/** `/healthz`: the process answers. `/readyz`: it can do its work, reading and writing. */
export function healthRoutes(services: HealthServices): Hono {
  const routes = new Hono();
  let asked: Promise<Unreadiness | null> | undefined;
  // On each answer, not as middleware: mounted at the root, that would forbid every page to be kept.
  const uncached = { "Cache-Control": "no-store" };
  routes.get("/healthz", (c) => c.json({ status: "ok" }, 200, uncached));
  routes.get("/readyz", async (c) => {
    // Many askers at once are one question.
    asked ??= unreadiness(services).finally(() => {
      asked = undefined;
    });
    const reason = await asked;
    if (reason === null) return c.json({ status: "ready" }, 200, uncached);
    return c.json({ status: "unavailable", reason }, 503, { ...uncached, "Retry-After": String(RETRY_AFTER_SECONDS) });
  });
  return routes;
}

/** Null: ready. */
async function unreadiness({ db, embedded, closing, env }: HealthServices): Promise<Unreadiness | null> {
  if (closing.aborted) return "closing";
  if (embedded && (await isDiskFull(env.DATA_DIR))) return "disk";
  if (!(await withPatience(sql`select 1`.execute(db)))) return "database";
  return (await withPatience(beat(db))) ? null : "writes";
}

const beat = (db: Db) =>
  db
    .insertInto("heartbeats")
    .values({ name: "readyz" })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ at: sql`clock_timestamp()` }))
    .execute();

async function isDiskFull(folder: string): Promise<boolean> {
  const disk = await statfs(folder).catch(() => undefined);
  return disk !== undefined && disk.bavail * disk.bsize < MIN_FREE_BYTES;
}

async function withPatience(work: Promise<unknown>): Promise<boolean> {
  const done = work.then(
    () => true,
    () => false,
  );
  const late = new AbortController();
  const timeout = sleep(PATIENCE_MS, false, { signal: late.signal, ref: false }).catch(() => false);
  return Promise.race([done, timeout]).finally(() => late.abort());
}
