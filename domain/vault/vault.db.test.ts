import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { testContext } from "#tests/support/context.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { eraseEach } from "./erase-each.server.ts";
import { appendEvidence, firstLink } from "./evidence.server.ts";
import { chainHolds } from "./evidence.ts";
import { giveLeave } from "./give-leave.ts";
import { keyAndEvidence, storeKey } from "./insert-subject.server.ts";
import type { Leave } from "./leave.ts";
import { loadRetention } from "./retention.server.ts";
import { readRetention } from "./retention.ts";
import { keepSealedFile, readSealedFile } from "./sealed-files.server.ts";
import { CONTENT } from "./subject.ts";
import { deleteKey, newSubject, seal, sealBytes } from "./subject-keys.server.ts";
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

test("of many, each opens with its own leave and its own key; without one of them there is nothing", async () => {
  const [ana, eva, gone] = [await stored(), await stored(), await stored()];
  await db.transaction().execute((tx) => deleteKey(tx, gone));
  const parts = [ana, eva, gone].map((one) => ({ leave: leaveTo(one), sealed: one.sealed }));
  const none = [
    { leave: null, sealed: ana.sealed },
    { leave: leaveTo(ana), sealed: null },
  ];
  expect(await unsealOfEach(keys, db, CONTENT, [...parts, ...none])).toEqual([{ name: "Ana" }, { name: "Ana" }, null, null, null]);
  expect(await unsealOfEach(keys, db, CONTENT, none)).toEqual([null, null]);
  await expect(unsealOfEach(keys, db, CONTENT, [{ leave: leaveTo(eva), sealed: ana.sealed }])).rejects.toThrow();

  const fields = [1, 2].map((n) => ({ field: `note:${n}`, sealed: seal(ana.subject, `note:${n}`, { n }) }));
  expect(await unsealEach(keys, db, leaveTo(ana), fields)).toEqual([{ n: 1 }, { n: 2 }]);
  expect(await unsealEach(keys, db, null, fields)).toEqual([]);
  expect(await unsealEach(keys, db, leaveTo(gone), fields)).toEqual([]);
  const pieces = ["uno ", "dos"].map((text, n) => ({
    field: `piece:${n}`,
    sealed: sealBytes(ana.subject, `piece:${n}`, Buffer.from(text)),
  }));
  expect((await unsealPieces(keys, db, leaveTo(ana), pieces))!.toString()).toBe("uno dos");
  expect(await unsealPieces(keys, db, leaveTo(gone), pieces)).toBeNull();
});

test("the key of one subject goes alone, and not that of another noun's row with its id", async () => {
  const [ana, eva] = [await stored(), await stored()];
  await db.transaction().execute((tx) => storeKey(tx, { ...newSubject(keys, "message"), id: ana.id }));
  await db.transaction().execute((tx) => deleteKey(tx, ana));
  const left = db.selectFrom("subject_keys").select("subject_kind").where("subject_id", "in", [ana.id, eva.id]).orderBy("subject_kind");
  expect(await left.execute()).toEqual([{ subject_kind: "lead" }, { subject_kind: "message" }]);
  expect(await unseal(keys, db, leaveTo(ana), CONTENT, ana.sealed)).toBeNull();
});

test("a sealed file opens with leave alone, and is unreadable in its store", async () => {
  const bytes = Buffer.from("%PDF de prueba");
  const file = await db.transaction().execute((tx) => keepSealedFile(ctx, tx, { kind: "voucher", folder: "vouchers/t", bytes }));
  expect(file.storedAs).toBe(`vouchers/t/${file.id}`);
  expect(Buffer.from((await ctx.files.read(file.storedAs))!).includes("PDF")).toBe(false);
  const leave = giveLeave("voucher", file.id, "open");
  expect(Buffer.from((await readSealedFile(ctx, leave, file.storedAs))!)).toEqual(bytes);
  expect(await readSealedFile(ctx, null, file.storedAs)).toBeNull();
  expect(await readSealedFile(ctx, leave, `${file.storedAs}0`)).toBeNull();
  const cast = { kind: "voucher", id: file.id, sight: "open" } as Leave<"voucher", "open">;
  await expect(readSealedFile(ctx, cast, file.storedAs)).rejects.toThrow("Nobody gave leave");
  // Files of older versions lie unsealed and have no key.
  await ctx.files.put("vouchers/t/old", bytes);
  expect(Buffer.from((await readSealedFile(ctx, giveLeave("voucher", randomUUID(), "open"), "vouchers/t/old"))!)).toEqual(bytes);
});

test("who cannot be forgotten keeps nobody else from it, and the failure is told at the end", async () => {
  const at = new Date();
  const pages = [[{ id: "a", at }, { id: "b", at }], [{ id: "c", at }], []]; // biome-ignore format: three pages
  const asked: (string | undefined)[] = [];
  const erased: string[] = [];
  const erase = async (id: string) => {
    if (id === "a") throw new Error("no");
    erased.push(id);
  };
  const read = (all: typeof pages) => async (after: { id: string } | undefined) => {
    asked.push(after?.id);
    return all[asked.length - 1]!;
  };
  await expect(eraseEach(read(pages), erase)).rejects.toThrow("1 could not be forgotten");
  expect([erased, asked]).toEqual([
    ["b", "c"],
    [undefined, "b", "c"],
  ]);
  asked.length = 0;
  await expect(eraseEach(read(pages.slice(1)), erase)).resolves.toBeUndefined();
});

test("requests are kept between half a year and two, as long as people were promised where nobody says so", async () => {
  expect(readRetention({ requests: 6, events: 1 })).toEqual({ requests: 6, events: 1 });
  const most = { requests: 24, events: 13 };
  for (const stored of [
    undefined,
    null,
    "",
    7,
    {},
    { requests: 5, events: 0 },
    { requests: 25, events: 14 },
    { requests: "9", events: 1.5 },
  ])
    expect(readRetention(stored)).toEqual(most);
  await sql`delete from settings where key = 'retention'`.execute(db);
  expect(await loadRetention(db)).toEqual(most);
  await sql`insert into settings (key, value) values ('other', '{"requests": 7}'), ('retention', '{"requests": 9, "events": 2}')`.execute(
    db,
  );
  expect(await loadRetention(db)).toEqual({ requests: 9, events: 2 });
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
