import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import { type Member, mayDo } from "#domain/team/as-member.server.ts";

export type AcknowledgeOutcome = { outcome: "acknowledged" | "not-withdrawn" | "not-found" };

/** Records that a center has read that the patient withdrew the request. The patient sees that. A second time changes nothing. */
export function acknowledgeWithdrawal({ db }: Pick<Context, "db">, member: Member, offerId: string): Promise<AcknowledgeOutcome> {
  return db.transaction().execute(async (tx): Promise<AcknowledgeOutcome> => {
    if (!isRowId(offerId) || !(await mayDo(tx, member, "requests.answer"))) return { outcome: "not-found" };
    const offer = await tx
      .selectFrom("offers")
      .select(["status", "acknowledged_at"])
      .where("id", "=", offerId)
      .where("provider_id", "=", member.providerId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!offer) return { outcome: "not-found" };
    if (offer.status !== "withdrawn") return { outcome: "not-withdrawn" };
    if (offer.acknowledged_at === null) {
      await tx.updateTable("offers").set({ acknowledged_at: sql`now()` }).where("id", "=", offerId).execute();
      const actor = `provider:${member.userId}` as const;
      await record(tx, { actor, action: "offer.withdrawal-acknowledged", subjectType: "offer", subjectId: offerId });
    }
    return { outcome: "acknowledged" };
  });
}
