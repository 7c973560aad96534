import type { AuditAct } from "#domain/audit/acts.ts";
import { type AuditDetail, type Named, record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import type { Role } from "./place.ts";
import { roleIn } from "./places.server.ts";

/** A signed-in person, and the center for which they act. */
export interface Member {
  readonly userId: string;
  readonly providerId: string;
}

/** Returns whether this person manages the center. Call it before expensive work. */
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
 * Runs a change for a center in one transaction, and logs it. Returns null, and changes nothing, when this person does not manage the
 * center. `work` returns what was done and its result.
 */
export async function asMember<const Done extends Change>(
  { db }: Pick<Context, "db">,
  { userId, providerId }: Member,
  work: (tx: Tx, role: Role) => Promise<Done & NamedActs<Done>>,
): Promise<Done["result"] | null> {
  return db.transaction().execute(async (tx) => {
    const role = await roleIn(tx, userId, providerId);
    if (!role) return null;
    const { act, result } = await work(tx, role);
    if (act) await record(tx, { ...act, actor: `provider:${userId}`, subjectType: "provider", subjectId: providerId });
    return result;
  });
}
