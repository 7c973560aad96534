import type { Context } from "#domain/context.ts";
import { queueMail } from "#domain/mail/queue-mail.server.ts";
import type { Tx } from "#platform/db/db.ts";

/**
 * Queues the mail that tells a center to forget a request. It belongs to the offer and not to the lead, so that erasing the lead does
 * not stop it: it says nothing about the person.
 */
export async function tellWithdrawal(ctx: Context, tx: Tx, offerId: string): Promise<void> {
  const center = await tx
    .selectFrom("offers as o")
    .innerJoin("provider_profiles as p", "p.id", "o.provider_id")
    .select("p.email")
    .where("o.id", "=", offerId)
    .executeTakeFirst();
  if (center?.email) await queueMail(ctx, tx, { effectKey: `offer-withdrawn:${offerId}`, template: "offer-withdrawn", offerId });
}
