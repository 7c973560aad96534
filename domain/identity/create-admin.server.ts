import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Actor } from "#domain/audit/actor.ts";
import { record } from "#domain/audit/record.server.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { staysInTeam } from "./team.server.ts";
import { type TeamRole, teamMay } from "./team-roles.ts";
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
  | { outcome: "has-role"; userId: string };

/**
 * `exists`: the account exists, and gets a role with `askRole`. `not-allowed`: the inviting person gives no roles, or no longer.
 */
export type InviteOutcome = Created | { outcome: "exists"; userId: string } | { outcome: "not-allowed" };

/**
 * Gives this person a role in our team, administrator unless another is named, on behalf of somebody with access to the machine. `email` is a valid address; its case does not
 * matter.
 */
export async function createAdmin({ db }: { db: Db }, email: string, role: TeamRole = "admin"): Promise<CreateAdminOutcome> {
  const { password: temporaryPassword, hash } = await makeTemporaryPassword();
  return db.transaction().execute(async (tx): Promise<CreateAdminOutcome> => {
    const { userId, isNew } = await accountOf(tx, email, hash);
    if (!(await gainsRole(tx, userId, role))) return { outcome: "has-role", userId };
    await recordCreated(tx, "cli", userId, { new_account: isNew, role });
    return isNew ? { outcome: "created", userId, temporaryPassword } : { outcome: "promoted", userId };
  });
}

/** Creates an account for a mailbox without one, for somebody who then gets a role (`askRole`). */
export async function inviteToTeam({ db }: { db: Db }, { by, email }: { by: string; email: string }): Promise<InviteOutcome> {
  const { password: temporaryPassword, hash } = await makeTemporaryPassword();
  return db.transaction().execute(async (tx): Promise<InviteOutcome> => {
    const { role } = await staysInTeam(tx, by);
    if (!role || !teamMay(role, "team", "act")) return { outcome: "not-allowed" };
    const { userId, isNew } = await accountOf(tx, email, hash);
    if (!isNew) return { outcome: "exists", userId };
    await record(tx, { actor: `admin:${by}`, action: "role.invited", subjectType: "user", subjectId: userId });
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

async function gainsRole(tx: Tx, userId: string, role: TeamRole): Promise<boolean> {
  const gained = await tx
    .insertInto("user_roles")
    .values({ user_id: userId, role })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ role }).where("user_roles.role", "!=", role))
    .returning("user_id")
    .executeTakeFirst();
  return gained !== undefined;
}

const recordCreated = (tx: Tx, actor: Actor, userId: string, detail: { new_account: boolean; role: TeamRole }) =>
  record(tx, { actor, action: "admin.created", subjectType: "user", subjectId: userId, detail });
