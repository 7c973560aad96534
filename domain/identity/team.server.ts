import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";
import { type Area, type Right, rolesIn, type TeamRole, teamRoleOf } from "./team-roles.ts";

const nameOf = sql<string>`coalesce(nullif(concat_ws(' ', p.first_name, p.last_name), ''), p.email)`;

/** Returns the names of those who may see an area or act in it, for somebody who may not. */
export async function whoMay(db: Db, area: Area, right: Right): Promise<string[]> {
  const rows = await db
    .selectFrom("user_roles as r")
    .innerJoin("profiles as p", "p.user_id", "r.user_id")
    .select(nameOf.as("name"))
    .where("r.role", "in", rolesIn(area, right))
    .where("p.suspended_at", "is", null)
    .orderBy("name")
    .limit(5)
    .execute();
  return rows.map(({ name }) => name);
}

/** Returns the role that this person keeps until the transaction ends. Everybody of the team is locked. */
export async function staysInTeam(tx: Tx, userId: string): Promise<{ role: TeamRole | null; team: ReadonlySet<string> }> {
  const people = await tx
    .selectFrom("user_roles as r")
    .innerJoin("profiles as p", "p.user_id", "r.user_id")
    .select(["r.user_id", "r.role", "p.suspended_at"])
    .orderBy("r.user_id")
    .forUpdate()
    .execute();
  const own = people.find((one) => one.user_id === userId && one.suspended_at === null);
  return { role: teamRoleOf(own?.role ?? null), team: new Set(people.map(({ user_id }) => user_id)) };
}
