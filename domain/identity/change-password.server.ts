import type { Context } from "#domain/context.ts";
import { hashPassword } from "./password-hash.server.ts";
import { type PasswordRefusal, provePassword } from "./prove-password.server.ts";
import { setPassword } from "./set-password.server.ts";
import type { Viewer } from "./viewer.ts";

/** Changes the password of somebody who knows the present one. Their other sessions end. */
export async function changePassword(
  ctx: Context,
  viewer: Viewer,
  { current, next }: { current: string; next: string },
): Promise<{ outcome: "changed" } | PasswordRefusal> {
  const proof = await provePassword(ctx, viewer.userId, current);
  if (proof.outcome !== "right") return proof;
  await change(ctx, viewer, next, "password.changed");
  return { outcome: "changed" };
}

/** Replaces the temporary password with which this person has just signed in. */
export async function replaceTemporaryPassword(ctx: Context, viewer: Viewer, next: string): Promise<void> {
  if (viewer.temporaryPassword) await change(ctx, viewer, next, "password.temporary_replaced");
}

async function change(
  ctx: Context,
  { userId, sessionId, userType }: Viewer,
  next: string,
  action: Parameters<typeof setPassword>[2]["action"],
) {
  const hash = await hashPassword(next);
  await ctx.db
    .transaction()
    .execute((tx) => setPassword(ctx, tx, { userId, hash, keep: sessionId, actor: `${userType}:${userId}`, action }));
}
