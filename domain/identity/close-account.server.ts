import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";

/** Deletes an account with all that hangs on it: sessions, ways to sign in, what its person kept. */
export function closeAccount({ db, actor }: Pick<Context, "db" | "actor">, userId: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await tx.deleteFrom("users").where("id", "=", userId).execute();
    await record(tx, { actor, action: "user.deleted", subjectType: "user", subjectId: userId });
  });
}
