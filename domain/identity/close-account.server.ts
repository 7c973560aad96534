import { verifyPassword } from "better-auth/crypto";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import type { Db } from "#platform/db/db.ts";

/** Whether this is the password of the account: asked again before what cannot be undone. */
export async function hasPassword(db: Db, userId: string, password: string): Promise<boolean> {
  const account = await db
    .selectFrom("accounts")
    .select("password")
    .where("user_id", "=", userId)
    .where("provider_id", "=", "credential")
    .executeTakeFirst();
  return account?.password != null && (await verifyPassword({ hash: account.password, password }));
}

/** Deletes an account with all that hangs on it: sessions, ways to sign in, what its person kept. */
export function closeAccount({ db, actor }: Pick<Context, "db" | "actor">, userId: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await tx.deleteFrom("users").where("id", "=", userId).execute();
    await record(tx, { actor, action: "user.deleted", subjectType: "user", subjectId: userId });
  });
}
