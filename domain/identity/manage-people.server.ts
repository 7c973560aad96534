import type { AuditAct } from "#domain/audit/acts.ts";
import { type AuditDetail, type Named, record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import type { Tx } from "#platform/db/db.ts";

/** An administrator's act on people, with the reason that is logged. */
export interface PeopleAct {
  by: string;
  ids: readonly string[];
  reason: string;
}

/** `yourself`: an administrator cannot do this to their own account. `not-allowed`: they are no longer an administrator. */
export type PeopleOutcome = { outcome: "done"; ids: string[] } | { outcome: "yourself" | "not-allowed" };

/**
 * Runs an act on each of these people in one transaction, and logs it for each person that it changed: `change` returns null for the
 * others. All administrators are locked and read again, so the acting person stays an administrator until the commit: of two who suspend
 * each other, one remains.
 */
export function managePeople<const Detail extends AuditDetail>(
  { db }: Pick<Context, "db">,
  { by, ids, reason }: PeopleAct,
  action: AuditAct,
  change: (tx: Tx, id: string) => Promise<(Detail & Named<Detail>) | null>,
): Promise<PeopleOutcome> {
  return db.transaction().execute(async (tx): Promise<PeopleOutcome> => {
    if (!(await staysAdministrator(tx, by))) return { outcome: "not-allowed" };
    if (ids.includes(by)) return { outcome: "yourself" };
    const changed: string[] = [];
    for (const id of [...ids].sort()) {
      const detail: AuditDetail | null = await change(tx, id);
      if (detail === null) continue;
      await record(tx, { actor: `admin:${by}`, action, subjectType: "user", subjectId: id, detail: { ...detail, reason } });
      changed.push(id);
    }
    return { outcome: "done", ids: changed };
  });
}

/** Returns whether this person is an administrator until the transaction ends. All administrators are locked. */
export async function staysAdministrator(tx: Tx, userId: string): Promise<boolean> {
  const administrators = await tx
    .selectFrom("user_roles as r")
    .innerJoin("profiles as p", "p.user_id", "r.user_id")
    .select(["r.user_id", "p.suspended_at"])
    .where("r.role", "=", "admin")
    .orderBy("r.user_id")
    .forUpdate()
    .execute();
  return administrators.some((one) => one.user_id === userId && one.suspended_at === null);
}
