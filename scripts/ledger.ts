/**
 * `npm run ledger:check` reads the whole ledger and exits with 1 and a list of everything that does not add up: transfers and their two
 * entries, balances, running balances, and the offers that were paid and refunded.
 */
import { type RawBuilder, sql } from "kysely";
import { checkLedger } from "#domain/wallet/check-ledger.server.ts";
import { type Db, openDatabase, type Tx } from "#platform/db/db.ts";
import { withDatabase } from "./command.ts";

const FAULTS: Readonly<Record<string, string>> = {
  "transfer-unbalanced": "transfer without two entries that sum to zero and say what it says",
  "entry-of-another-kind": "transfer whose entries are of another kind",
  "entry-without-transfer": "entries of a transfer that is not there",
  "balance-differs": "account whose balance is not the sum of its entries",
  "balance-negative": "account below zero",
  "running-balance-differs": "account whose running balances are wrong",
  "offer-not-paid-once": "offer that was opened without exactly one payment of its price",
  "credit-not-given-once": "credit by hand whose signatures and money do not match",
  "refund-without-purchase": "refund without a payment of the same amount before it",
};

/**
 * Selects contradictions between offers, credits and money: each opened offer with a price was paid once, every refund belongs to a
 * payment, and a credit by hand entered its wallet once or, without its signatures, never.
 */
const offersQuery: RawBuilder<{ fault: string; id: string }> = sql`
  select 'offer-not-paid-once' as fault, o.id::text from offers o
  left join ledger_transfers t on t.subject_type = 'offer' and t.subject_id = o.id::text and t.kind = 'purchase'
  left join ledger_accounts a on a.id = t.from_account and a.provider_id = o.provider_id
  where o.status in ('purchased', 'returned') or o.purchased_at is not null
  group by o.id having (o.price_cents > 0 and (count(t.id) <> 1 or count(a.id) <> 1)) or count(t.id) > 1 or max(t.amount_cents) <> o.price_cents
  union all
  select 'refund-without-purchase', r.id::text from ledger_transfers r where r.kind = 'refund' and not exists (
    select from ledger_transfers p where p.kind = 'purchase' and p.subject_type = r.subject_type and p.subject_id = r.subject_id
      and p.from_account = r.to_account and p.amount_cents = r.amount_cents and p.at <= r.at)
  union all
  select 'credit-not-given-once', c.id::text from credits c
  left join ledger_transfers t on t.subject_type = 'credit' and t.subject_id = c.id::text and t.kind = 'credit'
  left join ledger_accounts a on a.id = t.to_account and a.provider_id = c.provider_id
  group by c.id having count(t.id) <> (c.state = 'given')::int or count(a.id) <> count(t.id) or max(t.amount_cents) <> c.amount_cents
  order by fault, id`;

/** Returns every fault in words. */
export async function ledgerFaults(db: Db | Tx): Promise<string[]> {
  const own = await checkLedger(db);
  const { rows: ofOffers } = await offersQuery.execute(db);
  return [...own, ...ofOffers].map(({ fault, id }) => `${FAULTS[fault]}: ${id}`);
}

if (import.meta.main)
  await withDatabase(async ({ url }) => {
    const db = openDatabase(url, { max: 1, limits: { statementMs: 600_000, lockMs: 5000, silenceMs: 600_000 } });
    try {
      const faults = await ledgerFaults(db);
      console.log(faults.length === 0 ? "The ledger adds up." : faults.join("\n"));
      if (faults.length > 0) process.exitCode = 1;
    } finally {
      await db.destroy();
    }
  });
