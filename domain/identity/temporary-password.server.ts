import { randomBytes } from "node:crypto";
import { type SqlBool, sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { managePeople, type PeopleAct, type PeopleOutcome } from "./manage-people.server.ts";
import { hashPassword } from "./password-hash.server.ts";
import { endSessions } from "./set-password.server.ts";

const PASSWORD_BYTES = 15;

/** Makes a password that is shown once, opens one session within a week, and has to be changed. */
export async function makeTemporaryPassword(): Promise<{ password: string; hash: string }> {
  const password = randomBytes(PASSWORD_BYTES).toString("base64url");
  return { password, hash: await hashPassword(password) };
}

/** How long somebody may sign in with a temporary password, by the database's clock. */
export const TEMPORARY_PASSWORD_LASTS = sql`interval '7 days'`;

/**
 * Gives a temporary password to people who cannot sign in, and ends their sessions. The passwords are in the outcome and nowhere
 * else.
 */
export async function giveTemporaryPasswords(
  ctx: Pick<Context, "db">,
  act: PeopleAct,
): Promise<PeopleOutcome & { passwords: ReadonlyMap<string, string> }> {
  // Hashing is slow on purpose, so it happens before the transaction.
  const made = new Map<string, { password: string; hash: string }>();
  for (const id of act.ids) made.set(id, await makeTemporaryPassword());
  const outcome = await managePeople(ctx, act, "password.temporary_given", async (tx, id) => {
    const { hash: password } = made.get(id)!;
    const changed = await tx
      .updateTable("profiles")
      .set({ has_temporary_password: true, temporary_password_expires_at: sql<Date>`now() + ${TEMPORARY_PASSWORD_LASTS}` })
      .where("user_id", "=", id)
      .where("suspended_at", "is", null)
      .returning("user_id")
      .executeTakeFirst();
    if (!changed) return null;
    await tx
      .insertInto("accounts")
      .values({ id, user_id: id, account_id: id, provider_id: "credential", password })
      .onConflict((conflict) => conflict.columns(["provider_id", "account_id"]).doUpdateSet({ password, updated_at: sql<Date>`now()` }))
      .execute();
    return { sessions: await endSessions(tx, id, sql<SqlBool>`true`) };
  });
  const given = outcome.outcome === "done" ? outcome.ids : [];
  return { ...outcome, passwords: new Map(given.map((id) => [id, made.get(id)!.password])) };
}
