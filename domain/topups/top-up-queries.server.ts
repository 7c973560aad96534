import { sql } from "kysely";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import type { Db } from "#platform/db/db.ts";
import { type AskedTopUps, TOP_UP_PAGE, type TopUp, type TopUpLine } from "./top-up.ts";

/** Returns the top-ups of a center, newest first. */
export const topUpsOf = (db: Db, providerId: string): Promise<TopUpLine[]> =>
  lines(db).where("t.provider_id", "=", providerId).orderBy("t.asked_at", "desc").limit(100).execute() as Promise<TopUpLine[]>;

/** Returns a page of all centers' top-ups for our team, and the total number. */
export async function topUpsOfAll(db: Db, { search, status, method, sort, descending, page }: AskedTopUps, size = TOP_UP_PAGE) {
  const asked = lines(db)
    .$if(status !== null, (query) => query.where("t.status", "=", status!))
    .$if(method !== null, (query) => query.where("t.method", "=", method!))
    .$if(search !== null, (query) =>
      query.where(
        sql<boolean>`(p.name_norm like '%' || norm(${search}) || '%' or strpos(lower(t.reference), lower(${search})) > 0 or lower(t.payment_reference) = lower(${search}))`,
      ),
    );
  const direction = descending ? sql`desc` : sql`asc`;
  const order = {
    turn: sql`${WAITS} desc, case when ${WAITS} then t.sent_at end, t.asked_at desc`,
    center: sql`p.name_norm ${direction}, t.asked_at desc`,
    day: sql`t.asked_at ${direction}`,
    total: sql`t.net_cents + t.tax_cents ${direction}, t.asked_at desc`,
  }[sort];
  const [rows, { total }] = await Promise.all([
    asked
      .orderBy(sql`${order}, t.id`)
      .limit(size)
      .offset((page - 1) * size)
      .execute() as Promise<TopUpLine[]>,
    asked
      .clearSelect()
      .select((eb) => eb.fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
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
  const row = await lines(db)
    .where("t.id", "=", id)
    .$if(providerId !== "any", (query) => query.where("t.provider_id", "=", providerId))
    .select([
      "t.tax_basis_points as taxBasisPoints",
      "t.decided_at as decidedAt",
      "t.refusal_reason as refusalReason",
      "t.refunded_at as refundedAt",
      "t.refund_reason as refundReason",
      "t.checkout",
    ])
    .executeTakeFirst();
  if (!row) return null;
  const vouchers = await db
    .selectFrom("top_up_vouchers")
    .where("top_up_id", "=", id)
    .orderBy("sent_at", "desc")
    .select(["id", "file_name as fileName", "sent_at as sentAt"])
    .execute();
  return { ...row, vouchers } as unknown as TopUp;
}

/** Returns what the sandbox's page shows about a payment. */
export async function topUpInSandbox(db: Db, reference: string): Promise<TopUpLine | null> {
  const row = await lines(db).where("t.reference", "=", reference).where("t.gateway", "=", "sandbox").executeTakeFirst();
  return (row as TopUpLine | undefined) ?? null;
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

const WAITS = sql`(t.status in ('sent', 'confirming'))`;

const lines = (db: Db) =>
  db
    .selectFrom("top_ups as t")
    .innerJoin("provider_profiles as p", "p.id", "t.provider_id")
    .select([
      "t.id",
      "t.reference",
      "t.provider_id as providerId",
      "p.name as providerName",
      "t.method",
      "t.status",
      "t.net_cents as netCents",
      "t.tax_cents as taxCents",
      "t.asked_at as askedAt",
      "t.sent_at as sentAt",
      "t.gateway",
      "t.payment_reference as paymentReference",
    ]);
