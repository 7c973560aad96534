import { sql } from "kysely";
import type { Db } from "#platform/db/db.ts";
import { type WalletEntry, walletEntries } from "./wallet-entries.server.ts";

/** The statement of a wallet for one calendar month in Santo Domingo. */
export interface Statement {
  /** First and last day. */
  readonly from: string;
  readonly to: string;
  readonly openingCents: number;
  readonly closingCents: number;
  /** The oldest first. */
  readonly entries: readonly WalletEntry[];
}

const PAGE = 1000;

/** Returns the statement of a month such as '2026-11'. */
export async function statementOf(db: Db, providerId: string, month: string): Promise<Statement> {
  const { rows } = await sql<{ to: string }>`select ((${`${month}-01`}::date + interval '1 month')::date - 1) as to`.execute(db);
  const [from, to] = [`${month}-01`, rows[0]!.to];
  const entries: WalletEntry[] = [];
  for (let before: string | null = null, more = true; more; ) {
    const page: Awaited<ReturnType<typeof walletEntries>> = await walletEntries(
      db,
      providerId,
      { kinds: [], from, to },
      { before, size: PAGE },
    );
    entries.push(...(page?.entries ?? []));
    before = entries.at(-1)?.id ?? null;
    more = page?.more ?? false;
  }
  entries.reverse();
  const [first] = entries;
  const openingCents = first ? first.balanceCents - first.amountCents : await balanceBefore(db, providerId, from);
  return { from, to, openingCents, closingCents: entries.at(-1)?.balanceCents ?? openingCents, entries };
}

async function balanceBefore(db: Db, providerId: string, day: string): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select e.balance_after_cents as cents from ledger_accounts a join ledger_entries e on e.account_id = a.id
    where a.provider_id = ${providerId}::uuid and e.at < (${day}::date::timestamp at time zone 'America/Santo_Domingo')
    order by e.at desc, e.id desc limit 1`.execute(db);
  return rows[0]?.cents ?? 0;
}

/** Returns the months that a wallet has entries in, the newest first. */
export async function monthsOf(db: Db, providerId: string): Promise<string[]> {
  const { rows } = await sql<{ month: string }>`
    with own as (select id from ledger_accounts where provider_id = ${providerId}::uuid),
    span as (
      select (select min(at) from ledger_entries where account_id = own.id) as first, (select max(at) from ledger_entries where account_id = own.id) as last
      from own
    )
    select to_char(month, 'YYYY-MM') as month from span, generate_series(
      date_trunc('month', first at time zone 'America/Santo_Domingo'), date_trunc('month', last at time zone 'America/Santo_Domingo'), interval '1 month'
    ) as month order by month desc`.execute(db);
  return rows.map(({ month }) => month);
}
