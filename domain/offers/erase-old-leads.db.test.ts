import { sql } from "kysely";
import { expect, test } from "vitest";
import { eraseEach, type Place } from "#domain/vault/erase-each.server.ts";
import { testContext } from "#tests/support/context.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { addCenter, person, routed } from "#tests/support/leads.ts";
import { eraseOldLeads } from "./erase-old-leads.server.ts";

const ctx = await testContext();
const owner = openTestDatabase(ctx.databaseUrl, { role: "owner" });

test("a request that cannot be erased keeps nobody else's data, and is told", async () => {
  await addCenter(ctx, "luna");
  const leads: string[] = [];
  for (let n = 0; n < 3; n++) leads.push((await routed(ctx, { originSlug: "luna", form: person() })).leadId);
  const [first, ...others] = leads;
  await sql`update leads set created_at = now() - interval '25 months' where id = any(${leads}::uuid[])`.execute(owner);
  await sql`update leads set created_at = now() - interval '26 months' where id = ${first}`.execute(owner);
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$`.execute(owner);
  await sql`create trigger refuse before delete on subject_keys for each row when (old.subject_id = ${sql.lit(first)}) execute function refuse()`.execute(
    owner,
  );
  await expect(eraseOldLeads(ctx)).rejects.toThrow("1 could not be forgotten");
  const keys = () => ctx.db.selectFrom("subject_keys").select("subject_id").where("subject_id", "in", leads).execute();
  expect(await keys()).toEqual([{ subject_id: first }]);
  expect(others).toHaveLength(2);
  await sql`drop trigger refuse on subject_keys`.execute(owner);
  await eraseOldLeads(ctx);
  expect(await keys()).toEqual([]);
});

test("a shorter time of keeping holds from the next night", async () => {
  await addCenter(ctx, "sol");
  const { leadId } = await routed(ctx, { originSlug: "sol", form: person() });
  await sql`update leads set created_at = now() - interval '13 months' where id = ${leadId}`.execute(owner);
  const isKept = async () =>
    (await ctx.db.selectFrom("subject_keys").select("subject_id").where("subject_id", "=", leadId).execute()).length > 0;
  await eraseOldLeads(ctx);
  expect(await isKept()).toBe(true);
  await ctx.db
    .insertInto("settings")
    .values({ key: "retention", value: JSON.stringify({ requests: 12, events: 13 }) })
    .execute();
  await eraseOldLeads(ctx);
  expect(await isKept()).toBe(false);
});

test("however many there are, all are erased, and each is tried once", async () => {
  const all: Place[] = Array.from({ length: 2_501 }, (_, n) => ({ id: String(n).padStart(4, "0"), at: new Date(0) }));
  const tried: string[] = [];
  const readPage = async (after?: Place) => all.filter(({ id }) => !after || id > after.id).slice(0, 500);
  const work = eraseEach(readPage, async (id) => {
    tried.push(id);
    if (Number(id) < 600) throw new Error("refused");
  });
  await expect(work).rejects.toThrow("600 could not be forgotten");
  expect(tried).toEqual(all.map(({ id }) => id));
});
