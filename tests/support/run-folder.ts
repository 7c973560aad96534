import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { attempt } from "#server/embedded-postgres/operating-system.ts";
import { watchDatabaseLogs } from "./database-logs.ts";

const PREFIX = "cuna-run-";
const MARK = "CUNA_RUN_FOLDER";
/** Folders of killed runs, which use memory or disk. */
const LEFT = /^cuna-(run|tests|site|prepared)-/;

/**
 * Puts all temporary files of a test run, of all its processes, into one folder, so that the run finds the log of every database server
 * that it started. When its last server has ended, a deadlock in one of the logs fails the run.
 */
export function enterRunFolder(): void {
  // Each project of a run calls this.
  if (process.env[MARK]) return;
  const parent = os.tmpdir();
  dropLeftovers(parent);
  const folder = fs.mkdtempSync(path.join(parent, PREFIX));
  fs.chmodSync(folder, 0o711); // started by root, the server runs as another account, which needs to pass through
  process.env[MARK] = folder;
  process.env.TMPDIR = folder;
  const deadlocks = watchDatabaseLogs(folder);
  // This runs at the very end, since projects end in no fixed order.
  process.once("exit", () => {
    const found = deadlocks();
    if (found.length > 0) {
      fs.writeSync(2, `\n${found.length} deadlocks in the logs of the databases of this run:\n\n${found.join("\n\n")}\n`);
      process.exitCode = 1;
    }
    // If a process of the run still uses it, the next run that looks for leftovers removes it.
    attempt(() => fs.rmSync(folder, { recursive: true, force: true }));
  });
}

/** Removes the folders of killed runs, recognised by their age. */
function dropLeftovers(parent: string): void {
  for (const name of fs.readdirSync(parent)) {
    const folder = path.join(parent, name);
    const hours = LEFT.test(name) ? (Date.now() - (fs.statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())) / 3_600_000 : 0;
    if (hours > 6) attempt(() => fs.rmSync(folder, { recursive: true, force: true }));
  }
}
