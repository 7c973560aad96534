import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { forgetPerson } from "#domain/leads/forget-person.server.ts";
import { readPatientToken } from "#domain/leads/lead-tokens.ts";
import { offerStatusesBefore, RETURN_DAYS } from "#domain/leads/offer.ts";
import { forgetNote } from "#domain/notices/forget-note.server.ts";
import { databaseTime } from "#domain/submissions/database-time.server.ts";
import { eraseSubject } from "#domain/vault/erase-subject.server.ts";
import type { Tx } from "#platform/db/db.ts";

export interface EraseLeadInput {
  leadId: string;
}

/**
 * Erases a person for good; what remains of the lead names nobody. Its offers are withdrawn: by the worker because of the lead's age, or
 * else by its person. Other slices seal what they keep about the person under the lead's key, and lose it with the key.
 */
export function eraseLead(ctx: Context, { leadId }: EraseLeadInput): Promise<{ outcome: "erased" | "gone" }> {
  return eraseSubject(ctx, { kind: "lead", id: leadId }, async (tx) => {
    if (!(await forgetPerson(tx, leadId))) return false;
    await forgetNotes(tx, leadId);
    const byAge = ctx.actor === "worker";
    await tx
      .updateTable("offers")
      .set({
        status: "withdrawn",
        withdrawn_at: sql`now()`,
        withdrawn_by: byAge ? "age" : "erasure",
        // A center that dealt with an old request long ago is not told.
        erasure_due: byAge ? sql`status = 'open' or purchased_at > now() - make_interval(days => ${RETURN_DAYS})` : true,
      })
      .where("lead_id", "=", leadId)
      .where("status", "in", offerStatusesBefore("withdrawn"))
      .execute();
    return true;
  });
}

/** Empties what a center wrote about the person when it declined, and what our team wrote when it decided a return. */
async function forgetNotes(tx: Tx, leadId: string): Promise<void> {
  await tx.updateTable("offers").set({ decline_note: null }).where("lead_id", "=", leadId).execute();
  const offers = tx.selectFrom("offers").select("id").where("lead_id", "=", leadId);
  await tx.updateTable("lead_returns").set({ note: "" }).where("offer_id", "in", offers).where("note", "<>", "").execute();
  const returns = await tx.selectFrom("lead_returns").select("id").where("offer_id", "in", offers).execute();
  const told = returns.map(({ id }) => `return-decided:${id}`);
  await forgetNote(tx, "return-decided", told);
}

/** Erases the lead named by the patient's link. */
export async function eraseOwnLead(ctx: Context, token: string): Promise<{ outcome: "erased" | "gone" }> {
  const leadId = readPatientToken(ctx.keys, token, await databaseTime(ctx.db));
  return leadId === null ? { outcome: "gone" } : eraseLead({ ...ctx, actor: "link:lead" }, { leadId });
}
