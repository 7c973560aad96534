import { type RawBuilder, sql } from "kysely";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import type { Db } from "#platform/db/db.ts";
import { every, type ListPage, listPage } from "#platform/db/list-page.ts";
import { type AskedTopUps, TOP_UP_PAGE, type TopUp, type TopUpLine } from "./top-up.ts";

const COLUMNS = sql`t.id, t.reference, t.provider_id as "providerId", p.name as "providerName", t.method, t.status, t.net_cents as "netCents",
  t.tax_cents as "taxCents", t.asked_at as "askedAt", t.sent_at as "sentAt", t.gateway, t.payment_reference as "paymentReference"`;
const FROM = sql`from top_ups t join provider_profiles p on p.id = t.provider_id`;
const WAITS = sql`(t.status in ('sent', 'confirming'))`;

/** Returns the top-ups of a center, newest first. */
export async function topUpsOf(db: Db, providerId: string): Promise<TopUpLine[]> {
  const { rows } =
    await sql<TopUpLine>`select ${COLUMNS} ${FROM} where t.provider_id = ${providerId}::uuid order by t.asked_at desc limit 100`.execute(
      db,
    );
  return rows;
}

/** Returns a page of all centers' top-ups for our team. */
export function topUpsOfAll(db: Db, asked: AskedTopUps, size = TOP_UP_PAGE): Promise<ListPage<TopUpLine>> {
  const { search, status, method } = asked;
  const where = every(
    status !== null && sql`t.status = ${status}`,
    method !== null && sql`t.method = ${method}`,
    search !== null &&
      sql`(p.name_norm like '%' || norm(${search}) || '%' or strpos(lower(t.reference), lower(${search})) > 0 or lower(t.payment_reference) = lower(${search}))`,
  );
  const list = {
    columns: COLUMNS,
    from: sql`${FROM} where ${where}`,
    orders: {
      turn: () => sql`${WAITS} desc, case when ${WAITS} then t.sent_at end, t.asked_at desc`,
      center: (direction: RawBuilder<unknown>) => sql`p.name_norm ${direction}, t.asked_at desc`,
      day: sql`t.asked_at`,
      total: (direction: RawBuilder<unknown>) => sql`t.net_cents + t.tax_cents ${direction}, t.asked_at desc`,
    },
    key: sql`t.id`,
  };
  return listPage(db, list, asked, size);
}

/** Returns how many top-ups wait for our team: to check a voucher, or for a gateway's report that may not come by itself. */
export async function countWaitingTopUps(db: Db): Promise<{ sent: number; confirming: number }> {
  const { rows } = await sql<{ sent: number; confirming: number }>`
    select count(*) filter (where status = 'sent') as sent, count(*) filter (where status = 'confirming') as confirming
    from top_ups where status in ('sent', 'confirming')`.execute(db);
  return rows[0]!;
}

/** Returns a top-up, or null when there is none, or when it belongs to another center. */
export async function topUpById(db: Db, id: string, providerId: string | "any"): Promise<TopUp | null> {
  if (!isRowId(id)) return null;
  const own = providerId !== "any" && sql`t.provider_id = ${providerId}::uuid`;
  const { rows } = await sql<Omit<TopUp, "vouchers">>`
    select ${COLUMNS}, t.tax_basis_points as "taxBasisPoints", t.decided_at as "decidedAt", t.refusal_reason as "refusalReason",
      t.refunded_at as "refundedAt", t.refund_reason as "refundReason", t.checkout
    ${FROM} where ${every(sql`t.id = ${id}::uuid`, own)}`.execute(db);
  if (!rows[0]) return null;
  const vouchers = await db
    .selectFrom("top_up_vouchers")
    .where("top_up_id", "=", id)
    .orderBy("sent_at", "desc")
    .select(["id", "file_name as fileName", "sent_at as sentAt"])
    .execute();
  return { ...rows[0], vouchers };
}

/** Returns what the sandbox's page shows about a payment. */
export async function topUpInSandbox(db: Db, reference: string): Promise<TopUpLine | null> {
  const { rows } = await sql<TopUpLine>`select ${COLUMNS} ${FROM} where t.reference = ${reference} and t.gateway = 'sandbox'`.execute(db);
  return rows[0] ?? null;
}

/** Returns reports of gateways about a top-up that our team should look at. */
export const oddPayments = (db: Db, topUpId: string) =>
  db
    .selectFrom("payment_events")
    .where("top_up_id", "=", topUpId)
    .where("effect", "in", ["mismatch", "second"])
    .orderBy("received_at")
    .select(["effect", "amount_cents as amountCents", "currency", "payment_reference as paymentReference", "received_at as receivedAt"])
    .execute();
