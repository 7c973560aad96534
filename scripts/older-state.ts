/**
 * `node scripts/older-state.ts COMMIT` keeps the demonstration that a version of the site makes, for the test that starts today's site
 * with it (server/older-states.long.test.ts): its database, files and secret as a backup in server/older-states.
 */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";

const [commit] = process.argv.slice(2);
if (!commit) throw new Error("say of which version: node scripts/older-state.ts COMMIT");
const place = fs.mkdtempSync(path.join(os.tmpdir(), "cuna-older-state-"));
const [site, DATA_DIR, archive] = [path.join(place, "site"), path.join(place, "data"), path.join(place, "state.tar")];
const run = (command: string, args: string[], options: { cwd?: string; env?: NodeJS.ProcessEnv } = {}) =>
  execFileSync(command, args, { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"], ...options }).trim();

try {
  const name = `${run("git", ["log", "-1", "--format=%cs", commit])}-${run("git", ["rev-parse", "--short=8", commit])}`;
  fs.mkdirSync(site);
  run("git", ["archive", "--output", `${site}.tar`, commit]);
  run("tar", ["-xf", `${site}.tar`, "-C", site]);
  run("npm", ["ci", "--no-audit", "--no-fund"], { cwd: site });
  const env = { ...process.env, DATA_DIR };
  run(process.execPath, ["scripts/seed.ts"], { cwd: site, env });
  // Today's program reads the database of then.
  run(process.execPath, ["scripts/backup.ts", archive, "--with-secrets"], { env });
  const file = `server/older-states/${name}.tar.gz`;
  fs.writeFileSync(file, gzipSync(fs.readFileSync(archive), { level: 9 }));
  console.log(`${file}: ${Math.round(fs.statSync(file).size / 1000)} KB`);
} finally {
  fs.rmSync(place, { recursive: true, force: true });
}
