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

/** Ends what an account shares, while there is somebody to tell. The door gives it, since this slice knows no companions. */
export type EndSharing = (ctx: Context, userId: string) => Promise<void>;

/** Erases a patient's account, as they ask with their password. Returns how many requests went with it. */
export async function deleteAccount(
  ctx: Context,
  { mailbox, password }: DeleteAccountInput,
  endSharing: EndSharing,
): Promise<{ outcome: "deleted"; requests: number } | PasswordRefusal> {
  const proof = await provePassword(ctx, mailbox.userId, password);
  if (proof.outcome !== "right") return proof;
  return { outcome: "deleted", requests: await eraseAccount(ctx, mailbox, endSharing) };
}

/**
 * Erases a patient for good: first their requests, each with its key, then the account with everything that belongs to it. After an
 * interruption the account still exists, and the command can be repeated. Returns how many requests were erased.
 */
export async function eraseAccount(ctx: Context, mailbox: OwnMailbox, endSharing: EndSharing): Promise<number> {
  const { userId } = mailbox;
  await endSharing(ctx, userId);
  const requests = await eraseLeadsOfMailbox(ctx, mailbox);
  const left = await mailboxesLeft(ctx.db, userId);
  for (const email of mailbox.confirmed ? [mailbox.email, ...left] : left) await endOfMailbox(ctx, email);
  await closeAccount(ctx, userId, holdTopUpsOf);
  return requests;
}
