/**
 * A named pipe shows who uses the server: each writer is a user, the reader is the guard. The kernel closes both ends however
 * their processes die, so no stale lease can remain.
 */
import fs from "node:fs";
import { type Account, attempt, run } from "./operating-system.ts";

const { O_RDONLY, O_WRONLY, O_RDWR, O_NONBLOCK } = fs.constants;

/** Makes the pipe `lease` in this folder. Of several processes that make it at once, one wins. */
export async function makePipe(dir: string, account: Account): Promise<void> {
  await run("/bin/sh", ["-c", "test -p lease || mkfifo -m 600 lease || test -p lease"], { ...account, cwd: dir });
}

/** Opens the pipe for writing. Node opens files close-on-exec, so programs that we start do not hold the lease. */
export function takeLease(pipe: string): number {
  const both = fs.openSync(pipe, O_RDWR | O_NONBLOCK); // lets the next line succeed before a guard reads
  try {
    return fs.openSync(pipe, O_WRONLY | O_NONBLOCK);
  } finally {
    fs.closeSync(both);
  }
}

/** Returns whether a guard has the pipe open for reading. Opening it for writing fails without a reader. */
export function isGuarded(pipe: string): boolean {
  const end = attempt(() => fs.openSync(pipe, O_WRONLY | O_NONBLOCK));
  if (end !== undefined) fs.closeSync(end);
  return end !== undefined;
}

/** Returns whether somebody holds a lease. Reading returns end-of-file without a writer, and fails with EAGAIN with one. */
export function isLeased(pipe: string): boolean {
  const end = fs.openSync(pipe, O_RDONLY | O_NONBLOCK);
  try {
    return attempt(() => fs.readSync(end, Buffer.alloc(1))) === undefined;
  } finally {
    fs.closeSync(end);
  }
}
