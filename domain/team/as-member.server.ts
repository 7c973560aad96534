import type { AuditAct } from "#domain/audit/acts.ts";
import { type AuditDetail, type Named, record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import type { Role } from "./place.ts";
import { roleIn } from "./places.server.ts";

/** A signed-in person, and the center that they act for. */
export interface Member {
  readonly userId: string;
  readonly providerId: string;
}

/** Returns whether the center is this person's, for work that is too dear to begin for anybody else. */
export async function isMember(db: Db | Tx, { userId, providerId }: Member): Promise<boolean> {
  const row = await db
    .selectFrom("provider_accounts")
    .select("role")
    .where("user_id", "=", userId)
    .where("provider_id", "=", providerId)
    .executeTakeFirst();
  return row !== undefined;
}

/** What was done, for the audit log; null when nothing changed. */
export interface Act<Detail extends AuditDetail = AuditDetail> {
  readonly action: AuditAct;
  readonly detail?: Detail & Named<Detail>;
}

/**
 * Runs a change for a center in one transaction, with its line in the audit log. Returns null, and changes nothing, when the center is
 * none of this person's. `work` returns what was done and its result.
 */
export async function asMember<T, const Detail extends AuditDetail = AuditDetail>(
  { db }: Pick<Context, "db">,
  { userId, providerId }: Member,
  work: (tx: Tx, role: Role) => Promise<{ act: Act<Detail> | null; result: T }>,
): Promise<T | null> {
  return db.transaction().execute(async (tx) => {
    const role = await roleIn(tx, userId, providerId);
    if (!role) return null;
    const { act, result } = await work(tx, role);
    if (act) await record(tx, { ...(act as Act), actor: `provider:${userId}`, subjectType: "provider", subjectId: providerId });
    return result;
  });
}
