import type { AuditAct } from "#domain/audit/acts.ts";
import { type AuditDetail, type Named, record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import type { Tx } from "#platform/db/db.ts";
import { staysInTeam } from "./team.server.ts";
import { teamMay } from "./team-roles.ts";

/** An act of our own team on people, with the reason that is logged. */
export interface PeopleAct {
  by: string;
  ids: readonly string[];
  reason: string;
}

/** `yourself`: nobody does this to their own account. `not-allowed`: their role does not reach these accounts, or does so no longer. */
export type PeopleOutcome = { outcome: "done"; ids: string[] } | { outcome: "yourself" | "not-allowed" };

/**
 * Runs an act on each of these people in one transaction, and logs it for each person that it changed: `change` returns null for the
 * others. Accounts of our own team are for administrators. The whole team is locked and read again, so the acting person keeps their role
 * until the commit: of two who suspend each other, one remains.
 */
export function managePeople<const Detail extends AuditDetail>(
  { db }: Pick<Context, "db">,
  { by, ids, reason }: PeopleAct,
  action: AuditAct,
  change: (tx: Tx, id: string) => Promise<(Detail & Named<Detail>) | null>,
): Promise<PeopleOutcome> {
  return db.transaction().execute(async (tx): Promise<PeopleOutcome> => {
    const { role, team } = await staysInTeam(tx, by);
    const area = ids.some((id) => team.has(id)) ? "team" : "people";
    if (!role || !teamMay(role, area, "act")) return { outcome: "not-allowed" };
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
