import { randomUUID } from "node:crypto";
import { type RawBuilder, sql } from "kysely";
import { expect, test } from "vitest";
import { seedDemoLeads } from "#db/seed/demo-leads.ts";
import { idOfCenter } from "#db/seed/provider-rows.ts";
import { transferId } from "#domain/wallet/ledger.ts";
import { testContext } from "#tests/support/context.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { ledgerFaults } from "./ledger.ts";

const ctx = await testContext();
await seedDemoLeads(ctx);
const owner = openTestDatabase(ctx.databaseUrl, { role: "owner" });
const CARACOLA = idOfCenter("Unidad Caracola");
const own = sql`(select id from ledger_accounts where provider_id = ${CARACOLA}::uuid)`;
const newest = sql`(select transfer_id from ledger_entries where account_id = ${own} order by id desc limit 1)`;

/** Causes damage that only the owner of the tables can cause, checks the ledger, and undoes the damage. */
async function damaged(...damage: readonly RawBuilder<unknown>[]): Promise<string[]> {
  const undone = new Error("undone");
  let faults: string[] = [];
  const work = owner.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const one of damage) await one.execute(tx);
    faults = await ledgerFaults(tx);
    throw undone;
  });
  await work.catch((error: unknown) => {
    if (error !== undone) throw error;
  });
  return faults.map((fault) => fault.replace(/: \S+$/, ""));
}

test("the demo world's ledger adds up, and its picture is true", async () => {
  expect(await ledgerFaults(ctx.db)).toEqual([]);
  const account = ctx.db.selectFrom("ledger_accounts").select("balance_cents").where("provider_id", "=", CARACOLA);
  expect(await account.executeTakeFirst()).toEqual({ balance_cents: 19_900 });
});

const UNBALANCED = "transfer without two entries that sum to zero and say what it says";
const RUNNING = "account whose running balances are wrong";
const BALANCE = "account whose balance is not the sum of its entries";
const NOT_PAID = "offer that was opened without exactly one payment of its price";
const NOT_BOUGHT = "refund without a payment of the same amount before it";

test.each<[string, readonly RawBuilder<unknown>[], readonly string[]]>([
  ["an entry that is gone", [sql`delete from ledger_entries where transfer_id = ${newest} and account_id <> ${own}`], [UNBALANCED]],
  [
    "an entry that was raised",
    [sql`update ledger_entries set amount_cents = amount_cents + 1 where transfer_id = ${newest} and account_id <> ${own}`],
    [UNBALANCED],
  ],
  ["a transfer that says another amount", [sql`update ledger_transfers set amount_cents = 1 where id = ${newest}`], [NOT_PAID, UNBALANCED]],
  [
    "an entry of another kind",
    [sql`update ledger_entries set kind = 'correction' where transfer_id = ${newest} and account_id = ${own}`],
    ["transfer whose entries are of another kind"],
  ],
  [
    "entries without a transfer",
    [sql`delete from ledger_transfers where id = ${newest}`],
    [NOT_PAID, "entries of a transfer that is not there"],
  ],
  ["a balance that was written by hand", [sql`update ledger_accounts set balance_cents = balance_cents + 5 where id = ${own}`], [BALANCE]],
  [
    "a balance below zero",
    [
      sql`alter table ledger_accounts drop constraint ledger_accounts_balance_cents_check`,
      sql`update ledger_accounts set balance_cents = -1 where id = ${own}`,
    ],
    ["account below zero", BALANCE],
  ],
  [
    "a running balance that was written by hand",
    [sql`update ledger_entries set balance_after_cents = balance_after_cents + 5 where transfer_id = ${newest} and account_id = ${own}`],
    [RUNNING],
  ],
  [
    "an offer that was opened for nothing",
    [sql`update offers set status = 'purchased', purchased_at = now() where id = (select id from offers where status = 'open' limit 1)`],
    [NOT_PAID],
  ],
  [
    "an offer that another center paid",
    [sql`update offers set provider_id = ${idOfCenter("Clínica Coral Sereno")}::uuid where id = ${newest}`],
    [NOT_PAID],
  ],
])("names %s", async (_what, damage, faults) => {
  expect((await damaged(...damage)).toSorted()).toEqual(faults.toSorted());
});

test("names money that came back without having been paid", async () => {
  const offer = randomUUID();
  const id = transferId("refund", offer);
  const faults = await damaged(
    sql`insert into ledger_transfers (id, kind, from_account, to_account, amount_cents, subject_type, subject_id, actor)
      select ${id}, 'refund', r.id, ${own}, 1800, 'offer', ${offer}, 'cli' from ledger_accounts r where kind = 'revenue'`,
    sql`insert into ledger_entries (transfer_id, account_id, kind, amount_cents, balance_after_cents)
      select ${id}::uuid, ${own}, 'refund', 1800, balance_cents + 1800 from ledger_accounts where id = ${own}
      union all select ${id}::uuid, id, 'refund', -1800, null from ledger_accounts where kind = 'revenue'`,
    sql`update ledger_accounts set balance_cents = balance_cents + 1800 where id = ${own}`,
  );
  expect(faults).toEqual([NOT_BOUGHT]);
});
