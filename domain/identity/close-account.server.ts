import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";

/** Deletes an account with all that hangs on it: sessions, ways to sign in, what its person kept. */
export function closeAccount({ db, actor }: Pick<Context, "db" | "actor">, userId: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    // Deleting the account empties their column. Whoever moves a top-up holds it before the person whom it tells, and so does this.
    await tx.selectFrom("top_ups").select("id").where("asked_by", "=", userId).orderBy("id").forNoKeyUpdate().execute();
    await tx.deleteFrom("users").where("id", "=", userId).execute();
    await record(tx, { actor, action: "user.deleted", subjectType: "user", subjectId: userId });
  });
}
