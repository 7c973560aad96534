/**
 * Backup and restore of the embedded database without pg_dump or pg_basebackup, which its package lacks.
 *
 * The server itself writes a base backup while the app goes on: one compressed tar with every file and the log that
 * makes it consistent. It can be restored on the same major version and processor family. To move to another major version,
 * use pg_dump of version 18 or later over the socket (`pg_dump "<url>"`), or a copy table by table.
 */
import fs from "node:fs";
import path from "node:path";
import pg from "pg";
import { run } from "./operating-system.ts";

export async function backup({ url, dataDir, file }: { url: string; dataDir: string; file: string }): Promise<void> {
  const name = `cluster.backup-${Date.now()}`;
  const temp = path.resolve(dataDir, name);
  const partial = `${file}.partial`;
  // Relative to the server's working folder, so that the rights on the parent folders do not matter.
  const target = process.platform === "linux" ? `/proc/self/cwd/../${name}` : temp;
  const client = new pg.Client({ connectionString: url, replication: "true" } as pg.ClientConfig);
  await client.connect();
  try {
    const options = "LABEL 'backup', CHECKPOINT 'fast', WAL true, COMPRESSION 'gzip'";
    await client.query(`BASE_BACKUP (${options}, TARGET 'server', TARGET_DETAIL '${target.replaceAll("'", "''")}')`);
    fs.copyFileSync(path.join(temp, "base.tar.gz"), partial);
    fs.chmodSync(partial, 0o600);
    fs.renameSync(partial, file);
  } finally {
    fs.rmSync(temp, { recursive: true, force: true });
    await client.end();
  }
}

/** Restores a backup into a folder that has no cluster yet. The next start recovers it. */
export async function restore({ file, dataDir }: { file: string; dataDir: string }): Promise<void> {
  const cluster = path.resolve(dataDir, "cluster");
  if (fs.existsSync(cluster)) throw new Error(`${dataDir} is not empty: move it away first`);
  const temp = `${cluster}.new-restore`;
  fs.rmSync(temp, { recursive: true, force: true });
  fs.mkdirSync(temp, { recursive: true, mode: 0o700 });
  await run("tar", ["-xzf", path.resolve(file), "-C", temp]).catch((error: Error) => {
    throw new Error(`${file} cannot be unpacked: ${error.message}`);
  });
  fs.renameSync(temp, cluster);
}
