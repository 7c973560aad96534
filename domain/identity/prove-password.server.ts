import type { Context } from "#domain/context.ts";
import { ownPasswordTries } from "./attempts.server.ts";
import { verifyPassword } from "./password-hash.server.ts";

export type PasswordRefusal = { outcome: "wrong-password" } | { outcome: "limited"; retryAfterSeconds: number };

/** Asks somebody who is signed in for their password again. A stranger at an open browser has ten attempts in a quarter of an hour. */
export async function provePassword(
  ctx: Pick<Context, "db" | "keys">,
  userId: string,
  password: string,
): Promise<{ outcome: "right" } | PasswordRefusal> {
  const tries = ownPasswordTries(ctx, userId);
  const wait = await tries.count();
  if (wait !== null) return { outcome: "limited", retryAfterSeconds: wait };
  const account = await ctx.db
    .selectFrom("accounts")
    .select("password")
    .where("user_id", "=", userId)
    .where("provider_id", "=", "credential")
    .executeTakeFirst();
  if (!account?.password || !(await verifyPassword(password, account.password))) return { outcome: "wrong-password" };
  await tries.forget();
  return { outcome: "right" };
}
