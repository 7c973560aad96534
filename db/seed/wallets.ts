import { randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { DB } from "#db/types.ts";
import type { Context } from "#domain/context.ts";
import { databaseTime } from "#domain/submissions/database-time.server.ts";
import { type OwnAccount, type TransferKind, transferId } from "#domain/wallet/ledger.ts";
import type { Tx } from "#platform/db/db.ts";
import { movesOfAnswered } from "./answered.ts";
import { walletDays } from "./data/wallets.ts";
import { demoId, noonOf } from "./demo-ids.ts";
import { idOfCenter } from "./provider-rows.ts";

/** One movement of money, with its moment. */
interface Moved {
  id: string;
  kind: TransferKind;
  own: OwnAccount;
  cents: number;
  at: string;
  subject: { type: string; id: string };
  detail: Record<string, string>;
}

/** A request that was opened and later erased, so that only the ledger still tells of it. */
interface PastRequest {
  id: string;
  offerId: string;
  service: string;
  cents: number;
  shared: boolean;
  at: string;
  returnedAt: string | null;
}

const minutesAfter = (moment: string, minutes: number) => new Date(Date.parse(moment) + minutes * 60_000).toISOString();

function historyOf(center: string) {
  const moved: Moved[] = [];
  const requests: PastRequest[] = [];
  const days = walletDays.find((wallet) => wallet.center === center)!.days;
  for (const day of days) {
    const at = noonOf(day.on);
    const id = demoId(`wallet of ${center} on ${day.on}`);
    if ("topUp" in day) {
      const common = { id, at, subject: { type: "top_up", id }, detail: { reference: day.reference } };
      moved.push({ ...common, kind: "top_up", own: day.by, cents: day.topUp * 100 });
      continue;
    }
    const { service, price, shared = false, welcome, returnedOn } = day;
    const returnedAt = returnedOn ? noonOf(returnedOn) : null;
    requests.push({ id: demoId(`request opened with ${id}`), offerId: id, service, cents: price * 100, shared, at, returnedAt });
    const paid = { cents: price * 100, subject: { type: "offer", id } };
    if (welcome) moved.push({ ...paid, id: transferId("welcome", id), kind: "welcome", own: "promotions", at, detail: {} });
    moved.push({ ...paid, id, kind: "purchase", own: "revenue", at: minutesAfter(at, 1), detail: {} });
    if (returnedAt)
      moved.push({
        ...paid,
        id: transferId("refund", id),
        kind: "refund",
        own: "revenue",
        at: returnedAt,
        detail: { reason: "patient-withdrew" },
      });
  }
  return { moved, requests };
}

/** Returns what the requests of `answered.ts` cost a center. That file adds the requests themselves. */
function movesBefore(center: string, now: Date): Moved[] {
  const answered = movesOfAnswered(now);
  if (answered.center !== center) return [];
  return answered.moves.map(({ id, kind, cents, at }) => ({
    ...{ id, kind, cents, at: at.toISOString(), detail: {} },
    own: kind === "purchase" ? "revenue" : "bank",
    subject: { type: kind === "purchase" ? "offer" : "top_up", id },
  }));
}

/** Returns every request of the past that the demo world invents. */
const pastRequestIds = () => walletDays.flatMap(({ center }) => historyOf(center).requests.map(({ id }) => id));

/**
 * Adds the history of the demo world's wallets once. It is written directly, since commands cannot book at past moments. Later
 * movements go through the commands.
 */
export async function seedWallets({ db }: Pick<Context, "db">): Promise<void> {
  const now = await databaseTime(db);
  for (const { center } of walletDays)
    await db.transaction().execute(async (tx) => {
      const providerId = idOfCenter(center);
      const made = await sql`
        insert into ledger_accounts (kind, provider_id, balance_cents) values ('provider', ${providerId}, 0)
        on conflict do nothing returning id`.execute(tx);
      if (made.rows.length === 0) return;
      const { moved, requests } = historyOf(center);
      const all = [...moved, ...movesBefore(center, now)].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
      for (const request of requests) await insertPast(tx, providerId, request);
      let balance = 0;
      for (const one of all) balance = await insertMoved(tx, providerId, one, balance);
      await tx.updateTable("ledger_accounts").set({ balance_cents: balance }).where("provider_id", "=", providerId).execute();
    });
}

async function insertPast(tx: Tx, providerId: string, request: PastRequest): Promise<void> {
  const { id, offerId, service, cents, shared, at, returnedAt } = request;
  await sql`
    insert into leads (id, number, status, kind, source, service_type_id, email_digest, phone_digest, body_digest, idempotency_key, created_at, routed_at)
    values (${id}, 'CU-2026-' || lpad(nextval('lead_numbers')::text, 5, '0'), 'closed', 'center', 'dialog', ${service}, ${randomBytes(32)},
      ${randomBytes(32)}, ${randomBytes(32)}, ${id}, ${at}, ${at})`.execute(tx);
  await tx
    .insertInto("offers")
    .values({
      id: offerId,
      lead_id: id,
      provider_id: providerId,
      status: "withdrawn",
      exclusivity: shared ? "shared" : "exclusive",
      price_cents: cents,
      made_at: at,
      answer_by: minutesAfter(at, 2880),
      opened_at: at,
      purchased_at: minutesAfter(at, 1),
      purchased_by: "cli",
      answered_at: returnedAt ? null : minutesAfter(at, 60),
      withdrawn_at: returnedAt ?? minutesAfter(at, 2880),
      withdrawn_by: returnedAt ? "patient" : "erasure",
      acknowledged_at: minutesAfter(at, 2940),
    })
    .execute();
}

async function insertMoved(
  tx: Tx,
  providerId: string,
  { id, kind, own, cents, at, subject, detail }: Moved,
  before: number,
): Promise<number> {
  const theirs = kind === "purchase" ? -cents : cents;
  await sql`
    with own as (select id from ledger_accounts where kind = ${own}), theirs as (select id from ledger_accounts where provider_id = ${providerId}),
    made as (
      insert into ledger_transfers (id, kind, from_account, to_account, amount_cents, subject_type, subject_id, actor, detail, at)
      select ${id}, ${kind}, case when ${theirs}::bigint < 0 then theirs.id else own.id end, case when ${theirs}::bigint < 0 then own.id else theirs.id end,
        ${cents}, ${subject.type}, ${subject.id}, 'cli', ${JSON.stringify(detail)}::jsonb, ${at}::timestamptz from own, theirs
    )
    insert into ledger_entries (transfer_id, account_id, kind, amount_cents, balance_after_cents, at)
    select ${id}::uuid, theirs.id, ${kind}, ${theirs}::bigint, ${before + theirs}::bigint, ${at}::timestamptz from theirs
    union all select ${id}::uuid, own.id, ${kind}, ${-theirs}::bigint, null, ${at}::timestamptz from own`.execute(tx);
  return before + theirs;
}

export async function deletePastRequests(tx: Kysely<DB>): Promise<void> {
  await tx.deleteFrom("leads").where("id", "in", pastRequestIds()).execute();
}
