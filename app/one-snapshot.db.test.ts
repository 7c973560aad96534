import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { profilesPage } from "#domain/verification/profile-list.server.ts";
import type { Tx } from "#platform/db/db.ts";
import { openTestDatabase, testDatabaseUrl } from "#tests/support/database.ts";
import { everyPage } from "./forms/lists/list-csv.server.ts";
import { inOneSnapshot } from "./one-snapshot.server.ts";

const url = await testDatabaseUrl();
const db = openTestDatabase(url);
/** Watches what the other connections do. */
const owner = openTestDatabase(url, { role: "owner" });

/** Returns how many connections hold a snapshot and wait for their process. */
const held = async () => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and state = 'idle in transaction'`.execute(owner);
  return rows[0]!.count;
};

async function textOf(pieces: AsyncIterable<string>): Promise<string> {
  let text = "";
  for await (const piece of pieces) text += piece;
  return text;
}

/** Returns a table of two pieces that pauses between them. */
function heldUp() {
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const table = inOneSnapshot(db, async function* (tx) {
    await sql`select 1`.execute(tx);
    yield "a";
    await gate;
    await sql`select 1`.execute(tx);
    yield "b";
  });
  return { table, letGo: () => open() };
}

test("a row that is changed while its list is read is there once", async () => {
  const asked = { kind: "centros", search: null, view: "todos", type: null, city: null, managed: null, badge: null } as const;
  const page = (tx: Tx, at: number) => profilesPage(tx, { ...asked, sort: "cambio", descending: true, page: at }, 3);
  const { total } = await db.transaction().execute((tx) => page(tx, 1));
  const read = async function* (tx: Tx) {
    const pages = everyPage(
      async (at) => {
        const found = await page(tx, at);
        // Somebody saves the last profile, which makes it the first.
        await sql`update provider_profiles set updated_at = now() where id = (
          select id from provider_profiles where provider_type = 'clinic' order by updated_at, id limit 1)`.execute(db);
        return found;
      },
      ({ id }) => [id],
    );
    for await (const rows of pages) yield rows.map(([id]) => `${id}\n`).join("");
  };
  const ids = (await textOf(inOneSnapshot(db, read))).trim().split("\n");
  expect(ids).toHaveLength(total);
  expect(new Set(ids).size).toBe(total);
});

test("a browser that takes nothing holds no connection, and has the whole table when it does", async () => {
  const { table, letGo } = heldUp();
  await expect.poll(held).toBe(1);
  letGo();
  await expect.poll(held).toBe(0);
  expect(await textOf(table)).toBe("ab");
});

test("of ten at once two are read, the rest of the site goes on, and all of them arrive", async () => {
  const ten = Array.from({ length: 10 }, heldUp);
  await expect.poll(held).toBe(2);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await held()).toBe(2);
  for (const { letGo } of ten) letGo();
  expect(await Promise.all(ten.map(({ table }) => textOf(table)))).toEqual(Array(10).fill("ab"));
  expect(await held()).toBe(0);
});

test("one that is given up ends, and one that was still to come never begins", async () => {
  const three = Array.from({ length: 3 }, heldUp);
  await expect.poll(held).toBe(2);
  for (const { table } of three) {
    const pieces = table[Symbol.asyncIterator]();
    if (table !== three[2]!.table) await pieces.next();
    await pieces.return?.();
  }
  for (const { letGo } of three) letGo();
  await expect.poll(held).toBe(0);
  expect(await textOf(inOneSnapshot(db, async function* () {}))).toBe("");
});

test("one that fails or takes too long breaks off, so that nobody takes half a table for a whole one", async () => {
  const failing = inOneSnapshot(db, async function* (tx) {
    yield "a";
    await sql`delete from cities`.execute(tx);
  });
  await expect(textOf(failing)).rejects.toThrow("read-only");
  const { table, letGo } = heldUp();
  await expect.poll(held).toBe(1);
  const late = performance.now() + 61_000;
  vi.spyOn(performance, "now").mockReturnValue(late);
  letGo();
  await expect(textOf(table)).rejects.toThrow("too long");
  vi.restoreAllMocks();
  await expect.poll(held).toBe(0);
});
