import { execFileSync, spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

const BIN = "/usr/lib/postgresql/15/bin";

/** True when this machine has the oldest supported PostgreSQL, as Debian installs it. */
export const hasPostgres15 = fs.existsSync(path.join(BIN, "initdb"));

/**
 * Starts an empty server of it on a socket in a folder of its own. Since PostgreSQL refuses to run as root, root runs it with Debian's
 * account.
 */
export function startPostgres15(): { url: string; stop(): void } {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "cuna-postgres-15-"));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) execFileSync("chown", ["postgres", folder]);
  const run = (program: string, ...args: string[]) => {
    const command = [path.join(BIN, program), ...args];
    const [first, ...rest] = isRoot ? ["runuser", "-u", "postgres", "--", ...command] : command;
    const { status, stderr } = spawnSync(first!, rest, { cwd: folder, encoding: "utf8", stdio: ["ignore", "ignore", "pipe"] });
    if (status !== 0) throw new Error(`${program}: ${stderr}`);
  };
  run("initdb", "-D", "data", "--username=postgres", "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8");
  const settings = `-c listen_addresses='' -c unix_socket_directories=${folder} -c fsync=off -c timezone=UTC`;
  run("pg_ctl", "-D", "data", "-l", "log", "-w", "-o", settings, "start");
  return {
    url: `postgresql://postgres@localhost:5432/postgres?host=${encodeURIComponent(folder)}`,
    stop() {
      run("pg_ctl", "-D", "data", "-m", "immediate", "-w", "stop");
      fs.rmSync(folder, { recursive: true });
    },
  };
}
