import type { Context } from "#domain/context.ts";
import { queueMail } from "#domain/mail/queue-mail.server.ts";
import { now } from "#platform/clock.ts";
import { requestReset } from "./reset-password.server.ts";
import { inSameTime } from "./same-time.ts";

/** One mail in this time, since somebody else may be typing the address. */
const PAUSE_MS = 20 * 60_000;

/**
 * Mails the next step once more: the link that confirms an account, or the one that opens it with another password. The answer and its
 * time are the same whether or not the account exists.
 */
export async function sendAgain(ctx: Context, email: string): Promise<void> {
  const user = await ctx.db.selectFrom("users").select(["id", "email_verified"]).where("email", "=", email).executeTakeFirst();
  if (user?.email_verified !== false) return requestReset(ctx, email);
  const effectKey = `account-confirmation:${user.id}:again:${Math.floor(now().getTime() / PAUSE_MS)}`;
  const queue = ctx.db.transaction().execute((tx) => queueMail(ctx, tx, { effectKey, template: "account-confirmation", userId: user.id }));
  return inSameTime(queue);
}
