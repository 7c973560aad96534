import { type RawBuilder, sql } from "kysely";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import type { OwnAccount, TransferKind } from "#domain/wallet/ledger.ts";
import type { Db } from "#platform/db/db.ts";
import type { ReturnState } from "./return-list.ts";

/** A request for which money was paid or refunded, as far as it still exists. */
export interface PaidRequest {
  /** The id of the offer. */
  readonly id: string;
  readonly number: string;
  readonly service: string | null;
  readonly city: string | null;
  /** True when its contact data is open to the center. */
  readonly open: boolean;
  /** How far the center's wish to give it back has come. */
  readonly returned: ReturnState | null;
}

/** One line of a wallet. */
export interface WalletEntry {
  /** The id of the transfer. */
  readonly id: string;
  readonly at: Date;
  readonly kind: TransferKind;
  /** Negative for payments. */
  readonly amountCents: number;
  /** The balance after it. */
  readonly balanceCents: number;
  /** The account on the other side. */
  readonly other: OwnAccount | "provider";
  readonly request: PaidRequest | null;
  readonly detail: Readonly<Record<string, unknown>>;
}

export interface EntryFilter {
  /** Empty for all. */
  readonly kinds: readonly TransferKind[];
  /** Days in Santo Domingo, both included. */
  readonly from: string | null;
  readonly to: string | null;
}

/** Larger than all ids. */
const END = sql`9223372036854775807`;

/**
 * Returns the newest entries, or those before the given one, and whether there are more. Returns null for an entry that is not in this
 * wallet. However long the list is, each needs one step in an index: days are first converted to ids, since the times of an account rise
 * with them.
 */
export async function walletEntries(
  db: Db,
  providerId: string,
  { kinds, from, to }: EntryFilter,
  { before = null, size }: { before?: string | null; size: number },
): Promise<{ entries: WalletEntry[]; more: boolean } | null> {
  const account = await db.selectFrom("ledger_accounts").select("id").where("provider_id", "=", providerId).executeTakeFirst();
  if (!account) return before === null ? { entries: [], more: false } : null;
  const start = before === null ? undefined : await idOfEntry(db, account.id, before);
  if (before !== null && start === undefined) return null;
  const firstFrom = (moment: RawBuilder<unknown>) =>
    sql`coalesce((select id from ledger_entries where account_id = ${account.id} and at >= ${moment} order by at, id limit 1), ${END})`;
  const within = sql`account_id = ${account.id}
    ${start === undefined ? sql`` : sql`and id < ${start}`}
    ${from === null ? sql`` : sql`and id >= ${firstFrom(beginOf(from, 0))}`}
    ${to === null ? sql`` : sql`and id < ${firstFrom(beginOf(to, 1))}`}`;
  const newest = (kind: RawBuilder<unknown>) =>
    sql`(select * from ledger_entries where ${within} ${kind} order by id desc limit ${size + 1})`;
  // Each kind has a part of its own, since the planner uses the index of kinds only for a known kind.
  const parts = kinds.length === 0 ? [newest(sql``)] : kinds.map((kind) => newest(sql`and kind = ${kind}`));
  const { rows } = await sql<WalletEntry>`
    select t.id, e.at, e.kind, e.amount_cents as "amountCents", e.balance_after_cents as "balanceCents", t.detail, other.kind as other,
      case when l.id is not null then json_build_object('id', o.id, 'number', l.number, 'service', s.name, 'city', l.city,
        'open', o.status = 'purchased', 'returned', r.state) end as request
    from (${sql.join(parts, sql` union all `)}) e join ledger_transfers t on t.id = e.transfer_id
    join ledger_accounts other on other.id in (t.from_account, t.to_account) and other.id <> e.account_id
    left join offers o on o.id = (case when t.subject_type = 'offer' then t.subject_id end)::uuid
    left join leads l on l.id = o.lead_id left join lead_returns r on r.offer_id = o.id left join service_types s on s.id = l.service_type_id
    order by e.id desc limit ${size + 1}`.execute(db);
  return { entries: rows.slice(0, size), more: rows.length > size };
}

async function idOfEntry(db: Db, accountId: string, transferId: string): Promise<number | undefined> {
  if (!isRowId(transferId)) return undefined;
  const found = db.selectFrom("ledger_entries").select("id").where("transfer_id", "=", transferId).where("account_id", "=", accountId);
  return (await found.executeTakeFirst())?.id;
}

/** Selects the start of a day in Santo Domingo, or of the one this many days later. */
const beginOf = (day: string, days: number) => sql`((${day}::date + ${days}::int)::timestamp at time zone 'America/Santo_Domingo')`;
