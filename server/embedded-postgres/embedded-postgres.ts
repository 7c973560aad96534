/**
 * The default database: a real PostgreSQL server that nobody has to install.
 *
 * It runs exactly as long as somebody uses it. Every process (web, worker, seed, tests) holds a lease: the write end
 * of a named pipe in the data folder. The guard, a small shell, holds the read end and runs the server. When the last
 * lease is gone, closed by stop() or by the kernel however its process died, the guard reads end-of-file and asks the
 * server for a fast shutdown. So no process owns the server, each may come and go, and none leaves an orphan.
 *
 * Clients connect through a Unix socket in the data folder (mode 0700), without a port, a password or the network.
 */
import { type ChildProcess, spawn } from "node:child_process";
import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { dataArgument, findBinaries, initialise } from "./binaries.ts";
import { isGuarded, isLeased, makePipe, takeLease } from "./lease.ts";
import { type Account, attempt, buildOnce, ENV, linesOf, outcomeOf, run } from "./operating-system.ts";

export interface EmbeddedPostgres {
  /** The address of the superuser's own database. */
  url: string;
  /** False when the server or its guard was killed. The guard restarts the server by itself; starting the site again restarts both. */
  isServed(): boolean;
  /** Gives the lease back, and waits for the server to end if it was the last one. */
  stop(): Promise<void>;
}

const NOBODY = 65534;
const SOCKET = ".s.PGSQL.5432"; // The number only names the socket; there is no port.
const PATIENCE_MS = 60_000; // the time that the processes of a killed server may need to end

/**
 * Runs the server, restarts it if it was killed, and ends it with the last lease. Signals meant for the app do not end it.
 * Sends SIGQUIT after 30 seconds, because a fast shutdown during a crash recovery (a full disk) can hang for ever. That
 * loses no acknowledged row.
 */
const GUARD = `
exec 3<../lease
attempts=0
while :; do
  "$@" 3<&- & server=$!
  trap '' HUP INT TERM
  (while read -r _; do :; done <&3; kill -INT $server
   i=0; while [ $i -lt 300 ]; do sleep 0.1; i=$((i + 1)); done; kill -QUIT $server) & reader=$!
  wait $server; status=$?
  kill -9 $reader; wait
  [ $status -gt 128 ] && attempts=50
  [ $status -eq 0 ] || [ $attempts -eq 0 ] && exit $status
  attempts=$((attempts - 1)); sleep 0.2
done`;

interface EmbeddedPostgresOptions {
  /** A folder that holds nothing else. */
  dataDir: string;
  /** False for data that nobody needs after the machine has crashed, as in tests: commits wait for no disk. */
  durable?: boolean;
}

/** Starts the server of this folder, or joins the one that runs, which is as durable as its starter asked. */
export async function startEmbeddedPostgres({ dataDir, durable = true }: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dir = path.resolve(dataDir);
  const pipe = path.join(dir, "lease");
  let lease: number | undefined;
  try {
    const account = await prepareFolder(dir);
    const { bin, major } = await findBinaries(dir, account);
    await buildOnce(path.join(dir, "cluster"), (temp) => initialise(bin, temp, account));
    const [written] = linesOf(path.join(dir, "cluster/PG_VERSION"));
    if (written !== major) throw new Error(`PostgreSQL ${written} wrote this data and ${major} cannot read it: dump it with ${written}`);
    await makePipe(dir, account);
    lease = takeLease(pipe);
    const host = shortPath(dir);
    await serve(dir, path.join(host, SOCKET), bin, account, durable);
    dropLeftovers(dir);
    return {
      url: `postgresql://postgres@localhost:5432/postgres?host=${encodeURIComponent(host)}`,
      isServed: () => isGuarded(pipe) && isAlive(postmasterOf(dir).pid),
      async stop() {
        if (lease !== undefined) fs.closeSync(lease);
        lease = undefined;
        if (host !== dir) fs.rmSync(path.dirname(host), { recursive: true, force: true });
        while (!isLeased(pipe) && (isGuarded(pipe) || (await endOrphan(dir)))) await sleep(10);
      },
    };
  } catch (error) {
    if (lease !== undefined) fs.closeSync(lease);
    const reason = (error as Error).message.trim();
    throw new Error(`Embedded PostgreSQL in ${dir}: ${reason}\n(To use a server of your own, set DATABASE_URL.)`, { cause: error });
  }
}

/** Returns once a guarded server is ready. Of several processes that start it at once, PostgreSQL lets one succeed. */
async function serve(dir: string, socket: string, bin: string, account: Account, durable: boolean): Promise<void> {
  const log = path.join(dir, "server.log");
  let guard: ChildProcess | undefined;
  let logged = 0;
  for (let deadline = performance.now() + PATIENCE_MS; ; await sleep(20)) {
    if (await answers(socket)) {
      const { pid, status } = postmasterOf(dir);
      if (status !== "ready") {
        deadline = performance.now() + PATIENCE_MS; // The time a server has while it recovers or shuts down.
        continue;
      }
      if (isGuarded(path.join(dir, "lease"))) return;
      process.kill(pid, "SIGINT"); // its guard was killed, so nothing else would end it
      continue;
    }
    if (guard && guard.exitCode === null) {
      if (performance.now() > deadline) throw new Error(`the server does not answer; see ${log}`);
      continue;
    }
    const said = guard ? fs.readFileSync(log).subarray(logged).toString() : "";
    const held = /lock file .* (already exists|is empty)|shared memory block .* still in use/.test(said);
    if (guard && (!held || performance.now() > deadline)) throw new Error(`the server did not start:\n${said.slice(-2000)}`);
    if (held) await sleep(200);
    await dropStaleLocks(dir);
    const out = fs.openSync(log, "a", 0o600);
    if (fs.fstatSync(out).size > 10e6) fs.ftruncateSync(out);
    logged = fs.fstatSync(out).size;
    guard = await spawnGuard(path.join(dir, "cluster"), bin, account, out, durable).finally(() => fs.closeSync(out));
  }
}

async function spawnGuard(cluster: string, bin: string, account: Account, out: number, durable: boolean): Promise<ChildProcess> {
  if (account.uid !== undefined) fs.fchownSync(out, account.uid, account.gid ?? account.uid);
  const disk = ["fsync", "full_page_writes", ...(durable ? [] : ["synchronous_commit"])].map((name) => `${name}=${durable ? "on" : "off"}`);
  const settings = ["listen_addresses=", "unix_socket_permissions=0700", ...disk];
  const place = ["-D", dataArgument(cluster), "-k", "..", "-p", "5432"];
  const server = [path.join(bin, "postgres"), ...place, ...settings.flatMap((setting) => ["-c", setting])];
  const guard = spawn("/bin/sh", ["-c", GUARD, "guard", ...server], {
    ...account,
    cwd: cluster,
    env: ENV,
    detached: true, // a session of its own, which Ctrl-C does not reach
    stdio: ["ignore", out, out],
  });
  await new Promise((resolve, reject) => guard.once("spawn", resolve).once("error", reject));
  guard.unref();
  return guard;
}

/**
 * Prepares the folder and chooses the account. PostgreSQL refuses to run as root, so root runs it as the owner of the cluster, or
 * as `nobody`.
 */
async function prepareFolder(dir: string): Promise<Account> {
  const me = process.getuid?.();
  if (me === undefined) throw new Error("on Windows it runs inside WSL");
  fs.mkdirSync(dir, { recursive: true, mode: 0o700 });
  const cluster = path.join(dir, "cluster");
  const owner = fs.statSync(dir).uid;
  if (me !== 0 && owner !== me) throw new Error(`the folder belongs to user ${owner}, and this process runs as user ${me}`);
  const ours = /^(cluster|embedded-postgres-|lease|server\.log|\.s\.PGSQL|lost\+found)/;
  const alien = fs.readdirSync(dir).find((name) => !ours.test(name));
  if (alien) throw new Error(`the folder holds other things (${alien}): give the database an empty one`);
  fs.chmodSync(dir, 0o700);
  if (me !== 0) return {};
  const { uid, gid } = fs.statSync(fs.existsSync(cluster) ? cluster : dir);
  const account = uid === 0 ? { uid: NOBODY, gid: NOBODY } : { uid, gid };
  if (uid === 0 || owner !== uid) await run("chown", ["-R", `${account.uid}:${account.gid}`, dir]);
  return account;
}

/** Ends a server whose guard was killed, since nothing else would. Returns false when there is none. */
async function endOrphan(dir: string): Promise<boolean> {
  const { pid } = postmasterOf(dir);
  if (!isAlive(pid) || !(await isServer(pid, path.join(dir, "cluster")))) return false;
  attempt(() => process.kill(pid, "SIGINT"));
  return true;
}

/**
 * Removes stale locks. After a crash a lock file may be empty, or name the pid of another program, and PostgreSQL would never
 * start.
 */
async function dropStaleLocks(dir: string): Promise<void> {
  const cluster = path.join(dir, "cluster");
  for (const file of [path.join(cluster, "postmaster.pid"), path.join(dir, `${SOCKET}.lock`)]) {
    const pid = Number(linesOf(file)[0]);
    const age = Date.now() - (attempt(() => fs.statSync(file).mtimeMs) ?? Date.now());
    const stale = pid > 0 ? isAlive(pid) && !(await isServer(pid, cluster)) : age > 5000;
    if (stale) fs.rmSync(file, { force: true });
  }
}

/** Removes the leftovers of starts that were killed. */
function dropLeftovers(dir: string): void {
  for (const name of fs.readdirSync(dir))
    if (name.startsWith("cluster.new-")) attempt(() => fs.rmSync(path.join(dir, name), { recursive: true, force: true }));
}

/** Reads the lines of postmaster.pid: https://www.postgresql.org/docs/current/storage-file-layout.html */
function postmasterOf(dir: string): { pid: number; status: string | undefined } {
  const lines = linesOf(path.join(dir, "cluster/postmaster.pid"));
  return { pid: Number(lines[0]), status: lines[7]?.trim() };
}

const isAlive = (pid: number) => pid > 0 && attempt(() => process.kill(pid, 0)) === true;

async function isServer(pid: number, cluster: string): Promise<boolean> {
  if (process.platform === "linux") return attempt(() => fs.readlinkSync(`/proc/${pid}/cwd`)) === fs.realpathSync(cluster);
  const { stdout } = await outcomeOf("ps", ["-ww", "-o", "command=", "-p", String(pid)]);
  return stdout.includes(cluster);
}

/** Returns a path for the socket. It may have at most 103 bytes on macOS, 107 on Linux; a longer one is reached through a link. */
function shortPath(dir: string): string {
  if (Buffer.byteLength(path.join(dir, SOCKET)) <= 103) return dir;
  const link = path.join(fs.mkdtempSync(path.join(os.tmpdir(), "pg-")), "d");
  fs.symlinkSync(dir, link);
  return link;
}

const answers = (socket: string): Promise<boolean> =>
  new Promise((resolve) => {
    const client = net.connect(socket);
    client
      .once("connect", () => {
        client.destroy();
        resolve(true);
      })
      .once("error", () => resolve(false));
  });
