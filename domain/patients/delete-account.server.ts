import type { Context } from "#domain/context.ts";
import { mailboxesLeft } from "#domain/identity/change-email.server.ts";
import { closeAccount } from "#domain/identity/close-account.server.ts";
import { type PasswordRefusal, provePassword } from "#domain/identity/prove-password.server.ts";
import { endOfMailbox } from "#domain/newsletter/end-subscription.server.ts";
import { eraseLeadsOfMailbox, type OwnMailbox } from "#domain/receivers/account-leads.server.ts";
import { holdTopUpsOf } from "#domain/topups/hold-top-ups.server.ts";

export interface DeleteAccountInput {
  mailbox: OwnMailbox;
  password: string;
}

/**
 * Erases a patient for good: first their requests, each with its key, then the account with everything that belongs to it. After an
 * interruption the account still exists, and the command can be repeated. Returns how many requests were erased.
 */
export async function deleteAccount(
  ctx: Context,
  { mailbox, password }: DeleteAccountInput,
): Promise<{ outcome: "deleted"; requests: number } | PasswordRefusal> {
  const { userId } = mailbox;
  const proof = await provePassword(ctx, userId, password);
  if (proof.outcome !== "right") return proof;
  const requests = await eraseLeadsOfMailbox(ctx, mailbox);
  const left = await mailboxesLeft(ctx.db, userId);
  for (const email of mailbox.confirmed ? [mailbox.email, ...left] : left) await endOfMailbox(ctx, email);
  await closeAccount(ctx, userId, holdTopUpsOf);
  return { outcome: "deleted", requests };
}
