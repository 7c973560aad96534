import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { queueMail } from "#domain/mail/queue-mail.server.ts";
import { databaseTime } from "#domain/submissions/database-time.server.ts";
import { domainOf, isAtDomain } from "./claim.ts";
import { readClaimToken } from "./claim-tokens.ts";
import { openClaimOf } from "./open-claim-of.server.ts";

export type MailboxOutcome = "sent" | "not-found" | "other-domain" | "sent-before";

/** Mails a link to a mailbox at the profile's own domain. Each mailbox gets one mail for a claim. */
export function askMailbox(ctx: Context, userId: string, claimId: string, email: string): Promise<MailboxOutcome> {
  return ctx.db.transaction().execute(async (tx): Promise<MailboxOutcome> => {
    const claim = await openClaimOf(tx, userId, claimId);
    if (!claim) return "not-found";
    const domain = domainOf(claim.website);
    if (!domain || !isAtDomain(email, domain)) return "other-domain";
    if (claim.proof_email !== null) return "sent-before";
    await tx.updateTable("profile_claims").set({ proof_email: email.toLowerCase() }).where("id", "=", claimId).execute();
    await queueMail(ctx, tx, { effectKey: `claim-mailbox:${claimId}`, template: "claim-mailbox", claimId });
    await record(tx, { actor: ctx.actor, action: "claim.mailbox-asked", subjectType: "claim", subjectId: claimId });
    return "sent";
  });
}

/** Records that the reader of a claim's mailbox confirmed it. Returns false for a link that is no longer valid. */
export function proveMailbox(ctx: Context, token: string): Promise<boolean> {
  return ctx.db.transaction().execute(async (tx) => {
    const claimId = readClaimToken(ctx.keys, token, await databaseTime(tx));
    if (!claimId) return false;
    const proven = await tx
      .updateTable("profile_claims")
      .set({ email_proven_at: sql`coalesce(email_proven_at, now())` })
      .where("id", "=", claimId)
      .where("proof_email", "is not", null)
      .where("status", "=", "open")
      .returning("id")
      .executeTakeFirst();
    if (proven) await record(tx, { actor: ctx.actor, action: "claim.mailbox-proven", subjectType: "claim", subjectId: proven.id });
    return proven !== undefined;
  });
}
