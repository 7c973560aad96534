import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { closeLead } from "#domain/offers/close-lead.server.ts";
import { decideReturn } from "#domain/offers/decide-return.server.ts";
import { declineOffer } from "#domain/offers/decline-offer.server.ts";
import { purchaseLead } from "#domain/offers/purchase-lead.server.ts";
import { returnLead } from "#domain/offers/return-lead.server.ts";
import { settleWithdrawn } from "#domain/offers/settle-withdrawn.server.ts";
import { withdrawConsent } from "#domain/offers/withdraw-consent.server.ts";
import type { VisitorEvidence } from "#domain/submissions/visitor-evidence.ts";
import { idOfPerson } from "./people.ts";
import { idOfCenter } from "./provider-rows.ts";

export const ENDS = ["withdrawn", "closed", "declined", "return-asked", "return-refused"] as const;
export type End = (typeof ENDS)[number];

const withdrawal = { version: "demo", withdrawn: (center: string) => `Retiro mi permiso para que ${center} vea esta solicitud.` };

/** Ends a request as the patient, the center or our team would. */
export async function endLead(ctx: Context, leadId: string, end: End, evidence: VisitorEvidence): Promise<void> {
  const patient = { ...ctx, actor: "link:lead" } as const;
  if (end === "withdrawn") await withdrawConsent(patient, { leadId, from: "all", words: withdrawal, evidence });
  else if (end === "closed") await closeLead(patient, { leadId, evidence });
  else await endAtCenter(ctx, leadId, end);
  // Nobody of the demo world undoes it.
  const due = ctx.db.updateTable("offers").set({ withdrawal_due: sql`now()` }).where("lead_id", "=", leadId);
  await due.where("withdrawal_due", "is not", null).execute();
  await settleWithdrawn(ctx);
}

async function endAtCenter(ctx: Context, leadId: string, end: Exclude<End, "withdrawn" | "closed">): Promise<void> {
  const member = { userId: idOfPerson("yadira"), providerId: idOfCenter("Unidad Caracola") };
  const offer = await ctx.db.selectFrom("offers").select("id").where("lead_id", "=", leadId).executeTakeFirst();
  // In a demo world that was used for a while, the center may have been full that day.
  if (!offer) return;
  if (end === "declined") return void (await declineOffer(ctx, member, { offerId: offer.id, reason: "no-room" }));
  await purchaseLead(ctx, member, offer.id);
  await returnLead(ctx, member, { offerId: offer.id, reason: "wrong-phone" });
  if (end === "return-asked") return;
  const asked = await ctx.db.selectFrom("lead_returns").select("id").where("offer_id", "=", offer.id).executeTakeFirstOrThrow();
  const lia = { ...ctx, actor: `admin:${idOfPerson("lia")}` } as const;
  await decideReturn(lia, { returnId: asked.id, uphold: false, note: "Llamamos al número y contestó quien escribió." });
}
