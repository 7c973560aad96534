import { execFileSync, spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

const BIN = "/usr/lib/postgresql/15/bin";

/** True when this machine has the oldest supported PostgreSQL, as Debian installs it. */
export const hasPostgres15 = fs.existsSync(path.join(BIN, "initdb"));

export interface Postgres15 {
  readonly url: string;
  /** Starts a server that copies this one and only reads, on a socket of its own. */
  startReplica(): Postgres15;
  /** Ends or continues the copying of a replica, without ending the replica. */
  pauseReplay(paused: boolean): void;
  start(): void;
  /** Ends the server as if its machine lost power. */
  stop(): void;
  remove(): void;
}

/**
 * Starts an empty server of it on a socket in a folder of its own. Since PostgreSQL refuses to run as root, root runs it with Debian's
 * account.
 */
export const startPostgres15 = (): Postgres15 =>
  startIn((run) => run("initdb", "-D", "data", "--username=postgres", "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8"));

function startIn(fill: (run: (program: string, ...args: string[]) => void) => void): Postgres15 {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "cuna-postgres-15-"));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) execFileSync("chown", ["postgres", folder]);
  const run = (program: string, ...args: string[]) => {
    const command = [path.join(BIN, program), ...args];
    const [first, ...rest] = isRoot ? ["runuser", "-u", "postgres", "--", ...command] : command;
    const { status, stderr } = spawnSync(first!, rest, { cwd: folder, encoding: "utf8", stdio: ["ignore", "ignore", "pipe"] });
    if (status !== 0) throw new Error(`${program}: ${stderr}`);
  };
  const settings = `-c listen_addresses='' -c unix_socket_directories=${folder} -c fsync=off -c timezone=UTC`;
  const start = () => run("pg_ctl", "-D", "data", "-l", "log", "-w", "-o", settings, "start");
  const stop = () => run("pg_ctl", "-D", "data", "-m", "immediate", "-w", "stop");
  fill(run);
  start();
  return {
    url: `postgresql://postgres@localhost:5432/postgres?host=${encodeURIComponent(folder)}`,
    startReplica: () => startIn((run) => run("pg_basebackup", "-h", folder, "-U", "postgres", "-D", "data", "-R", "--checkpoint=fast")),
    pauseReplay: (paused) => run("psql", "-h", folder, "-U", "postgres", "-c", `select pg_wal_replay_${paused ? "pause" : "resume"}()`),
    start,
    stop,
    remove() {
      if (fs.existsSync(path.join(folder, "data/postmaster.pid"))) stop();
      fs.rmSync(folder, { recursive: true });
    },
  };
}
