import { sql } from "kysely";
import type { Actor } from "#domain/audit/actor.ts";
import type { Tx } from "#platform/db/db.ts";
import type { AccountName, TransferKind } from "./ledger.ts";
import { tellLowBalance } from "./low-balance.server.ts";
import { openAccount } from "./open-account.server.ts";

export interface Transfer {
  /** Chosen by the caller: two transfers with the same id are one. */
  readonly id: string;
  readonly kind: TransferKind;
  readonly from: AccountName;
  readonly to: AccountName;
  /** In US cents; zero when free. */
  readonly amountCents: number;
  /** What it is for: an offer, a top-up. */
  readonly subject: { readonly type: string; readonly id: string };
  readonly actor: Actor;
  /** Ids, codes and numbers, as in the audit log. */
  readonly detail?: Readonly<Record<string, string | number | boolean | null>>;
}

/** `repeated`: a transfer with this id exists and stays. */
export type TransferOutcome =
  | { outcome: "done" }
  | { outcome: "repeated" }
  | { outcome: "insufficient" /** The payer's balance. */; balanceCents: number };

interface Account {
  id: string;
  /** Null for an account of ours, whose balance is not stored. */
  purse: { provider: string; balanceCents: number } | null;
}

/**
 * Moves money between two accounts. A provider never pays more than its balance. Providers' accounts are locked in the order of their
 * ids, and made when they are missing. Throws when the same id was used for another transfer.
 */
export async function transfer(tx: Tx, asked: Transfer): Promise<TransferOutcome> {
  const { from, to, amountCents } = asked;
  if (!Number.isSafeInteger(amountCents) || amountCents < 0) throw new RangeError(`a transfer of ${amountCents} cents`);
  const accounts = await lockAccounts(tx, [from, to]);
  const [payer, payee] = [accounts[0]!, accounts[1]!];
  if (await madeBefore(tx, asked, payer, payee)) return { outcome: "repeated" };
  if (payer.purse && payer.purse.balanceCents < amountCents) return { outcome: "insufficient", balanceCents: payer.purse.balanceCents };
  if (!(await insertTransfer(tx, asked, payer, payee))) {
    // Nobody locks our own accounts, so between two of them the same transfer may have been made just now.
    await madeBefore(tx, asked, payer, payee);
    return { outcome: "repeated" };
  }
  await enter(tx, asked, payer, -amountCents);
  await enter(tx, asked, payee, amountCents);
  return { outcome: "done" };
}

async function madeBefore(tx: Tx, { id, kind, amountCents }: Transfer, payer: Account, payee: Account): Promise<boolean> {
  const before = await tx.selectFrom("ledger_transfers").selectAll().where("id", "=", id).executeTakeFirst();
  if (!before) return false;
  const same =
    before.kind === kind && before.amount_cents === amountCents && before.from_account === payer.id && before.to_account === payee.id;
  if (!same) throw new Error(`transfer ${id} was made before, and was another one`);
  return true;
}

async function insertTransfer(
  tx: Tx,
  { id, kind, amountCents, subject, actor, detail = {} }: Transfer,
  payer: Account,
  payee: Account,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("ledger_transfers")
    .values({
      id,
      kind,
      from_account: payer.id,
      to_account: payee.id,
      amount_cents: amountCents,
      subject_type: subject.type,
      subject_id: subject.id,
      actor,
      detail: JSON.stringify(detail),
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

async function enter(tx: Tx, { id: transferId, kind, subject }: Transfer, account: Account, amountCents: number): Promise<void> {
  const { id, purse } = account;
  const after = purse ? purse.balanceCents + amountCents : null;
  await tx
    .insertInto("ledger_entries")
    .values({
      transfer_id: transferId,
      account_id: id,
      kind,
      amount_cents: amountCents,
      balance_after_cents: after,
      // The time is read while the account is locked, so that an account's times rise with its ids.
      at: sql`clock_timestamp()`,
    })
    .execute();
  if (after === null) return;
  await tx.updateTable("ledger_accounts").set({ balance_cents: after }).where("id", "=", id).execute();
  const { provider, balanceCents: before } = purse!;
  await tellLowBalance(tx, { transferId, kind, provider, subjectId: subject.id, before, after });
}

/** Returns the accounts in the given order. Our own are never locked. */
async function lockAccounts(tx: Tx, names: readonly AccountName[]): Promise<Account[]> {
  const providers = [...new Set(names.flatMap((name) => (typeof name === "string" ? [] : [name.provider])))].sort();
  for (const provider of providers) await openAccount(tx, provider);
  const { rows: theirs } = await sql<{ id: string; provider: string; balanceCents: number }>`
    select id, provider_id as provider, balance_cents as "balanceCents" from ledger_accounts
    where provider_id = any(${providers}::uuid[]) order by provider_id for no key update`.execute(tx);
  const ours = await tx.selectFrom("ledger_accounts").select(["id", "kind"]).where("kind", "<>", "provider").execute();
  return names.map((name) => {
    if (typeof name === "string") return { id: ours.find(({ kind }) => kind === name)!.id, purse: null };
    const { id, ...purse } = theirs.find(({ provider }) => provider === name.provider)!;
    return { id, purse };
  });
}
