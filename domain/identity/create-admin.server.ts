import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Actor } from "#domain/audit/actor.ts";
import { record } from "#domain/audit/record.server.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { staysInTeam } from "./team.server.ts";
import { teamMay } from "./team-roles.ts";
import { makeTemporaryPassword, TEMPORARY_PASSWORD_LASTS } from "./temporary-password.server.ts";

interface Created {
  outcome: "created";
  userId: string;
  temporaryPassword: string;
}

export type CreateAdminOutcome =
  | Created
  /** The account existed and keeps its password. */
  | { outcome: "promoted"; userId: string }
  | { outcome: "already-admin"; userId: string };

/**
 * `exists`: the account exists, so use `grantAdmin`, with a reason. `not-allowed`: the inviting person is no longer an administrator.
 */
export type InviteAdminOutcome = Created | { outcome: "exists"; userId: string } | { outcome: "not-allowed" };

/**
 * Makes this person an administrator on behalf of somebody with access to the machine. `email` is a valid address; its case does not
 * matter.
 */
export async function createAdmin({ db }: { db: Db }, email: string): Promise<CreateAdminOutcome> {
  const { password: temporaryPassword, hash } = await makeTemporaryPassword();
  return db.transaction().execute(async (tx): Promise<CreateAdminOutcome> => {
    const { userId, isNew } = await accountOf(tx, email, hash);
    if (!(await gainsRole(tx, userId))) return { outcome: "already-admin", userId };
    await recordCreated(tx, "cli", userId, isNew);
    return isNew ? { outcome: "created", userId, temporaryPassword } : { outcome: "promoted", userId };
  });
}

/** Creates an administrator's account for a mailbox without an account. */
export async function inviteAdmin({ db }: { db: Db }, { by, email }: { by: string; email: string }): Promise<InviteAdminOutcome> {
  const { password: temporaryPassword, hash } = await makeTemporaryPassword();
  return db.transaction().execute(async (tx): Promise<InviteAdminOutcome> => {
    const { role } = await staysInTeam(tx, by);
    if (!role || !teamMay(role, "team", "act")) return { outcome: "not-allowed" };
    const { userId, isNew } = await accountOf(tx, email, hash);
    if (!isNew) return { outcome: "exists", userId };
    await gainsRole(tx, userId);
    await recordCreated(tx, `admin:${by}`, userId, isNew);
    return { outcome: "created", userId, temporaryPassword };
  });
}

/** Finds the account of a mailbox, or creates one with the temporary password that has this hash. */
async function accountOf(tx: Tx, email: string, password: string): Promise<{ userId: string; isNew: boolean }> {
  const address = email.trim().toLowerCase();
  const created = await tx
    .insertInto("users")
    .values({ id: randomUUID(), name: address, email: address })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!created) {
    const { id: userId } = await tx.selectFrom("users").select("id").where("email", "=", address).executeTakeFirstOrThrow();
    return { userId, isNew: false };
  }
  const { id } = created;
  await tx.insertInto("accounts").values({ id: randomUUID(), user_id: id, account_id: id, provider_id: "credential", password }).execute();
  await tx
    .insertInto("profiles")
    .values({
      user_id: id,
      user_type: "patient",
      has_temporary_password: true,
      temporary_password_expires_at: sql<Date>`now() + ${TEMPORARY_PASSWORD_LASTS}`,
      email: address,
    })
    .execute();
  return { userId: id, isNew: true };
}

async function gainsRole(tx: Tx, userId: string): Promise<boolean> {
  const gained = await tx
    .insertInto("user_roles")
    .values({ user_id: userId, role: "admin" })
    .onConflict((conflict) => conflict.doNothing())
    .returning("user_id")
    .executeTakeFirst();
  return gained !== undefined;
}

const recordCreated = (tx: Tx, actor: Actor, userId: string, isNew: boolean) =>
  record(tx, { actor, action: "admin.created", subjectType: "user", subjectId: userId, detail: { new_account: isNew } });
