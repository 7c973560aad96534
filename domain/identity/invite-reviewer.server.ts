import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { queueMail } from "#domain/mail/queue-mail.server.ts";
import type { Tx } from "#platform/db/db.ts";

/** The person who is invited to read and sign texts. */
interface Invited {
  email: string;
  name: string;
}

/** `taken`: the address belongs to an account of another kind, which stays as it is. */
export type InviteOutcome = { outcome: "invited"; userId: string; again: boolean } | { outcome: "taken" };

/**
 * Creates a reviewer's account and mails a link with which its person chooses a password within two weeks. Until then nobody can sign
 * in. Inviting the same person again mails another link.
 */
export async function inviteReviewerAccount(
  ctx: Pick<Context, "jobs" | "publicUrl">,
  tx: Tx,
  { email, name }: Invited,
): Promise<InviteOutcome> {
  const made = await tx
    .insertInto("users")
    .values({ id: randomUUID(), name, email })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("id")
    .executeTakeFirst();
  const { id } = made ?? (await tx.selectFrom("users").select("id").where("email", "=", email).executeTakeFirstOrThrow());
  if (made) await tx.insertInto("profiles").values({ user_id: id, user_type: "reviewer", first_name: name, email }).execute();
  else {
    const profile = await tx.selectFrom("profiles").select("user_type").where("user_id", "=", id).executeTakeFirst();
    if (profile?.user_type !== "reviewer") return { outcome: "taken" };
  }
  const resetId = randomUUID();
  await tx.insertInto("password_resets").values({ id: resetId, user_id: id, expires_at: sql<Date>`now() + interval '14 days'` }).execute();
  await queueMail(ctx, tx, {
    effectKey: `reviewer-invitation:${resetId}`,
    template: "reviewer-invitation",
    userId: id,
    accountEventId: resetId,
  });
  return { outcome: "invited", userId: id, again: !made };
}
