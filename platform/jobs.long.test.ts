import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import { migrateTables } from "#server/database-server.ts";
import { startEmbeddedPostgres } from "#server/embedded-postgres/embedded-postgres.ts";
import { openTestDatabase, testDatabaseUrl } from "#tests/support/database.ts";
import { WAIT_MS } from "#tests/support/hangs.ts";
import { openDatabase } from "./db/db.ts";
import { installJobSchema, type JobKind, openJobQueue, openJobRunner } from "./jobs.ts";

interface Greet {
  who: string;
}
const greet: JobKind<Greet> = { name: "greet", schema: z.object({ who: z.string() }), retryDelaySeconds: 1 };
const EVENTUALLY = { timeout: WAIT_MS, interval: 50 };

const url = await testDatabaseUrl();
const db = openTestDatabase(url);
await installJobSchema(url, [greet]);
const jobs = await openJobQueue(db);
afterAll(() => jobs.close());

async function runner(at = url) {
  const running = await openJobRunner(at, { superviseSeconds: 1, pollSeconds: 0.5, stopTimeoutSeconds: 1 });
  onTestFinished(() => running.stop());
  return running;
}

// The queue notices a dead worker by the job's expiry or by the worker's silence, whichever comes first.
test.each([
  { by: "expiry", expireSeconds: 1 },
  { by: "silence", expireSeconds: 600 },
])("the job of a worker that was killed is given to another: $by", async ({ expireSeconds }) => {
  await installJobSchema(url, [{ ...greet, expireSeconds }]);
  const code = `
    import { openJobRunner } from "#platform/jobs.ts";
    const runner = await openJobRunner(process.env.URL);
    await runner.work({ name: "greet", schema: { safeParse: (data) => ({ success: true, data }) } }, () => {
      console.log("started");
      return new Promise(() => {});
    });`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", code], {
    env: { ...process.env, URL: url },
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  await jobs.enqueue(db, greet, { who: "Ana" });
  await once(child.stdout, "data");
  child.kill("SIGKILL");
  await once(child, "exit");

  const greeted: string[] = [];
  await (await runner()).work(greet, async ({ who }) => void greeted.push(who));
  await vi.waitFor(() => expect(greeted).toEqual(["Ana"]), EVENTUALLY);
});

test("workers and senders outlive the database: they go on when it is back", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "cuna-jobs-"));
  const server = await startEmbeddedPostgres({ dataDir });
  onTestFinished(async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  await migrateTables(server.url);
  await installJobSchema(server.url, [greet]);
  const itsDb = openDatabase(server.url);
  onTestFinished(() => itsDb.destroy());
  const itsJobs = await openJobQueue(itsDb);
  onTestFinished(() => itsJobs.close());
  const greeted: string[] = [];
  await (await runner(server.url)).work(greet, async ({ who }) => void greeted.push(who));
  await itsJobs.enqueue(itsDb, greet, { who: "Ana" });
  await vi.waitFor(() => expect(greeted).toEqual(["Ana"]), EVENTUALLY);

  const [postmaster] = readFileSync(join(dataDir, "cluster/postmaster.pid"), "utf8").split("\n");
  process.kill(Number(postmaster), "SIGKILL");

  await vi.waitFor(() => itsJobs.enqueue(itsDb, greet, { who: "Luis" }), EVENTUALLY);
  // Jobs are marked as done without waiting for the disk: one that ended right before the crash may run again.
  await vi.waitFor(() => expect(greeted).toContain("Luis"), EVENTUALLY);
  expect(new Set(greeted)).toEqual(new Set(["Ana", "Luis"]));
});
