/**
 * Who uses the server is written in a named pipe: a writer is a user, the reader is the guard. The kernel closes both ends
 * however their processes die, so nothing stale can be left.
 */
import fs from "node:fs";
import { type Account, attempt, run } from "./operating-system.ts";

const { O_RDONLY, O_WRONLY, O_RDWR, O_NONBLOCK } = fs.constants;

/** Makes `lease` in this folder; of several makers one wins. */
export async function makePipe(dir: string, account: Account): Promise<void> {
  await run("/bin/sh", ["-c", "test -p lease || mkfifo -m 600 lease || test -p lease"], { ...account, cwd: dir });
}

/** Node opens files close-on-exec: a program that we start does not hold the lease. */
export function takeLease(pipe: string): number {
  const both = fs.openSync(pipe, O_RDWR | O_NONBLOCK); // lets the next line succeed where no guard reads yet
  try {
    return fs.openSync(pipe, O_WRONLY | O_NONBLOCK);
  } finally {
    fs.closeSync(both);
  }
}

/** Is there a reader? Opening for writing fails without one. */
export function isGuarded(pipe: string): boolean {
  const end = attempt(() => fs.openSync(pipe, O_WRONLY | O_NONBLOCK));
  if (end !== undefined) fs.closeSync(end);
  return end !== undefined;
}

/** Is there a writer? Reading says end-of-file without one, and "try again" with one. */
export function isLeased(pipe: string): boolean {
  const end = fs.openSync(pipe, O_RDONLY | O_NONBLOCK);
  try {
    return attempt(() => fs.readSync(end, Buffer.alloc(1))) === undefined;
  } finally {
    fs.closeSync(end);
  }
}
