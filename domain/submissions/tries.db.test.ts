import { expect, test } from "vitest";
import { keysFrom } from "#platform/keys.ts";
import { openTestDatabase, testDatabaseUrl } from "#tests/support/database.ts";
import { networkDigest, shortNetwork } from "./network.ts";
import { countTries, forgetPastTries, forgetTries, takeBackTries } from "./tries.server.ts";

const url = await testDatabaseUrl();
const db = openTestDatabase(url);
/** A second web process. */
const elsewhere = openTestDatabase(url);
const three = (key: string, scope = "a test") => [{ scope, max: 3, seconds: 900, key: Buffer.from(key) }];

test("as many tries as allowed, over all processes together and however many come at once; each window begins again", async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, (_, nth) => countTries(nth % 2 ? db : elsewhere, three("ana"))));
  expect(answers.filter((wait) => wait === null)).toHaveLength(3);
  for (const wait of answers) if (wait !== null) expect(wait).toBeGreaterThan(890);
  expect(await countTries(db, three("otra"))).toBeNull();
  await db
    .updateTable("tries")
    .set({ ends_at: new Date(0) })
    .execute();
  expect(await countTries(db, three("ana"))).toBeNull();
});

test("what is full for one of its keys counts for none of them, and writes nothing", async () => {
  const both = [...three("lleno"), ...three("todos", "everybody")];
  for (let nth = 0; nth < 3; nth++) expect(await countTries(db, both)).toBeNull();
  const counts = () =>
    db
      .selectFrom("tries")
      .select("count")
      .where(
        "key",
        "in",
        both.map(({ key }) => key),
      )
      .execute();
  await forgetTries(db, three("todos", "everybody"));
  const before = await counts();
  for (let nth = 0; nth < 5; nth++) expect(await countTries(db, both)).toBeGreaterThan(0);
  expect(await counts()).toEqual(before);
});

test("a try may be taken back, all of them be forgotten, and what is past is removed", async () => {
  for (let nth = 0; nth < 3; nth++) await countTries(db, three("vuelve"));
  await takeBackTries(db, three("vuelve"));
  expect([await countTries(db, three("vuelve")), await countTries(db, three("vuelve"))]).toEqual([null, expect.any(Number)]);
  await forgetTries(db, three("vuelve"));
  expect(await countTries(db, three("vuelve"))).toBeNull();
  await db
    .updateTable("tries")
    .set({ ends_at: new Date(0) })
    .where("key", "=", Buffer.from("vuelve"))
    .execute();
  await forgetPastTries({ db });
  expect(await db.selectFrom("tries").select("count").where("key", "=", Buffer.from("vuelve")).execute()).toEqual([]);
});

test("a network of the sixth version counts as one address, and what is shown of one names nobody", () => {
  const keys = keysFrom("a secret that only tests know, 32+");
  const same = (one: string, other: string) => networkDigest(keys, one).equals(networkDigest(keys, other));
  expect(same("2001:db8:1:2::1", "2001:db8:1:2:ffff::9")).toBe(true);
  expect(same("2001:db8:1:2::1", "2001:db8:1:3::1")).toBe(false);
  expect(same("203.0.113.9", "203.0.113.10")).toBe(false);
  expect(same("203.0.113.9", "::ffff:203.0.113.9")).toBe(true);
  expect(["203.0.113.9", "2001:db8:1:2::1", "::1", "", "unix"].map(shortNetwork)).toEqual(["203.0.…", "2001:db8:…", null, null, null]);
});
