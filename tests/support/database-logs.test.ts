import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { watchDatabaseLogs } from "./database-logs.ts";

const DEADLOCK = `2026-11-23 22:57:47.124 UTC [6731] ERROR:  deadlock detected
2026-11-23 22:57:47.124 UTC [6731] DETAIL:  Process 6731 waits for ShareLock on transaction 1129; blocked by process 6732.
2026-11-23 22:57:47.124 UTC [6731] STATEMENT:  update purse set cents = cents + 1 where id = $1
`;

test("a deadlock is found in the log of every server of the folder, also of one that is gone, with who waited for whom", async () => {
  const around = fs.mkdtempSync(path.join(os.tmpdir(), "cuna-logs-"));
  onTestFinished(() => fs.rmSync(around, { recursive: true, force: true }));
  // This is deeper than the watch of this very run looks, which would also find the deadlock.
  const folder = path.join(around, "a/run");
  fs.mkdirSync(folder, { recursive: true });
  const deadlocks = watchDatabaseLogs(folder);
  const site = path.join(folder, "cuna-site-1");
  fs.mkdirSync(path.join(site, "postgres"), { recursive: true });
  const log = path.join(site, "postgres/server.log");
  fs.writeFileSync(log, "2026-11-23 22:57:40 UTC [1] LOG:  database system is ready to accept connections\n");
  // Lines that are written after the log was found, and before its folder is removed, count too.
  await expect.poll(() => fs.readdirSync("/proc/self/fd").some((fd) => linkOf(fd) === log)).toBe(true);
  fs.appendFileSync(log, DEADLOCK);
  fs.rmSync(site, { recursive: true });
  const own = path.join(folder, "cuna-tests-1/postgres");
  fs.mkdirSync(own, { recursive: true });
  fs.writeFileSync(path.join(own, "server.log"), "2026-11-23 22:57:41 UTC [2] ERROR:  canceling statement due to lock timeout\n");
  const found = deadlocks();
  expect(found).toHaveLength(1);
  expect(found[0]).toContain("cuna-site-1");
  expect(found[0]).toContain("update purse set cents");
});

function linkOf(fd: string): string {
  try {
    return fs.readlinkSync(`/proc/self/fd/${fd}`);
  } catch {
    return "";
  }
}
