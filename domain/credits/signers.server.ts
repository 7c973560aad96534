import { sql } from "kysely";
import { rolesIn } from "#domain/identity/team-roles.ts";
import type { Db, Tx } from "#platform/db/db.ts";

/** Returns the names of those who may sign a credit that this person asks for. */
export async function otherSigners(db: Db | Tx, by: string): Promise<string[]> {
  const rows = await db
    .selectFrom("user_roles as r")
    .innerJoin("profiles as p", "p.user_id", "r.user_id")
    .select(sql<string>`coalesce(nullif(concat_ws(' ', p.first_name, p.last_name), ''), p.email)`.as("name"))
    .where("r.role", "in", rolesIn("money", "act"))
    .where("r.user_id", "!=", by)
    .where("p.suspended_at", "is", null)
    .orderBy("name")
    .limit(5)
    .execute();
  return rows.map(({ name }) => name);
}
