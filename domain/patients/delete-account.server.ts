import type { Context } from "#domain/context.ts";
import { closeAccount } from "#domain/identity/close-account.server.ts";
import { type PasswordRefusal, provePassword } from "#domain/identity/prove-password.server.ts";
import { endOfMailbox } from "#domain/newsletter/end-subscription.server.ts";
import { eraseLeadsOfMailbox, type OwnMailbox } from "#domain/receivers/account-leads.server.ts";
import { holdTopUpsOf } from "#domain/topups/hold-top-ups.server.ts";

export interface DeleteAccountInput {
  userId: string;
  mailbox: OwnMailbox;
  password: string;
}

/**
 * Erases a patient for good: first their requests, each with its key, then the account with everything that belongs to it. After an
 * interruption the account still exists, and the command can be repeated. Returns how many requests were erased.
 */
export async function deleteAccount(
  ctx: Context,
  { userId, mailbox, password }: DeleteAccountInput,
): Promise<{ outcome: "deleted"; requests: number } | PasswordRefusal> {
  const proof = await provePassword(ctx, userId, password);
  if (proof.outcome !== "right") return proof;
  const requests = await eraseLeadsOfMailbox(ctx, mailbox);
  if (mailbox.confirmed) await endOfMailbox(ctx, mailbox.email);
  await closeAccount(ctx, userId, holdTopUpsOf);
  return { outcome: "deleted", requests };
}
