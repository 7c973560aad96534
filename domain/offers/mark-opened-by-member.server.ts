import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import { type Member, mayDo } from "#domain/team/as-member.server.ts";

/** Records once that somebody of the center looked at an offer in its inbox. Returns false when it is another center's offer. */
export function markOpenedByMember({ db }: Pick<Context, "db">, member: Member, offerId: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    if (!isRowId(offerId) || !(await mayDo(tx, member, "requests.see"))) return false;
    const offer = await tx
      .selectFrom("offers")
      .select(["lead_id", "opened_at", "status"])
      .where("id", "=", offerId)
      .where("provider_id", "=", member.providerId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (offer && offer.opened_at === null && offer.status !== "withdrawn") {
      await tx.updateTable("offers").set({ opened_at: sql`now()` }).where("id", "=", offerId).execute();
      const detail = { lead: offer.lead_id };
      await record(tx, { actor: `provider:${member.userId}`, action: "offer.opened", subjectType: "offer", subjectId: offerId, detail });
    }
    return offer !== undefined;
  });
}
