import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { queueMail } from "#domain/mail/queue-mail.server.ts";
import { mailboxDigest } from "#domain/submissions/same-person.ts";
import { now } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { dayInSantoDomingo } from "#platform/format.ts";
import { practiceToken } from "./practice-tokens.ts";

/** Mails an invitation: at most once a day for each center, so that nobody is pestered through our mails. */
export async function mailInvitation(
  ctx: Pick<Context, "jobs" | "keys" | "publicUrl">,
  tx: Tx,
  { id, centerId, email }: { id: string; centerId: string; email: string },
): Promise<void> {
  const person = mailboxDigest(ctx.keys, email);
  const effectKey = `practice:${centerId}:${person.toString("base64url")}:${dayInSantoDomingo(now())}`;
  await queueMail(ctx, tx, { effectKey, template: "practice-invitation", practiceInvitationId: id, person });
}

export interface PracticeToMail {
  readonly to: string;
  readonly name: string;
  readonly center: string;
  readonly city: string | null;
  readonly token: string;
  readonly expiresAt: Date;
}

/** Returns the contents of an invitation's mail; null once it was answered, withdrawn or has expired. */
export async function practiceToMail(
  { db, keys }: { db: Db | Tx; keys: Context["keys"] },
  id: string | null,
): Promise<PracticeToMail | null> {
  if (!id) return null;
  const row = await db
    .selectFrom("practice_invitations as i")
    .innerJoin("provider_profiles as p", "p.id", "i.center_id")
    .where("i.id", "=", id)
    .where("i.state", "=", "open")
    .where("i.email", "is not", null)
    .where("i.expires_at", ">", sql<Date>`now()`)
    .select(["i.email as to", "i.name", "p.name as center", "p.city", "i.expires_at as expiresAt"])
    .executeTakeFirst();
  return row ? { ...row, to: row.to!, token: practiceToken(keys, id, now()) } : null;
}
