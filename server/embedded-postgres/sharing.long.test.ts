// The life of the default database. Tests that take minutes, or need a disk of their own, are in the long tests beside.
import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, describe, expect, test } from "vitest";
import { expectEnded, guardsOf, killAll, postmasterOf, processesOf, serversOf } from "#tests/support/cluster-processes.ts";
import { endClusterUsers, expectAnswers, keep, newFolder, query, startUser } from "#tests/support/cluster-users.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";

afterAll(endClusterUsers);

describe.skipIf(process.platform !== "linux")("the embedded server", () => {
  test("keeps its data from start to start, safely, and stop leaves no process", async () => {
    const dataDir = newFolder();
    let db = await startEmbeddedPostgres({ dataDir });
    const [row] = await query(
      db.url,
      `select current_setting('fsync') fsync, current_setting('full_page_writes') pages, current_setting('synchronous_commit') sync,
        current_setting('server_encoding') encoding, current_setting('data_checksums') sums, current_setting('listen_addresses') net,
        datlocprovider, datlocale from pg_database where datname = current_database()`,
    );
    expect(row).toEqual({
      fsync: "on",
      pages: "on",
      sync: "on",
      encoding: "UTF8",
      sums: "on",
      net: "",
      datlocprovider: "b",
      datlocale: "C.UTF-8",
    });
    for (const name of ["unaccent", "pg_trgm", "pgcrypto", "citext"]) await query(db.url, `create extension ${name}`);
    await query(db.url, `create table note as select 'ñandú' word`);
    await db.stop();
    await expectEnded(dataDir);
    for (let round = 0; round < 2; round++) {
      db = await startEmbeddedPostgres({ dataDir });
      expect(await query(db.url, "select word from note")).toEqual([{ word: "ñandú" }]);
      await db.stop();
      await db.stop();
      await expectEnded(dataDir);
    }
  });

  test("serves a second process too, and stays until the last one leaves", async () => {
    const dataDir = newFolder();
    const first = await startUser(dataDir);
    const second = await startUser(dataDir);
    const pid = postmasterOf(dataDir);
    await second.stop();
    expect(postmasterOf(dataDir)).toBe(pid);
    const third = await startUser(dataDir);
    const client = new pg.Client(third.url);
    await client.connect();
    await first.stop();
    await sleep(300);
    expect(postmasterOf(dataDir)).toBe(pid);
    expect((await client.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
    await client.end();
    await third.stop();
    await expectEnded(dataDir);
  });

  test("starts once, however many processes start it at the same time", async () => {
    const dataDir = newFolder();
    for (let round = 0; round < 2; round++) {
      const users = await Promise.all(Array.from({ length: 4 }, () => startUser(dataDir)));
      expect(users.map((user) => user.error)).toEqual([undefined, undefined, undefined, undefined]);
      for (const user of users) await expectAnswers(user.url);
      expect(serversOf(dataDir)).toHaveLength(1);
      await Promise.all(users.map((user) => user.stop()));
      await expectEnded(dataDir);
      expect(fs.readdirSync(dataDir).filter((name) => name.includes(".new-"))).toEqual([]);
    }
  });

  test("survives the kill -9 of one user, ends by itself with the last, and can be started at that very moment", async () => {
    const dataDir = newFolder();
    const [first, second] = [await startUser(dataDir), await startUser(dataDir)];
    const client = new pg.Client(second.url);
    await client.connect();
    await first.kill();
    await sleep(300);
    expect((await client.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
    client.on("error", () => {});
    await second.kill();
    const next = await startUser(dataDir); // the old server may be shutting down
    expect(next.error).toBeUndefined();
    await next.kill();
    await expectEnded(dataDir);
  });

  test("lets the app drain when Ctrl-C reaches the whole group", async () => {
    const dataDir = newFolder();
    const app = await startUser(dataDir, { detached: true });
    process.kill(-app.pid, "SIGINT");
    await sleep(300);
    await expectAnswers(app.url);
    await app.stop();
    await expectEnded(dataDir);
  });

  test("gets a guard again at the next start when its guard alone was killed", async () => {
    const dataDir = newFolder();
    const app = await startUser(dataDir);
    killAll(guardsOf(dataDir));
    await app.kill();
    await sleep(300);
    expect(processesOf(dataDir), "the orphan").not.toEqual([]);
    const next = await startUser(dataDir);
    await expectAnswers(next.url);
    await next.stop();
    await expectEnded(dataDir);
  });

  test("ends with its last user although its guard was killed, if that user leaves in order", async () => {
    const dataDir = newFolder();
    const db = await startEmbeddedPostgres({ dataDir });
    expect(db.isServed()).toBe(true);
    killAll(guardsOf(dataDir));
    await expect.poll(() => db.isServed()).toBe(false);
    await db.stop();
    await expectEnded(dataDir);
  });

  test("starts in spite of empty lock files, and of those whose pid belongs to another program by now", async () => {
    const dataDir = newFolder();
    const app = await startUser(dataDir);
    killAll([...guardsOf(dataDir), postmasterOf(dataDir)]);
    await app.kill();
    await expectEnded(dataDir);
    const { uid, gid } = fs.statSync(path.join(dataDir, "cluster"));
    const other = keep(spawn("sleep", ["60"], { uid, gid, stdio: "ignore" })); // PostgreSQL ignores the pid of another account
    for (const name of ["cluster/postmaster.pid", ".s.PGSQL.5432.lock"]) {
      const file = path.join(dataDir, name);
      fs.writeFileSync(file, fs.readFileSync(file, "utf8").replace(/^\d+/, String(other.pid)));
    }
    const next = await startUser(dataDir);
    expect(next.error).toBeUndefined();
    await next.stop();
    expect(other.exitCode).toBeNull();
    for (const name of ["cluster/postmaster.pid", ".s.PGSQL.5432.lock"]) {
      fs.writeFileSync(path.join(dataDir, name), ""); // a power cut may leave this
      fs.chownSync(path.join(dataDir, name), uid, gid);
      fs.utimesSync(path.join(dataDir, name), 1e9, 1e9);
    }
    const last = await startUser(dataDir);
    expect(last.error).toBeUndefined();
    await last.stop();
  });

  test.for(["mi proyecto año ñandú", `it's "a", b & $HOME; 100% #1?x+y`, `${"largo".repeat(20)}/${"camino".repeat(20)}`])(
    "lives in the folder %s",
    async (name) => {
      const dataDir = newFolder(name, "data");
      const db = await startEmbeddedPostgres({ dataDir });
      await expectAnswers(db.url);
      await db.stop();
      await expectEnded(dataDir);
    },
  );

  test("does not stay for a program that the app started", async () => {
    const dataDir = newFolder();
    const db = await startEmbeddedPostgres({ dataDir });
    keep(spawn("sleep", ["30"], { stdio: "ignore" }));
    await db.stop();
    await expectEnded(dataDir);
  });

  test("reports older data, broken settings and a folder with other files", async () => {
    const dataDir = newFolder();
    await (await startEmbeddedPostgres({ dataDir })).stop();
    const config = path.join(dataDir, "cluster/postgresql.conf");
    fs.appendFileSync(config, "work_mem = nonsense\n");
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(/did not start.*work_mem/s);
    fs.writeFileSync(path.join(dataDir, "cluster/PG_VERSION"), "17\n");
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(/PostgreSQL 17 wrote this data and 18 cannot read it.*DATABASE_URL/s);
    const taken = newFolder();
    fs.mkdirSync(taken);
    fs.writeFileSync(path.join(taken, "photo.jpg"), "");
    await expect(startEmbeddedPostgres({ dataDir: taken })).rejects.toThrow(/holds other things \(photo.jpg\)/);
    await expect(startEmbeddedPostgres({ dataDir: path.join(config, "data") })).rejects.toThrow(/ENOTDIR/);
  });
});
