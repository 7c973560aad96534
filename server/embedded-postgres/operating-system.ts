import { type SpawnOptions, spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

/** The account that a process runs as; empty for our own. */
export type Account = { uid?: number; gid?: number };

/** The server's environment, without variables of ours: the server outlives us, and reads LC_*, PG* and the like. */
export const ENV = { PATH: "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin:/run/current-system/sw/bin", LC_ALL: "C" };

export interface Outcome {
  status: number | null;
  stdout: string;
  stderr: string;
  error?: NodeJS.ErrnoException;
}

/** Runs a program to its end and returns its outcome, without throwing. */
export function outcomeOf(command: string, args: readonly string[], options: SpawnOptions = {}): Promise<Outcome> {
  return new Promise((resolve) => {
    const said = { stdout: "", stderr: "" };
    const child = spawn(command, args, { env: ENV, ...options, stdio: ["ignore", "pipe", "pipe"] });
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      said.stdout += text;
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      said.stderr += text;
    });
    child.once("error", (error) => resolve({ status: null, ...said, error }));
    child.once("close", (status) => resolve({ status, ...said }));
  });
}

/** Runs a program, returns what it printed, and throws when it failed. */
export async function run(command: string, args: readonly string[], options?: SpawnOptions): Promise<string> {
  const { status, stdout, stderr, error } = await outcomeOf(command, args, options);
  if (status === 0) return stdout;
  throw new Error(`${path.basename(command)} failed: ${error?.message ?? stderr}`);
}

/** Runs an action that may fail without harm, and returns undefined when it does. */
export function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

export const linesOf = (file: string): string[] => attempt(() => fs.readFileSync(file, "utf8"))?.split("\n") ?? [];

/** Builds a folder beside its place and renames it, so that it is never half built, and of several builders one wins. */
export async function buildOnce(target: string, build: (temp: string) => Promise<void>): Promise<void> {
  if (fs.existsSync(target)) return;
  const temp = fs.mkdtempSync(`${target}.new-`);
  try {
    await build(temp);
    fs.renameSync(temp, target);
  } catch (error) {
    if (!fs.existsSync(target)) throw error;
  } finally {
    fs.rmSync(temp, { recursive: true, force: true });
  }
}
