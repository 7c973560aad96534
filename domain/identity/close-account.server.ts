import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import type { Tx } from "#platform/db/db.ts";

/**
 * Deletes an account with everything that belongs to it: sessions, ways to sign in, stored entries. `holdFirst` locks rows of other
 * slices whose column for the person is emptied by the deletion, in the order in which their own commands lock them.
 */
export function closeAccount(
  { db, actor }: Pick<Context, "db" | "actor">,
  userId: string,
  holdFirst: (tx: Tx, userId: string) => Promise<void>,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await holdFirst(tx, userId);
    await tx.deleteFrom("users").where("id", "=", userId).execute();
    await record(tx, { actor, action: "user.deleted", subjectType: "user", subjectId: userId });
  });
}
