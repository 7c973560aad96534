import { sql } from "kysely";
import { expect, test } from "vitest";
import { testContext } from "#tests/support/context.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { demoLeads } from "./data/leads.ts";
import { seedDemoLeads } from "./demo-leads.ts";
import { clearDemoWorld } from "./demo-world.ts";

const ctx = await testContext();
const rows = async <T>(query: ReturnType<typeof sql<T>>): Promise<T[]> => (await query.execute(ctx.db)).rows;

const named = sql`join settings s on s.key = 'demo_leads' join lateral jsonb_each_text(s.value) demo on demo.value = l.id::text`;

test("the demo requests are processed like real ones and end in every state", async () => {
  expect(await seedDemoLeads(ctx)).toBe(demoLeads.length);
  const states = await rows<{ key: string; status: string; spam_code: string | null; offers: number }>(sql`
    select demo.key, l.status, l.spam_code, (select count(*) from offers where lead_id = l.id and offers.status = 'open') as offers
    from leads l ${named} order by l.created_at`);
  expect(
    Object.fromEntries(states.map(({ key, status, spam_code, offers }) => [key, [status, offers, spam_code].filter((x) => x !== null)])),
  ).toEqual({
    maria: ["routed", 0],
    "maria-again": ["attached", 0],
    "maria-further": ["routed", 0],
    altagracia: ["routed", 2],
    jose: ["routed", 2],
    janet: ["routed", 3],
    laura: ["routed", 1],
    kirsys: ["routed", 1],
    pamela: ["routed", 1],
    rosanna: ["waiting", 0],
    ivette: ["unmatched", 0],
    ana: ["held", 0],
    wendy: ["routed", 1],
    milagros: ["unconfirmed", 0],
    throwaway: ["rejected", 0],
    robot: ["rejected", 0, "honeypot"],
    yokasta: ["advice", 0],
    thomas: ["routed", 1],
    erased: ["closed", 0],
    dulce: ["routed", 0],
    rafaela: ["closed", 0],
    yesenia: ["routed", 0],
    nieves: ["routed", 0],
    mercedes: ["routed", 0],
  });
});

test("the demo requests take no place in the pace of visitors' requests", async () => {
  expect(await rows(sql`select scope from lead_admissions`)).toEqual([]);
});

test("a request that no center got keeps the reasons", async () => {
  const passed = await rows(sql`
    select demo.key, c ->> 'reasons' as reasons
    from leads l ${named} join routing_decisions d on d.lead_id = l.id, jsonb_array_elements(d.candidates) c
    where l.status in ('unmatched', 'waiting', 'held') order by key`);
  expect(passed).toEqual([
    { key: "ana", reasons: '["quality_held"]' },
    { key: "ivette", reasons: '["country_not_served"]' },
    { key: "rosanna", reasons: '["daily_cap_reached"]' },
  ]);
});

test("each request that was opened was paid for in the ledger, so that both count the same purchases", async () => {
  const unpaid = await rows(sql`select o.id from offers o where purchased_at is not null and not exists (
    select from ledger_transfers t where t.kind = 'purchase' and t.subject_id = o.id::text and t.amount_cents = o.price_cents)`);
  const [sums] = await rows<{
    opened: number;
    paid: number;
  }>(sql`select (select count(*) from offers where purchased_at is not null) as opened,
    (select count(*) from ledger_transfers where kind = 'purchase') as paid`);
  expect(unpaid).toEqual([]);
  expect(sums!.paid).toBe(sums!.opened);
});

test("seeding again sends nothing", async () => {
  expect(await seedDemoLeads(ctx)).toBe(0);
});

test("clearing leaves no request of the demo world", async () => {
  await sql`insert into local_mail (message_id, mail_from, rcpt_to, subject, raw)
    select message_id, 'a@cuna.test', '{b@correo.example}', 'asunto', 'x' from mail_messages limit 1`.execute(ctx.db);
  await clearDemoWorld(openTestDatabase(ctx.databaseUrl, { role: "owner" }));
  expect(
    await rows(
      sql`select from leads union all select from offers union all select from subject_keys union all select from mail_messages union all select from local_mail union all select from mail_recipients`,
    ),
  ).toEqual([]);
});
