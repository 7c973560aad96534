import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { queueMail } from "#domain/mail/queue-mail.server.ts";
import { mailboxDigest } from "#domain/submissions/same-person.ts";
import { now } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { dayInSantoDomingo } from "#platform/format.ts";
import type { Role } from "./powers.ts";

/** What is needed to tell somebody about an invitation. */
export type InvitingContext = Pick<Context, "db" | "jobs" | "keys" | "publicUrl">;

/** Mails an invitation: at most once a day for each center, so that nobody is pestered through our mails. */
export async function mailInvitation(
  ctx: InvitingContext,
  tx: Tx,
  { id, providerId, email }: { id: string; providerId: string; email: string },
): Promise<void> {
  const person = mailboxDigest(ctx.keys, email);
  const today = dayInSantoDomingo(now());
  const effectKey = `team-invitation:${providerId}:${person.toString("base64url")}:${today}`;
  await queueMail(ctx, tx, { effectKey, template: "team-invitation", invitationId: id, person });
}

export interface InvitationToMail {
  readonly to: string;
  readonly center: string;
  readonly invitedBy: string;
  readonly role: Role;
  readonly expiresAt: Date;
}

/** Returns the contents of an invitation's mail; null once it was accepted, withdrawn or has expired. */
export async function invitationToMail(db: Db | Tx, invitationId: string | null): Promise<InvitationToMail | null> {
  if (!invitationId) return null;
  const row = await db
    .selectFrom("team_invitations as i")
    .innerJoin("provider_profiles as p", "p.id", "i.provider_id")
    .innerJoin("users as u", "u.id", "i.invited_by")
    .where("i.id", "=", invitationId)
    .where("i.accepted_at", "is", null)
    .where("i.expires_at", ">", sql<Date>`now()`)
    .select(["i.email as to", "p.name as center", "u.name as invitedBy", "i.role", "i.expires_at as expiresAt"])
    .executeTakeFirst();
  return (row as InvitationToMail | undefined) ?? null;
}
