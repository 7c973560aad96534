import { sql } from "kysely";
import { expect, test } from "vitest";
import { openTestDatabase, testDatabaseUrl } from "#tests/support/database.ts";
import { isDatabaseUnavailable } from "./unavailable.ts";

const url = new URL(await testDatabaseUrl());
// The test causes this deadlock on purpose, and a deadlock in the server's log fails a run.
url.searchParams.set("options", "-c log_min_messages=fatal");
const db = openTestDatabase(url.href, { role: "owner" });
await sql`create table purse (id int primary key, cents int not null)`.execute(db);
await sql`insert into purse values (1, 0), (2, 0)`.execute(db);
const cents = async () => (await sql<{ cents: number }>`select cents from purse order by id`.execute(db)).rows.map((row) => row.cents);

/** Raises an error with this code, as PostgreSQL does. */
const end = (code: string) => sql`do ${sql.raw(`$$ begin raise exception 'ended' using errcode = '${code}'; end $$`)}`;

test("of two transactions that wait for each other both are done, once", async () => {
  let began = 0;
  let meet = () => {};
  const both = new Promise<void>((resolve) => {
    meet = resolve;
  });
  const move = (first: number, second: number) =>
    db.transaction().execute(async (tx) => {
      await sql`update purse set cents = cents + 1 where id = ${first}`.execute(tx);
      // In the first try, each transaction holds what the other wants next.
      if (++began === 2) meet();
      await both;
      await sql`update purse set cents = cents + 1 where id = ${second}`.execute(tx);
    });
  await Promise.all([move(1, 2), move(2, 1)]);
  // The one that is repeated may be quicker than the one that waited, and meet it once more.
  expect(began).toBeGreaterThan(2);
  expect(await cents()).toEqual([2, 2]);
});

test.each(["40P01", "40001"])(
  "one that is always ended with %s is tried four times, leaves nothing, and says that it may succeed later",
  async (code) => {
    const before = await cents();
    let tries = 0;
    const work = db.transaction().execute(async (tx) => {
      tries++;
      await sql`update purse set cents = cents + 1`.execute(tx);
      await end(code).execute(tx);
    });
    const error = await work.catch((thrown: unknown) => thrown);
    expect(isDatabaseUnavailable(error)).toBe(true);
    expect(tries).toBe(4);
    expect(await cents()).toEqual(before);
  },
);

test("no other failure is tried again, nor what asked for a snapshot of its own", async () => {
  let tries = 0;
  await expect(
    db.transaction().execute(async (tx) => {
      tries++;
      await end("23505").execute(tx);
    }),
  ).rejects.toThrow("ended");
  await expect(
    db
      .transaction()
      .setIsolationLevel("repeatable read")
      .execute(async (tx) => {
        tries++;
        await end("40001").execute(tx);
      }),
  ).rejects.toThrow("ended");
  expect(tries).toBe(2);
});
