import { randomUUID } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { openBucket } from "#platform/bucket.ts";
import { openFileFolder } from "#platform/files.ts";
import { startEmbeddedPostgres } from "#server/embedded-postgres/embedded-postgres.ts";
import { changedTables, command, filesOf, rowsOf, SECRET_KEY } from "#tests/support/backups.ts";
import { endClusterUsers, newFolder, query } from "#tests/support/cluster-users.ts";
import { testDatabaseUrl } from "#tests/support/database.ts";
import { s3Server } from "#tests/support/s3-server.ts";

afterAll(endClusterUsers);

/** Makes a database whose owner has only the rights that a hosting company gives: no superuser. */
async function hostedDatabase(): Promise<string> {
  const url = new URL(await testDatabaseUrl({ from: "empty" }));
  const owner = `owner_${randomUUID().slice(0, 8)}`;
  await query(
    url.href,
    `create role ${owner} login; grant cuna_app to ${owner}; alter database ${url.pathname.slice(1)} owner to ${owner}`,
  );
  afterAll(() =>
    query(url.href.replace(url.pathname, "/postgres"), `reassign owned by ${owner} to postgres; drop role if exists ${owner}`).catch(
      () => {},
    ),
  );
  url.username = owner;
  return url.href;
}

test("a site moves with every row and every file: to a hosted server and a bucket, and to a folder of one's own machine", async () => {
  const [site, own, file, opening] = [newFolder(), newFolder(), newFolder("site.tar"), newFolder("opening.tar")];
  const url = await testDatabaseUrl();
  const from = openFileFolder(path.join(site, "files"));
  await from.put("photos/ab/one-480.webp", Uint8Array.of(1, 2, 3));
  await from.put("papers/b/2", new Uint8Array(70_000).fill(7));
  const [rows, files] = [await rowsOf(url), await filesOf(from)];
  expect(rows.reduce((sum, table) => sum + table.rows, 0)).toBeGreaterThan(1_000);

  const env = { DATABASE_URL: url, DATA_DIR: site, SECRET_KEY };
  const made = await command("backup", [file], env);
  expect(made).toMatchObject({ status: 0, stderr: "", stdout: expect.stringContaining("does not hold the secrets (1)") });
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  expect(fs.readdirSync(path.dirname(file)).filter((name) => name.includes("partial"))).toEqual([]);
  expect(await command("backup", [file], env)).toMatchObject({ status: 1, stderr: expect.stringContaining("exists already") });

  const hosted = { DATABASE_URL: await hostedDatabase(), FILES_URL: (await s3Server()).address(), DATA_DIR: newFolder() };
  const there = await command("restore", [file], { ...hosted, SECRET_KEY: "another secret of some 32 characters" });
  expect(there).toMatchObject({ status: 0, stderr: "", stdout: expect.stringContaining("secrets that it had (1)") });
  expect(changedTables(rows, await rowsOf(hosted.DATABASE_URL))).toEqual([]);
  expect(await filesOf(openBucket(hosted.FILES_URL))).toEqual(files);
  const again = await command("restore", [file], { ...hosted, SECRET_KEY });
  expect(again).toMatchObject({ status: 1, stderr: expect.stringContaining("is not empty: choose another one, or say --replace") });

  const back = { ...hosted, SECRET_KEY };
  expect(await command("backup", [opening, "--with-secrets"], back)).toMatchObject({ status: 0, stderr: "" });
  for (const replace of [[], ["--replace"]]) {
    const here = await command("restore", [opening, ...replace], { DATA_DIR: own });
    expect(here).toMatchObject({ status: 0, stderr: "", stdout: expect.not.stringContaining("Before you start it") });
  }
  expect(fs.readFileSync(path.join(own, "secret-key"), "utf8")).toBe(SECRET_KEY);
  expect(await filesOf(openFileFolder(path.join(own, "files")))).toEqual(files);
  const [aside] = fs.readdirSync(own).filter((name) => name.startsWith("before-restore-"));
  expect(fs.readdirSync(path.join(own, aside!)).sort()).toEqual(["files", "postgres"]);
  const server = await startEmbeddedPostgres({ dataDir: path.join(own, "postgres") });
  const except = ({ name }: { name: string }) => name !== "public.backups";
  expect(changedTables(rows.filter(except), (await rowsOf(server.url)).filter(except))).toEqual([]);
  const running = await command("restore", [opening, "--replace"], { DATA_DIR: own });
  expect(running).toMatchObject({ status: 1, stderr: expect.stringContaining("the site is running: stop it first") });
  await server.stop();
});
