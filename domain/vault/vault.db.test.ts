import { sql } from "kysely";
import { expect, test } from "vitest";
import { testContext } from "#tests/support/context.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { appendEvidence, firstLink } from "./evidence.server.ts";
import { chainHolds } from "./evidence.ts";
import { giveLeave } from "./give-leave.ts";
import { keyAndEvidence } from "./insert-subject.server.ts";
import type { Leave } from "./leave.ts";
import { CONTENT } from "./subject.ts";
import { newSubject, seal } from "./subject-keys.server.ts";
import { unseal, unsealEach, unsealOfEach, unsealPieces } from "./unseal.server.ts";

const ctx = await testContext();
const { db, keys } = ctx;
const owner = openTestDatabase(ctx.databaseUrl, { role: "owner" });

/** Makes a subject with a document as a noun stores it, but without the noun's own row. */
async function stored(kind: "lead" | "message" = "lead") {
  const subject = newSubject(keys, kind);
  const link = firstLink(subject, { kind: "submission", content: { from: "web" } });
  await sql`with row as (select ${subject.id}::uuid as id), ${keyAndEvidence("row", subject, link)} select id from row`.execute(db);
  return { kind, id: subject.id, subject, sealed: seal(subject, CONTENT, { name: "Ana" }) };
}

const leaveTo = ({ kind, id }: Awaited<ReturnType<typeof stored>>) => giveLeave(kind, id, "open");
const chainOf = (id: string) => db.selectFrom("evidence").selectAll().where("subject_id", "=", id).orderBy("position").execute();

test("an object that is cast to a leave opens nothing, one by one or many at once", async () => {
  const { kind, id, sealed } = await stored();
  const cast = { kind, id, sight: "open" } as Leave;
  await expect(unseal(keys, db, cast, CONTENT, sealed)).rejects.toThrow("Nobody gave leave");
  await expect(unsealEach(keys, db, cast, [{ field: CONTENT, sealed }])).rejects.toThrow("Nobody gave leave");
  await expect(unsealOfEach(keys, db, CONTENT, [{ leave: cast, sealed }])).rejects.toThrow("Nobody gave leave");
  await expect(unsealPieces(keys, db, cast, [{ field: CONTENT, sealed }])).rejects.toThrow("Nobody gave leave");
});

test("sealed bytes open with leave, for their own subject and field, and nowhere they were moved to", async () => {
  const ana = await stored();
  const other = await stored();
  expect(await unseal(keys, db, leaveTo(ana), CONTENT, ana.sealed)).toEqual({ name: "Ana" });
  expect(await unseal(keys, db, null, CONTENT, ana.sealed)).toBeNull();
  await expect(unseal(keys, db, leaveTo(other), CONTENT, ana.sealed)).rejects.toThrow();
  await expect(unseal(keys, db, leaveTo(ana), "evidence:0", ana.sealed)).rejects.toThrow();
});

test("a key that was moved to another subject opens nothing, not even beside its own bytes", async () => {
  const ana = await stored();
  const other = await stored("message");
  await sql`delete from subject_keys where subject_id = ${other.id}`.execute(db);
  await sql`update subject_keys set subject_kind = 'message', subject_id = ${other.id} where subject_id = ${ana.id}`.execute(db);
  for (const sealed of [ana.sealed, other.sealed]) await expect(unseal(keys, db, leaveTo(other), CONTENT, sealed)).rejects.toThrow();
});

test("evidence grows by links that hold together, and nobody rewrites or takes one away", async () => {
  const ana = await stored();
  const add = () =>
    db.transaction().execute((tx) => appendEvidence(keys, tx, ana, { kind: "names-confirmed", content: { names: ["Luna"] } }));
  const digest = await add();
  const links = await chainOf(ana.id);
  expect(chainHolds(ana, links)).toBe(true);
  expect(links.map(({ kind }) => kind)).toEqual(["submission", "names-confirmed"]);
  expect(links[1]!.digest).toEqual(digest);
  expect(await unseal(keys, db, leaveTo(ana), "evidence:1", links[1]!.sealed)).toEqual({ names: ["Luna"] });
  await expect(unseal(keys, db, leaveTo(ana), "evidence:0", links[1]!.sealed)).rejects.toThrow();
  await expect(sql`update evidence set kind = 'other'`.execute(db)).rejects.toThrow("permission denied");
  await expect(sql`delete from evidence`.execute(db)).rejects.toThrow("permission denied");
  await sql`delete from subject_keys where subject_id = ${ana.id}`.execute(db);
  await expect(add()).rejects.toThrow("was erased");
  expect(await unseal(keys, db, leaveTo(ana), CONTENT, ana.sealed)).toBeNull();
  expect(chainHolds(ana, await chainOf(ana.id))).toBe(true);
});

test.each(["leads", "inbox_messages"] as const)("keys and evidence leave with their row of %s, and nobody else's", async (table) => {
  const kind = table === "leads" ? "lead" : "message";
  const [gone, stays] = [await stored(kind), await stored(kind)];
  const column = table === "leads" ? sql`, source, phone_digest` : sql`, language`;
  const value = table === "leads" ? sql`, 'page', ''` : sql`, 'es'`;
  await sql`insert into ${sql.table(table)} (id, number, status, kind, email_digest, idempotency_key, body_digest ${column})
    values (${gone.id}, ${gone.id}, 'closed', 'advice', '', ${gone.id}, '' ${value})`.execute(owner);
  await sql`delete from ${sql.table(table)} where id = ${gone.id}`.execute(db);
  const { rows } = await sql<{ id: string }>`select subject_id as id from subject_keys where subject_id in (${gone.id}, ${stays.id})
    union all select subject_id from evidence where subject_id in (${gone.id}, ${stays.id})`.execute(db);
  expect(rows).toEqual([{ id: stays.id }, { id: stays.id }]);
});
