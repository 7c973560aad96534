import { spawn } from "node:child_process";
import { once } from "node:events";
import { constants, mkdtempSync, rmSync } from "node:fs";
import { cp } from "node:fs/promises";
import net from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "#server/embedded-postgres/embedded-postgres.ts";
import { WAIT_MS } from "./hangs.ts";

/** What `npm start` prints last. */
const WELCOME = "To end it:";

export interface RunningSite {
  url: string;
  port: number;
  dataDir: string;
  databaseUrl: string;
  /** The id of the supervising process, `npm start` itself. */
  pid: number;
  /** Returns everything that it has printed so far. */
  log(): string;
  stop(): Promise<void>;
}

export async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as net.AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

export interface SiteOptions {
  /** A folder for several starts. Without it, the site has one of its own while it runs. */
  dataDir?: string;
  /** A folder to copy at first (tests/support/shared-site-setup.ts), which saves migrating and adding the demo world. */
  copyOf?: string;
  /** True for a copy that lacks nothing, which saves looking for what it lacks. */
  prepared?: boolean;
  /** True for a copy whose database is killed: what was committed stays. Others wait for no disk. */
  durable?: boolean;
  port?: number;
  env?: Record<string, string>;
}

/** Starts the built site as `npm start` does, with the demo world. */
export async function startSite(options: SiteOptions = {}): Promise<RunningSite> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), "cuna-site-"));
  const cluster = join(dataDir, "postgres");
  let database: EmbeddedPostgres | undefined;
  if (options.copyOf) {
    // A pipe cannot be copied, so it is made again.
    const filter = (source: string) => !source.endsWith("/lease");
    await cp(options.copyOf, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE, filter });
    database = await startEmbeddedPostgres({ dataDir: cluster, durable: options.durable ?? false });
  }
  const port = options.port ?? (await freePort());
  const url = `http://localhost:${port}`;
  const { NODE_ENV: _, VITEST: __, DATABASE_URL: ___, SMTP_URL: ____, ...inherited } = process.env;
  const child = spawn(process.execPath, ["scripts/start.mjs", ...(options.prepared ? ["--prepared"] : [])], {
    env: { ...inherited, TRUSTED_PROXY: "127.0.0.1,::1", ...options.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (said += chunk));
  const exited = once(child, "exit");

  // The supervisor welcomes once both processes have told it that they are ready. A process that ends sooner ends the start.
  const answers = async () => {
    try {
      return said.includes(WELCOME) && (await fetch(`${url}/readyz`)).ok;
    } catch {
      return false;
    }
  };
  for (let deadline = Date.now() + WAIT_MS; !(await answers()); await sleep(100)) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`the site did not start:\n${said}`);
  }
  // A lease of our own keeps the database readable after the test has killed the site's processes.
  database ??= await startEmbeddedPostgres({ dataDir: cluster });
  const { url: databaseUrl, stop: releaseDatabase } = database;
  return {
    url,
    port,
    dataDir,
    databaseUrl,
    pid: child.pid!,
    log: () => said,
    async stop() {
      child.kill("SIGTERM");
      await exited;
      await releaseDatabase();
      if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
