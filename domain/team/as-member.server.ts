import { sql } from "kysely";
import type { AuditAct } from "#domain/audit/acts.ts";
import { type AuditDetail, type Named, record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { type Power, type Role, roleMay, rolesWith } from "./powers.ts";

/** A signed-in person, and the center for which they act. */
export interface Member {
  readonly userId: string;
  readonly providerId: string;
}

/** Returns this person's role in the center, or null when they do not belong to it. */
export async function roleOf(db: Db | Tx, { userId, providerId }: Member): Promise<Role | null> {
  const row = await db
    .selectFrom("provider_accounts")
    .select("role")
    .where("user_id", "=", userId)
    .where("provider_id", "=", providerId)
    .executeTakeFirst();
  return (row?.role ?? null) as Role | null;
}

/** Returns whether this person may do that for the center. Call it before expensive work. */
export async function mayDo(db: Db | Tx, member: Member, power: Power): Promise<boolean> {
  const role = await roleOf(db, member);
  return role !== null && roleMay(role, power);
}

/**
 * Returns whether this person may do that for the center, and locks the center, so that two people who save at once do so one after the
 * other.
 */
export async function mayIn(tx: Tx, { userId, providerId }: Member, power: Power): Promise<boolean> {
  const { rows } = await sql`
    select from provider_accounts a join provider_profiles p on p.id = a.provider_id
    where a.user_id = ${userId} and a.provider_id = ${providerId}::uuid and a.role = any(${rolesWith(power)})
    for no key update of p`.execute(tx);
  return rows.length > 0;
}

/** What was done, for the audit log; null when nothing changed. */
interface Act {
  readonly action: AuditAct;
  readonly detail?: AuditDetail;
}

/** The end of a change: what was done, and the result for the caller. */
export interface Change {
  readonly act: Act | null;
  readonly result: unknown;
}

/** Refuses an unnamed field in any of the acts with which a change may end. */
export type NamedActs<Done> = Done extends { act: { detail: infer Detail } } ? { act: { detail: Named<Detail> } } : Done;

/**
 * Runs a change for a center in one transaction, and logs it. Returns null, and changes nothing, when this person does not belong to the
 * center or their role lacks the power. `work` returns what was done and its result.
 */
export async function asMember<const Done extends Change>(
  { db }: Pick<Context, "db">,
  member: Member,
  power: Power,
  work: (tx: Tx) => Promise<Done & NamedActs<Done>>,
): Promise<Done["result"] | null> {
  return db.transaction().execute(async (tx) => {
    if (!(await mayIn(tx, member, power))) return null;
    const { act, result } = await work(tx);
    if (act) await record(tx, { ...act, actor: `provider:${member.userId}`, subjectType: "provider", subjectId: member.providerId });
    return result;
  });
}
