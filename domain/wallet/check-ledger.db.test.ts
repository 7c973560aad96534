import { randomUUID } from "node:crypto";
import { type RawBuilder, sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import type { Tx } from "#platform/db/db.ts";
import { testContext } from "#tests/support/context.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { addCenter } from "#tests/support/leads.ts";
import { moved } from "#tests/support/wallet.ts";
import { checkLedger } from "./check-ledger.server.ts";
import { transfer } from "./transfer.server.ts";

const ctx = await testContext();
const owner = openTestDatabase(ctx.databaseUrl, { role: "owner" });
const [payer, payee] = [(await addCenter(ctx, "paga")).id, (await addCenter(ctx, "cobra")).id];
await moved(ctx, payer, 10_000);

let id = "";
beforeEach(async () => {
  id = randomUUID();
  const between = { from: { provider: payer }, to: { provider: payee }, amountCents: 700 } as const;
  await ctx.db
    .transaction()
    .execute((tx) => transfer(tx, { id, kind: "correction", ...between, subject: { type: "test", id }, actor: "cli" }));
});

/** Returns what is found once the damage is done by somebody who lifted the tables' own rules, and leaves the ledger as it was. */
async function faultsAfter(...damage: RawBuilder<unknown>[]): Promise<string[]> {
  const undone = new Error("undone");
  let found: string[] = [];
  const look = async (tx: Tx) => {
    await sql`set constraints all deferred`.execute(tx);
    await sql`alter table ledger_entries drop constraint ledger_entries_transfer_id_fkey`.execute(tx);
    await sql`alter table ledger_entries drop constraint ledger_entries_transfer_id_account_id_key`.execute(tx);
    await sql`alter table ledger_accounts drop constraint ledger_accounts_balance_cents_check`.execute(tx);
    for (const one of damage) await one.execute(tx);
    found = [...new Set((await checkLedger(tx)).map(({ fault }) => fault))];
    throw undone;
  };
  await owner
    .transaction()
    .execute(look)
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  return found;
}

const accountOf = (provider: string) => sql`(select id from ledger_accounts where provider_id = ${provider}::uuid)`;
const entryOf = (provider: string) => sql`transfer_id = ${id}::uuid and account_id = ${accountOf(provider)}`;

test("nothing is wrong with what the commands wrote", async () => {
  expect(await faultsAfter()).toEqual([]);
});

test("a transfer has two entries, whose amounts are its own, of the one who pays and the one who is paid", async () => {
  const unbalanced = async (...damage: RawBuilder<unknown>[]) => expect(await faultsAfter(...damage)).toContain("transfer-unbalanced");
  const more = (provider: string, cents: number) => sql`
    insert into ledger_entries (transfer_id, account_id, kind, amount_cents) values (${id}::uuid, ${accountOf(provider)}, 'correction', ${cents})`;
  await unbalanced(sql`delete from ledger_entries where ${entryOf(payer)}`);
  // The sum is right, and so is what each got.
  await unbalanced(more(payee, 0));
  // The number is right.
  await unbalanced(sql`update ledger_entries set amount_cents = amount_cents + 1 where ${entryOf(payee)}`);
  await unbalanced(sql`update ledger_entries set amount_cents = amount_cents + 1 where ${entryOf(payer)}`);
  // The number and the sum are right.
  await unbalanced(sql`update ledger_entries set amount_cents = -amount_cents where transfer_id = ${id}::uuid`);
  await unbalanced(sql`update ledger_transfers set amount_cents = amount_cents + 1 where id = ${id}::uuid`);
  const bank = sql`(select id from ledger_accounts where kind = 'bank')`;
  await unbalanced(sql`update ledger_transfers set to_account = ${bank} where id = ${id}::uuid`);
  await unbalanced(sql`update ledger_transfers set from_account = ${bank} where id = ${id}::uuid`);
});

test("an entry is of its transfer's kind, and of a transfer that is there", async () => {
  expect(await faultsAfter(sql`update ledger_entries set kind = 'refund' where ${entryOf(payer)}`)).toEqual(["entry-of-another-kind"]);
  expect(await faultsAfter(sql`delete from ledger_transfers where id = ${id}::uuid`)).toEqual(["entry-without-transfer"]);
});

test("a balance is the sum of its entries, after each of them, and never below zero", async () => {
  const set = (cents: number) =>
    sql`update ledger_accounts set balance_cents = balance_cents + ${cents} where provider_id = ${payer}::uuid`;
  expect(await faultsAfter(set(1))).toEqual(["balance-differs"]);
  expect(await faultsAfter(set(-20_000))).toEqual(["balance-differs", "balance-negative"]);
  const after = sql`update ledger_entries set balance_after_cents = balance_after_cents + 1 where ${entryOf(payer)}`;
  expect(await faultsAfter(after)).toEqual(["running-balance-differs"]);
});
