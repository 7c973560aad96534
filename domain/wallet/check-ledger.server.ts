import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";

/** An error in a ledger: a code, and where it is. */
export interface LedgerFault {
  readonly fault:
    | "transfer-unbalanced"
    | "entry-of-another-kind"
    | "entry-without-transfer"
    | "balance-differs"
    | "balance-negative"
    | "running-balance-differs";
  /** The id of the transfer, or of the account. */
  readonly id: string;
}

/**
 * Reads the whole ledger and returns everything that does not add up. It does not trust the tables' constraints, since their owner can
 * remove them.
 */
export async function checkLedger(db: Db | Tx): Promise<LedgerFault[]> {
  const { rows } = await sql<LedgerFault>`
    select 'transfer-unbalanced' as fault, t.id::text from ledger_transfers t left join ledger_entries e on e.transfer_id = t.id group by t.id
      having count(e.id) <> 2 or coalesce(sum(e.amount_cents), 0) <> 0
        or sum(e.amount_cents) filter (where e.account_id = t.to_account) is distinct from t.amount_cents
        or sum(e.amount_cents) filter (where e.account_id = t.from_account) is distinct from -t.amount_cents
    union all
    select 'entry-of-another-kind', t.id::text from ledger_entries e join ledger_transfers t on t.id = e.transfer_id where e.kind <> t.kind
      group by t.id
    union all
    select distinct 'entry-without-transfer', e.transfer_id::text from ledger_entries e
      where not exists (select from ledger_transfers t where t.id = e.transfer_id)
    union all
    select 'balance-differs', a.id::text from ledger_accounts a left join ledger_entries e on e.account_id = a.id where a.kind = 'provider'
      group by a.id having a.balance_cents is distinct from coalesce(sum(e.amount_cents), 0)
    union all
    select 'balance-negative', id::text from ledger_accounts where balance_cents < 0
    union all
    select distinct 'running-balance-differs', account_id::text from (
      select e.account_id, e.balance_after_cents, sum(e.amount_cents) over (partition by e.account_id order by e.id) as expected
      from ledger_entries e join ledger_accounts a on a.id = e.account_id where a.kind = 'provider'
    ) run where balance_after_cents is distinct from expected
    order by fault, id`.execute(db);
  return rows;
}
