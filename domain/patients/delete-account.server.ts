import type { Context } from "#domain/context.ts";
import { knowsPassword } from "#domain/identity/change-password.server.ts";
import { closeAccount } from "#domain/identity/close-account.server.ts";
import { eraseLeadsOfMailbox, type OwnMailbox } from "#domain/leads/account-leads.server.ts";

export interface DeleteAccountInput {
  userId: string;
  mailbox: OwnMailbox;
  password: string;
}

/**
 * Forgets a patient for good: their requests, each with its key, and then the account with all that hangs on it. When it is
 * interrupted, the account is still there to do it again.
 */
export async function deleteAccount(
  ctx: Context,
  { userId, mailbox, password }: DeleteAccountInput,
): Promise<{ outcome: "deleted" | "wrong-password" }> {
  if (!(await knowsPassword(ctx, userId, password))) return { outcome: "wrong-password" };
  await eraseLeadsOfMailbox(ctx, mailbox);
  await closeAccount(ctx, userId);
  return { outcome: "deleted" };
}
