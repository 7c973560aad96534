import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import type { Db } from "#platform/db/db.ts";
import { log } from "#platform/log.ts";
import type { Gateway, PaymentStanding } from "#platform/payments/gateway.ts";
import { receivePayment } from "./receive-payment.server.ts";

interface Begun {
  id: string;
  reference: string;
  checkoutIds: string[];
  /** True when its checkout is so old that nobody will pay it any more. */
  overdue: boolean;
}

/** Each question may take half a minute, and the next run comes in a minute. */
const AT_ONCE = 20;
/** An unpaid checkout counts as over after this many days. The pages of gateways end long before. */
const MAX_DAYS = 3;
/** The number of days for which a silent gateway is asked. Our team decides what is left. */
const ASKED_DAYS = 30;

/**
 * Asks the gateway about payments that it has not reported, and books its answer as if it had come by itself: a paid one enters the
 * wallet even if its report was lost, or could not be booked. Each payment is asked about after two minutes, then more and more rarely,
 * until it is paid or a month has passed. What nobody paid ends as failed after three days. Returns how many were asked about.
 */
export async function askAboutPayments({ db, gateway }: Pick<Context, "db"> & { readonly gateway: Gateway | null }): Promise<number> {
  if (!gateway) return 0;
  const due = await takeDue(db, gateway.name);
  for (const begun of due) {
    const { id, reference, checkoutIds } = begun;
    try {
      // This happens outside of any transaction, since a gateway may take long.
      await settle(db, gateway, begun, await gateway.payment({ reference, checkoutIds }));
    } catch (error) {
      log.error({ error, topUp: id }, "a payment that a gateway was asked about was not booked, and is asked about again");
    }
  }
  return due.length;
}

/**
 * Takes the payments that are due, and sets their next time, so that two workers do not ask at once and a crash delays the question
 * only.
 */
async function takeDue(db: Db, gateway: string): Promise<Begun[]> {
  const { rows } = await sql<Begun>`
    update top_ups t set ask_gateway_at = case
      when now() - checkout_at < interval '1 hour' then now() + interval '2 minutes'
      when now() - checkout_at < interval '1 day' then now() + interval '15 minutes'
      when now() - checkout_at < make_interval(days => ${ASKED_DAYS}) then now() + interval '6 hours' end
    where id in (
      select id from top_ups where gateway = ${gateway} and status in ('asked', 'confirming', 'failed', 'canceled') and ask_gateway_at <= now()
      order by ask_gateway_at, id limit ${AT_ONCE} for no key update skip locked)
    returning id, reference, checkout_ids as "checkoutIds", checkout_at < now() - make_interval(days => ${MAX_DAYS}) as overdue`.execute(
    db,
  );
  return rows;
}

async function settle(db: Db, { name }: Gateway, { id, overdue }: Begun, standing: PaymentStanding): Promise<void> {
  if ("word" in standing) await receivePayment({ db }, name, standing.word);
  // While the gateway does not answer, the payment may exist: only its own report that nobody paid ends it.
  const unpaid = standing.standing === "unknown" ? standing.why === "not-found" : standing.standing !== "paid";
  if (overdue && unpaid) await giveUp(db, id, name);
}

/** Ends a payment that nobody made. Its center may try again, and a late report of payment still counts. */
function giveUp(db: Db, id: string, gateway: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const ended = await tx
      .updateTable("top_ups")
      .set({ status: "failed", decided_at: sql`now()`, decided_by: "worker" })
      .where("id", "=", id)
      .where("status", "in", ["asked", "confirming"])
      // A checkout that has begun since then has its own time.
      .where("checkout_at", "<", sql<Date>`now() - make_interval(days => ${MAX_DAYS})`)
      .returning("id")
      .executeTakeFirst();
    if (ended) await record(tx, { actor: "worker", action: "top_up.failed", subjectType: "top_up", subjectId: id, detail: { gateway } });
  });
}
