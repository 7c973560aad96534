import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { queueMail } from "#domain/mail/queue-mail.server.ts";
import { leadOfMailbox } from "#domain/receivers/account-leads.server.ts";
import { mailboxDigest } from "#domain/submissions/same-person.ts";
import { now } from "#platform/clock.ts";
import type { Tx } from "#platform/db/db.ts";
import { dayInSantoDomingo } from "#platform/format.ts";
import { type Sharing, shareable } from "./companion.ts";

/** Somebody with an account, as their session knows them. */
export interface AccountHolder {
  readonly userId: string;
  readonly email: string;
  readonly emailConfirmed: boolean;
}

type Inviting = Pick<Context, "db" | "jobs" | "keys" | "publicUrl">;

/** How many mailboxes a patient may invite in a day, since each gets a mail that it did not ask for. */
const MAX_A_DAY = 3;

/**
 * Invites a second person into a patient's place, or into one of their requests, and mails them. One at a time: a new invitation takes the place of one that nobody
 * accepted.
 */
export function inviteCompanion(
  ctx: Inviting,
  host: AccountHolder,
  { email: typed, sees: ticked, tellsCenters, leadId = null }: Sharing & { email: string; leadId?: string | null },
): Promise<"invited" | "unconfirmed" | "own-mailbox" | "joined" | "too-many" | "no-such-request" | "nothing"> {
  const sees = shareable(ticked, leadId);
  return ctx.db.transaction().execute(async (tx) => {
    if (!host.emailConfirmed) return "unconfirmed";
    if (sees.length === 0) return "nothing";
    if (leadId !== null && !(await leadOfMailbox(ctx, { userId: host.userId, email: host.email, confirmed: true }, leadId)))
      return "no-such-request";
    const email = typed.toLowerCase();
    if (email === host.email.toLowerCase()) return "own-mailbox";
    await tx.selectFrom("users").select("id").where("id", "=", host.userId).forUpdate().execute();
    const before = await tx.selectFrom("companions").select(["id", "joined_at"]).where("host_id", "=", host.userId).executeTakeFirst();
    if (before?.joined_at) return "joined";
    if ((await invitedToday(tx, host.userId)) >= MAX_A_DAY) return "too-many";
    if (before) await tx.deleteFrom("companions").where("id", "=", before.id).execute();
    const { id } = await tx
      .insertInto("companions")
      .values({ host_id: host.userId, email, sees, tells_centers: tellsCenters, lead_id: leadId })
      .returning("id")
      .executeTakeFirstOrThrow();
    const person = mailboxDigest(ctx.keys, email);
    const effectKey = `companion:${host.userId}:${person.toString("base64url")}:${dayInSantoDomingo(now())}`;
    await queueMail(ctx, tx, { effectKey, template: "companion-invitation", companionId: id, person });
    await record(tx, {
      actor: `patient:${host.userId}`,
      action: "companion.invited",
      subjectType: "companion",
      subjectId: id,
      detail: { parts: sees, ...(leadId !== null && { lead: leadId }) },
    });
    return "invited";
  });
}

async function invitedToday(tx: Tx, userId: string): Promise<number> {
  const prefix = `companion:${userId}:`;
  const rows = await tx
    .selectFrom("mail_messages")
    .select("id")
    .where("template", "=", "companion-invitation")
    .where("effect_key", "like", `${prefix}%:${dayInSantoDomingo(now())}`)
    .execute();
  return rows.length;
}
