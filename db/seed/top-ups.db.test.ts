import { sql } from "kysely";
import { expect, test } from "vitest";
import { balanceOf } from "#domain/wallet/balance.server.ts";
import { testContext } from "#tests/support/context.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { clearDemoWorld } from "./demo-world.ts";
import { idOfCenter } from "./provider-rows.ts";
import { seedTopUps } from "./top-ups.ts";

const ctx = await testContext();
const rows = async (query: ReturnType<typeof sql>) => (await query.execute(ctx.db)).rows;

test("two top-ups are paid with their documents, and one waits with a voucher; a second start adds nothing", async () => {
  await seedTopUps(ctx);
  await seedTopUps(ctx);
  const topUps = await rows(sql`select t.status, t.method, d.number, s.demo from top_ups t
    left join fiscal_documents d on d.top_up_id = t.id left join fiscal_sequences s on s.id = d.sequence_id order by t.asked_at`);
  expect(topUps).toEqual([
    { status: "paid", method: "bank", number: "E310000000001", demo: true },
    { status: "paid", method: "card", number: "E310000000002", demo: true },
    { status: "sent", method: "bank", number: null, demo: null },
  ]);
  expect(await balanceOf(ctx.db, idOfCenter("Clínica Luna de Larimar"))).toBe(350_00);
});

test("clearing leaves nothing of them", async () => {
  await clearDemoWorld(openTestDatabase(ctx.databaseUrl, { role: "owner" }));
  const left = sql`select id::text from top_ups union all select id::text from ledger_transfers union all select id::text from fiscal_documents
    union all select id::text from fiscal_sequences union all select key from settings where key in ('bank_account', 'fiscal_issuer')`;
  expect(await rows(left)).toEqual([]);
});
