import { statfs } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { Hono } from "hono";
import { sql } from "kysely";
import { beat } from "#domain/operations/beat.server.ts";
import { RETRY_AFTER_SECONDS } from "#platform/db/unavailable.ts";
import type { FileStore } from "#platform/files.ts";
import type { Services } from "./services.ts";

/** The reasons why a process should get no requests from visitors for now. */
export type Unreadiness = "closing" | "database" | "writes" | "disk";

const PATIENCE_MS = 3_000;
/** PostgreSQL writes its log in files of 16 MB. Without room for a few of them, the next checkpoint may stop the server. */
const MIN_FREE_BYTES = 64 * 2 ** 20;

/** How long what the store of FILES_URL answered counts. */
const FILES_ASKED_MS = 10_000;

type HealthServices = Pick<Services, "db" | "embedded" | "closing"> & { files: Pick<FileStore, "read"> } & {
  env: Pick<Services["env"], "DATA_DIR" | "FILES_URL">;
};

/**
 * Answers `/healthz` as soon as the process runs, and `/readyz` when it can read and write. A store of files that does not answer is said,
 * but keeps no visitor away: everything but photos and papers goes on, and no other process would reach it.
 */
export function healthRoutes(services: HealthServices): Hono {
  const routes = new Hono();
  let asked: Promise<Unreadiness | null> | undefined;
  // Set on each answer: middleware mounted at the root would forbid caching of every page.
  let files: { answer: Promise<boolean>; until: number } | undefined;
  const uncached = { "Cache-Control": "no-store" };
  routes.get("/healthz", (c) => c.json({ status: "ok" }, 200, uncached));
  routes.get("/readyz", async (c) => {
    // Requests at the same time share one check.
    asked ??= unreadiness(services).finally(() => {
      asked = undefined;
    });
    const reason = await asked;
    if (reason === null) {
      if (!services.env.FILES_URL) return c.json({ status: "ready" }, 200, uncached);
      if (!files || performance.now() > files.until)
        files = { answer: filesAnswer(services.files), until: performance.now() + FILES_ASKED_MS };
      return c.json({ status: "ready", ...(!(await files.answer) && { lacks: ["files"] }) }, 200, uncached);
    }
    return c.json({ status: "unavailable", reason }, 503, { ...uncached, "Retry-After": String(RETRY_AFTER_SECONDS) });
  });
  return routes;
}

/** Returns whether the store of FILES_URL answers, also that it has no such file. */
export const filesAnswer = (files: Pick<FileStore, "read">): Promise<boolean> => withPatience(files.read("readyz/asked"));

/** Returns the first reason not to be ready, or null. */
async function unreadiness({ db, embedded, closing, env }: HealthServices): Promise<Unreadiness | null> {
  if (closing.aborted) return "closing";
  if (embedded && (await isDiskFull(env.DATA_DIR))) return "disk";
  if (!(await withPatience(sql`select 1`.execute(db)))) return "database";
  return (await withPatience(beat(db, "readyz"))) ? null : "writes";
}

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
