import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import { endAllSharing } from "#domain/companions/take-part.server.ts";
import { eraseGuest, leaveConsultations } from "#domain/consultations/leave-consultations.server.ts";
import type { Context } from "#domain/context.ts";
import { eraseMessage } from "#domain/inbox/erase-message.server.ts";
import { queueMail } from "#domain/mail/queue-mail.server.ts";
import { endOfMailbox } from "#domain/newsletter/end-subscription.server.ts";
import { eraseLead } from "#domain/offers/erase-lead.server.ts";
import { eraseAccount } from "#domain/patients/delete-account.server.ts";
import { mailboxDigest } from "#domain/submissions/same-person.ts";
import { deleteKey } from "#domain/vault/subject-keys.server.ts";
import { RECEIPT_KEPT_DAYS } from "./erasure.ts";
import { leaveOfWorker } from "./erasure-access.ts";
import { unsealErasure } from "./sealed-erasure.server.ts";

/**
 * Erases everything that an erasure names, then says that it is done and queues the receipt. Each part is a transaction that a second
 * run leaves as it is, so a worker that was killed is simply run again.
 */
export async function erasePerson(context: Context, erasureId: string): Promise<"done" | "done-before"> {
  const row = await context.db.selectFrom("erasures").selectAll().where("id", "=", erasureId).executeTakeFirst();
  if (!row || row.done_at) return "done-before";
  // Not as the worker, whose erasures are those by age: centers would not hear of it.
  const ctx: Context = { ...context, actor: row.asked_by === null ? "cli" : `admin:${row.asked_by}` };
  for (const leadId of row.leads) await eraseLead(ctx, { leadId });
  for (const messageId of row.messages) await eraseMessage(ctx, { messageId });
  for (const guestId of row.guests) await eraseGuest(ctx, guestId);
  const address = await unsealErasure(ctx.keys, ctx.db, leaveOfWorker(erasureId), row.sealed);
  if (address) await endOfMailbox(ctx, address.email);
  if (row.account !== null) await eraseAccountById(ctx, row.account);
  return ctx.db.transaction().execute(async (tx) => {
    const done = await tx
      .updateTable("erasures")
      .set({ done_at: sql<Date>`now()` })
      .where("id", "=", erasureId)
      .where("done_at", "is", null)
      .returning("id")
      .executeTakeFirst();
    if (!done) return "done-before";
    await record(tx, {
      actor: ctx.actor,
      action: "person.erased",
      subjectType: "erasure",
      subjectId: erasureId,
      detail: { number: row.number },
    });
    if (address) {
      const person = mailboxDigest(ctx.keys, address.email);
      await queueMail(ctx, tx, { effectKey: `erasure:${erasureId}`, template: "person-erased", erasureId, person });
    }
    return "done";
  });
}

async function eraseAccountById(ctx: Context, userId: string): Promise<void> {
  const user = await ctx.db.selectFrom("users").select(["email", "email_verified"]).where("id", "=", userId).executeTakeFirst();
  if (!user) return;
  await leaveConsultations(ctx, userId);
  await eraseAccount(ctx, { userId, email: user.email, confirmed: user.email_verified }, endAllSharing);
}

/** Forgets the addresses of receipts that were sent, or given up, some days ago. */
export function forgetReceiptAddresses({ db }: Pick<Context, "db">): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const rows = await tx
      .updateTable("erasures")
      .set({ sealed: null })
      .where("sealed", "is not", null)
      .where("done_at", "<", sql<Date>`now() - make_interval(days => ${RECEIPT_KEPT_DAYS})`)
      .returning("id")
      .execute();
    for (const { id } of rows) await deleteKey(tx, { kind: "erasure", id });
  });
}
