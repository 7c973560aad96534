import { sql } from "kysely";
import type { Actor } from "#domain/audit/actor.ts";
import { record } from "#domain/audit/record.server.ts";
import { leaveNotice } from "#domain/notices/leave-notice.server.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import type { Db } from "#platform/db/db.ts";
import type { ObjectionVerdict } from "./conduct.ts";

export interface ObjectionDecision {
  readonly decision: ObjectionVerdict;
  readonly reason: string;
}

/** Decides on a center's objection to its figures, and tells its people the reason. Of two decisions the first counts. */
export function decideObjection(db: Db, id: string, { decision, reason }: ObjectionDecision, actor: Actor): Promise<"done" | "not-found"> {
  return db.transaction().execute(async (tx): Promise<"done" | "not-found"> => {
    if (!isRowId(id)) return "not-found";
    const row = await tx
      .updateTable("conduct_publications")
      .set({ decision, decision_reason: reason, decided_at: sql`now()`, decided_by: actor })
      .where("id", "=", id)
      .where("objection", "is not", null)
      .where("decision", "is", null)
      .returning("provider_id")
      .executeTakeFirst();
    if (!row) return "not-found";
    await record(tx, {
      actor,
      action: `conduct.objection-${decision}`,
      subjectType: "provider",
      subjectId: row.provider_id,
      detail: { conduct: id },
    });
    const about = { effectKey: `conduct-decided:${id}`, providerId: row.provider_id, path: "/dashboard/provider/estadisticas" };
    await leaveNotice(
      tx,
      { team: row.provider_id },
      { kind: "conduct-decided", facts: { upheld: decision === "upheld", reason }, ...about },
    );
    return "done";
  });
}
