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

/** Returns the ids of the administrators who are not suspended. */
export async function activeAdministrators(db: Db | Tx): Promise<string[]> {
  const rows = await db
    .selectFrom("user_roles as r")
    .innerJoin("profiles as p", "p.user_id", "r.user_id")
    .select("r.user_id")
    .where("r.role", "=", "admin" satisfies TeamRole)
    .where("p.suspended_at", "is", null)
    .orderBy("r.user_id")
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Everybody of our team by the id of their account. Who is suspended is not active. */
export type Team = ReadonlyMap<string, { role: TeamRole | null; active: boolean }>;

/** Returns the role that this person keeps until the transaction ends. Everybody of the team is locked. */
export async function staysInTeam(tx: Tx, userId: string): Promise<{ role: TeamRole | null; team: Team }> {
  const people = await tx
    .selectFrom("user_roles as r")
    .innerJoin("profiles as p", "p.user_id", "r.user_id")
    .select(["r.user_id", "r.role", "p.suspended_at"])
    .orderBy("r.user_id")
    .forUpdate()
    .execute();
  const team = new Map(people.map((one) => [one.user_id, { role: teamRoleOf(one.role), active: one.suspended_at === null }]));
  const own = team.get(userId);
  return { role: own?.active ? own.role : null, team };
}

/** Somebody of our team. */
export interface TeamMember {
  id: string;
  name: string;
  email: string;
  role: TeamRole | null;
  suspended: boolean;
  secondFactor: boolean;
}

/** Returns everybody of our team, administrators first. */
export async function teamPeople(db: Db): Promise<TeamMember[]> {
  const rows = await db
    .selectFrom("user_roles as r")
    .innerJoin("profiles as p", "p.user_id", "r.user_id")
    .innerJoin("users as u", "u.id", "r.user_id")
    .select(["u.id", nameOf.as("name"), "u.email", "r.role", "p.suspended_at", "u.two_factor_enabled as secondFactor"])
    .orderBy(sql`r.role <> 'admin'`)
    .orderBy("name")
    .execute();
  return rows.map(({ role, suspended_at, ...person }) => ({ ...person, role: teamRoleOf(role), suspended: suspended_at !== null }));
}

/** A change of role that waits for a second administrator. */
export interface WaitingRole {
  id: string;
  name: string;
  email: string;
  before: TeamRole | null;
  role: TeamRole | null;
  reason: string;
  askedBy: string;
  askedByName: string;
  askedAt: Date;
}

/** Returns the changes that wait, the oldest first. */
export async function waitingRoles(db: Db): Promise<WaitingRole[]> {
  const rows = await db
    .selectFrom("team_role_changes as c")
    .innerJoin("profiles as p", "p.user_id", "c.user_id")
    .innerJoin("profiles as a", "a.user_id", "c.asked_by")
    .select(["c.id", nameOf.as("name"), "p.email", "c.before_role", "c.role", "c.reason", "c.asked_by as askedBy", "c.asked_at as askedAt"])
    .select(sql<string>`coalesce(nullif(concat_ws(' ', a.first_name, a.last_name), ''), a.email)`.as("askedByName"))
    .where("c.decided_at", "is", null)
    .orderBy("c.asked_at")
    .execute();
  return rows.map(({ before_role, role, ...row }) => ({ ...row, before: teamRoleOf(before_role), role: teamRoleOf(role) }));
}

/** Returns a change to mail to those who may confirm it; null once it was decided. */
export const roleToConfirm = async (db: Db, id: string): Promise<WaitingRole | null> =>
  (await waitingRoles(db)).find((one) => one.id === id) ?? null;

/** Returns the account of a mailbox, or null. */
export async function accountAt(db: Db, email: string): Promise<{ id: string } | null> {
  const row = await db.selectFrom("users").select("id").where("email", "=", email.trim().toLowerCase()).executeTakeFirst();
  return row ?? null;
}

/** Returns the mailbox of an account, or null. */
export async function mailboxOfAccount(db: Db, id: string): Promise<string | null> {
  const row = await db.selectFrom("users").select("email").where("id", "=", id).executeTakeFirst();
  return row?.email ?? null;
}
