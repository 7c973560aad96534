import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { type EntryFilter, walletEntries } from "#domain/offers/wallet-entries.server.ts";
import { balanceOf } from "#domain/wallet/balance.server.ts";
import { ENTRY_GROUPS } from "#domain/wallet/ledger.ts";
import { openDatabase } from "#platform/db/db.ts";
import { largeWorld } from "./large-world.ts";
import { type BudgetedPromise, type Figure, percentile } from "./promise.ts";

const ENTRIES = 1_000_000;
const ALL: EntryFilter = { kinds: [], from: null, to: null };

/** Fills one wallet with a million lines, a top-up before every hundred requests, among those of a thousand other centers. */
async function fill(url: string): Promise<string> {
  const owner = openDatabase(url, { role: "owner", max: 1 });
  const { rows } = await sql<{ id: string }>`select id from provider_profiles order by id`.execute(owner);
  const [{ id }, ...others] = rows as [{ id: string }, ...{ id: string }[]];
  await sql`set session_replication_role = replica`.execute(owner);
  await sql`insert into ledger_accounts (kind, provider_id, balance_cents)
    select 'provider', unnest(${[id, ...others.map((other) => other.id)]}::uuid[]), 0`.execute(owner);
  await sql`
    with theirs as (select id from ledger_accounts where provider_id = ${id}), numbered as (
      select n, gen_random_uuid() as id, case when n % 101 = 0 then 'top_up' else 'purchase' end as kind,
        case when n % 101 = 0 then 180000 else 1800 end as cents, now() - (${ENTRIES}::int - n) * interval '30 seconds' as at
      from generate_series(0, ${ENTRIES - 1}::int) n
    ), made as (
      insert into ledger_transfers (id, kind, from_account, to_account, amount_cents, subject_type, subject_id, actor, at)
      select n.id, n.kind, case n.kind when 'top_up' then bank.id else theirs.id end, case n.kind when 'top_up' then theirs.id else revenue.id end,
        n.cents, 'test', n.id::text, 'cli', n.at
      from numbered n, theirs, ledger_accounts bank, ledger_accounts revenue where bank.kind = 'bank' and revenue.kind = 'revenue'
    )
    insert into ledger_entries (transfer_id, account_id, kind, amount_cents, balance_after_cents, at)
    select n.id, theirs.id, n.kind, case n.kind when 'top_up' then n.cents else -n.cents end, 180000 - (n.n % 101) * 1800, n.at
    from numbered n, theirs order by n.n`.execute(owner);
  await sql`set session_replication_role = default`.execute(owner);
  await sql`vacuum analyze ledger_entries, ledger_transfers, ledger_accounts`.execute(owner);
  await owner.destroy();
  return id;
}

/** Measures the lists and the balance of a wallet with a million lines. */
export default {
  name: "ledger",
  slow: true,
  async measure() {
    await using world = await largeWorld(1000);
    const { db } = world;
    const id = await fill(world.url);
    const middle = await sql<{ id: string }>`
      select transfer_id as id from ledger_entries order by id offset ${ENTRIES / 2} limit 1`.execute(db);
    const before = middle.rows[0]!.id;
    const day = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
    const questions: Readonly<Record<string, () => Promise<unknown>>> = {
      "balance, a million entries": () => balanceOf(db, id),
      "  first page": () => walletEntries(db, id, ALL, { size: 10 }),
      "  page in the middle": () => walletEntries(db, id, ALL, { before, size: 10 }),
      "  top-ups alone, from the middle": () => walletEntries(db, id, { ...ALL, kinds: ENTRY_GROUPS.recargas }, { before, size: 10 }),
      "  a kind that is not there": () => walletEntries(db, id, { ...ALL, kinds: ENTRY_GROUPS.devoluciones }, { size: 10 }),
      "  a week half a year ago": () => walletEntries(db, id, { kinds: [], from: day(187), to: day(180) }, { size: 10 }),
      "  after an entry that is not there": () => walletEntries(db, id, ALL, { before: randomUUID(), size: 10 }),
    };
    const figures: Figure[] = [];
    for (const [what, ask] of Object.entries(questions)) {
      const times: number[] = [];
      for (let run = 0; run < 60; run++) {
        const started = performance.now();
        await ask();
        times.push(performance.now() - started);
      }
      figures.push({ what, value: percentile(times.slice(10), 0.5), unit: "ms", of: "value", budget: { atMost: 20 } });
    }
    return figures;
  },
} satisfies BudgetedPromise;
