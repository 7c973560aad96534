import { execFile } from "node:child_process";
import { createServer } from "node:net";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const run = promisify(execFile);

/** Starts a process of the built site, and returns what it said as it ended. */
async function saidBy(file: string, env: Record<string, string>): Promise<string> {
  const failed = await run(process.execPath, [path.resolve("build/server", file)], { env: { PATH: process.env.PATH, ...env } }).then(
    () => ({ stdout: "it started", stderr: "" }),
    (error: { stdout: string; stderr: string }) => error,
  );
  return failed.stdout + failed.stderr;
}

/** Returns a port on which nothing listens. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listens) => server.listen(0, "127.0.0.1", listens));
  const { port } = server.address() as { port: number };
  await new Promise((closed) => server.close(closed));
  return port;
}

const FILES = ["web.js", "worker.js"];

test.each(FILES)("%s says which variable is wrong, and shows no stack", async (file) => {
  const said = await saidBy(file, { PORT: "no" });
  expect(said).toContain("PORT should be");
  expect(said).not.toMatch(/stack|\.js:\d/);
});

test.each(FILES)("for %s, a database that does not answer is the one of DATABASE_URL", async (file) => {
  const port = await freePort();
  const said = await saidBy(file, { DATABASE_URL: `postgresql://cuna:clave@127.0.0.1:${port}/cuna`, SECRET_KEY: "x".repeat(40) });
  expect(said).toContain(`DATABASE_URL: no server answers there (ECONNREFUSED 127.0.0.1:${port}).`);
  expect(said).not.toMatch(/stack|\.js:\d|clave/);
});
