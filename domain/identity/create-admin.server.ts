import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Actor } from "#domain/audit/actor.ts";
import { record } from "#domain/audit/record.server.ts";
import type { Db } from "#platform/db/db.ts";
import { makeTemporaryPassword } from "./temporary-password.server.ts";

export type CreateAdminOutcome =
  | { outcome: "created"; userId: string; temporaryPassword: string }
  /** The account existed and keeps its password. */
  | { outcome: "promoted"; userId: string }
  | { outcome: "already-admin"; userId: string };

/** Makes this person an administrator. `email` has the form of an address; its case does not matter. */
export async function createAdmin({ db }: { db: Db }, email: string, actor: Actor = "cli"): Promise<CreateAdminOutcome> {
  const address = email.trim().toLowerCase();
  const { password: temporaryPassword, hash: password } = await makeTemporaryPassword();
  return db.transaction().execute(async (tx): Promise<CreateAdminOutcome> => {
    const created = await tx
      .insertInto("users")
      .values({ id: randomUUID(), name: address, email: address })
      .onConflict((conflict) => conflict.column("email").doNothing())
      .returning("id")
      .executeTakeFirst();
    const { id } = created ?? (await tx.selectFrom("users").select("id").where("email", "=", address).executeTakeFirstOrThrow());
    if (created) {
      await tx
        .insertInto("accounts")
        .values({ id: randomUUID(), user_id: id, account_id: id, provider_id: "credential", password })
        .execute();
      await tx
        .insertInto("profiles")
        .values({
          user_id: id,
          user_type: "patient",
          has_temporary_password: true,
          temporary_password_expires_at: sql<Date>`now() + interval '7 days'`,
          email: address,
        })
        .execute();
    }
    const gained = await tx
      .insertInto("user_roles")
      .values({ user_id: id, role: "admin" })
      .onConflict((conflict) => conflict.doNothing())
      .returning("user_id")
      .executeTakeFirst();
    if (!gained) return { outcome: "already-admin", userId: id };
    await record(tx, {
      actor,
      action: "admin.created",
      subjectType: "user",
      subjectId: id,
      detail: { new_account: Boolean(created) },
    });
    return created ? { outcome: "created", userId: id, temporaryPassword } : { outcome: "promoted", userId: id };
  });
}
