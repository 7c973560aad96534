import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { freePort } from "./site.ts";

export interface WebProcess {
  url: string;
  /** Each line of its output so far. */
  lines(): string[];
  stop(): Promise<void>;
}

const running = new Set<ChildProcess>();
process.once("exit", () => running.forEach((child) => void child.kill("SIGKILL")));

/** Starts one process of the built site, on a database that the test controls. */
export async function startProcess(kind: "web" | "worker", databaseUrl: string, env: Record<string, string> = {}): Promise<WebProcess> {
  const { buildOnce } = (await import("../../scripts/build.mjs" as string)) as { buildOnce(): Promise<void> };
  await buildOnce();
  const port = await freePort();
  const { NODE_ENV: _, VITEST: __, SMTP_URL: ___, ...inherited } = process.env;
  const child = spawn(process.execPath, [`build/server/${kind}.js`], {
    env: {
      ...inherited,
      NODE_ENV: "production",
      DATABASE_URL: databaseUrl,
      SECRET_KEY: "a secret that only tests of whole processes know",
      PORT: String(port),
      TRUSTED_PROXY: "127.0.0.1,::1",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  running.add(child);
  let said = "";
  for (const stream of [child.stdout!, child.stderr!]) stream.on("data", (chunk: Buffer) => (said += chunk));
  const exited = once(child, "exit").then(() => running.delete(child));
  await Promise.race([
    once(child, "message"),
    exited.then(() => {
      throw new Error(`the ${kind} process did not start:\n${said}`);
    }),
  ]);
  return {
    url: `http://localhost:${port}`,
    lines: () => said.split("\n").filter(Boolean),
    async stop() {
      child.kill("SIGTERM");
      await exited;
    },
  };
}
