import fs from "node:fs";
import path from "node:path";
import { expect } from "vitest";

// The processes of an embedded server, as the operating system shows them.

/** Returns the target of a link of a process in /proc; empty once it has ended. */
export function linkOf(pid: string, what: string): string {
  try {
    return fs.readlinkSync(`/proc/${pid}/${what}`);
  } catch {
    return "";
  }
}

/** Returns every live process whose working folder is the cluster: the guard, the server and what they started. */
export function processesOf(dir: string): string[] {
  const cluster = path.join(fs.realpathSync(dir), "cluster");
  return fs.readdirSync("/proc").filter((pid) => /^\d+$/.test(pid) && linkOf(pid, "cwd").startsWith(cluster));
}

const isPostgres = (pid: string) => linkOf(pid, "exe").endsWith("/postgres");
export const guardsOf = (dir: string) =>
  processesOf(dir)
    .filter((pid) => !isPostgres(pid))
    .map(Number);
export const postmasterOf = (dir: string) => Number(fs.readFileSync(path.join(dir, "cluster/postmaster.pid"), "utf8").split("\n")[0]);
export const serversOf = (dir: string) => processesOf(dir).filter((pid) => isPostgres(pid) && Number(pid) === postmasterOf(dir));

/** Kills each process that is still alive, with kill -9. */
export function killAll(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It ended with the previous one.
    }
  }
}

export async function expectEnded(dir: string): Promise<void> {
  await expect.poll(() => processesOf(dir), { interval: 20 }).toEqual([]);
}
