import { sql } from "kysely";
import type { Actor } from "#domain/audit/actor.ts";
import { record } from "#domain/audit/record.server.ts";
import type { Tx } from "#platform/db/db.ts";

/** Stops the reply clock of an offer at the first contact. Later contacts change nothing. */
export async function markAnswered(tx: Tx, { offerId, actor }: { offerId: string; actor: Actor }): Promise<void> {
  const answered = await tx
    .updateTable("offers")
    .set({ answered_at: sql`now()` })
    .where("id", "=", offerId)
    .where("answered_at", "is", null)
    .where("status", "in", ["open", "purchased"])
    .returning("id")
    .executeTakeFirst();
  if (answered) await record(tx, { actor, action: "offer.answered", subjectType: "offer", subjectId: offerId });
}

/** Lets the reply clock of an offer run on, if it stopped at this very moment. Returns whether it did. */
export async function reopenAnswered(tx: Tx, { offerId, at }: { offerId: string; at: string }): Promise<boolean> {
  const reopened = await tx
    .updateTable("offers")
    .set({ answered_at: null })
    .where("id", "=", offerId)
    .where("status", "in", ["open", "purchased"])
    .where("answered_at", "=", sql<Date>`${at}::timestamptz`)
    .returning("id")
    .executeTakeFirst();
  return reopened !== undefined;
}
