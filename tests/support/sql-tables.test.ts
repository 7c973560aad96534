import { expect, test } from "vitest";
import { tablesIn } from "./sql-tables.ts";

const KNOWN = new Set(["leads", "offers", "provider_profiles", "sources", "articles"]);
const readsOf = (text: string) => tablesIn(text, KNOWN).reads;
const writesOf = (text: string) => tablesIn(text, KNOWN).writes;

test.each([
  'tx.insertInto("offers")',
  'db\n  .updateTable("offers")',
  'tx.deleteFrom("offers as o")',
  'const OFFERS = "offers" as const; tx.insertInto(OFFERS)',
  "sql`insert into offers (id)`",
  "sql`with x as (update offers o set status = 1) select`",
  "sql`UPDATE ONLY public.offers SET a = 1`",
  "sql`update\n  offers\n  set a = 1`",
  "sql`delete from offers where id = 1`",
  "sql`truncate offers`",
  "sql`truncate table offers`",
  "sql`merge into offers using x on true`",
  `sql\`insert into \${sql.table("offers")} (id)\``,
  'client.query("delete from offers where id = $1")',
])("a write is found however it is written: %s", (text) => {
  expect(writesOf(text)).toEqual(["offers"]);
  expect(readsOf(text)).toEqual([]);
});

test.each([
  'db.selectFrom("leads")',
  'db.selectFrom("leads as l")',
  'db.selectFrom(["leads as l", "elsewhere as e"])',
  'query.innerJoin("leads as l", "l.id", "o.lead_id")',
  'query.leftJoin("leads", (join) => join.onTrue())',
  'query.where(({ exists, selectFrom }) => exists(selectFrom("leads").select("id")))',
  'query.where((eb) => eb.exists(eb.selectFrom("leads as l").select("l.id")))',
  'const TABLE = "leads as l"; db.selectFrom(TABLE)',
  'const TABLE = "leads as l" as const; db.selectFrom(TABLE)',
  'const OF = { table: "leads" } as const; db.selectFrom(OF.table)',
  "sql`select id from leads`",
  'sql`select id from "leads"`',
  "sql`select id from public.leads l`",
  "sql`select id from elsewhere e, leads l`",
  "sql`select id from elsewhere e join lateral (select 1) x on true, leads`",
  "sql`select id from elsewhere e left join leads on true`",
  "sql`select (select count(*) from leads l where l.id = e.id)`",
  `sql\`select id from \${sql.table("leads")}\``,
  `const L = sql.table("leads"); sql\`select id from \${L} l\``,
  `const FROM = sql\`leads l join elsewhere e on true\`; sql\`select id from \${FROM}\``,
  "sql`exists (table leads)`",
  'client.query("select id from leads where id = $1")',
  `const rows = (from: string) => sql\`select id from \${sql.raw(from)}\`; rows("leads");`,
])("a read is found however it is written: %s", (text) => {
  expect(readsOf(text)).toEqual(["leads"]);
  expect(writesOf(text)).toEqual([]);
});

test.each([
  "sql`select extract(epoch from leads.created_at)`",
  "sql`select id from elsewhere e where leads > 1`",
  "sql`select 'from leads' as said`",
  "sql`with leads as (select 1) select * from leads`",
  "sql`select id from elsewhere for update of leads`",
  "sql`insert into elsewhere (id) values (1) on conflict (id) do update set leads = 1`",
  'const status = "leads"; send(status);',
  'Array.from("leads")',
  "// select id from leads",
])("what only looks like one is none: %s", (text) => {
  expect(tablesIn(text, KNOWN)).toEqual({ reads: [], writes: [] });
});

test("a table that only its function knows: the texts and types of the module say which it may be", () => {
  expect(
    writesOf(`type Table = "sources" | "articles";\nconst write = (table: Table) => sql\`insert into \${sql.table(table)} (id)\`;`),
  ).toEqual(["articles", "sources"]);
});
