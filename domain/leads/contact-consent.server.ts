import { type RawBuilder, sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import type { VisitorEvidence } from "#domain/submissions/visitor-evidence.ts";
import { appendEvidence } from "#domain/vault/evidence.server.ts";
import type { Tx } from "#platform/db/db.ts";
import type { Consent } from "./lead-consents.ts";
import type { LockedLead } from "./lock-lead.server.ts";
import { insertConsents } from "./store-lead.server.ts";

/** The sentence beside the button, which names the center, with its version. */
export interface ContactWords {
  readonly text: string;
  readonly version: string;
}

/** Selects the person's last answer for one of these purposes to the center of the offer `o`; false when there was none. */
export const latestConsent = (purposes: readonly Consent["purpose"][]): RawBuilder<boolean> => sql<boolean>`coalesce((
  select c.granted from lead_consents c
  where c.lead_id = o.lead_id and c.purpose = any(${purposes}::text[]) and o.provider_id = any(c.provider_ids)
  order by c.at desc, c.id desc limit 1), false)`;

/** Whether the person opened the contact data to the center of the offer `o`. */
export const contactAgreed: RawBuilder<boolean> = latestConsent(["contact"]);

/** Whether the patient asked first and the center of the offer `o` must wait before it may open the request. */
export const waitsForPatient: RawBuilder<boolean> = sql<boolean>`
  ((select l.ask_first from leads l where l.id = o.lead_id) and not ${contactAgreed})`;

/** Stores that a person opens their contact data to a center, with the sentence that they read. The caller holds the lead's row. */
export async function agreeToContact(
  ctx: Pick<Context, "keys" | "actor">,
  tx: Tx,
  lead: Pick<LockedLead, "id" | "leave" | "now">,
  { providerId, words, evidence }: { providerId: string; words: ContactWords; evidence: VisitorEvidence },
): Promise<void> {
  const consent: Consent = { purpose: "contact", providerIds: [providerId], granted: true, ...words };
  await insertConsents(tx, lead.id, [consent]);
  const content = { ...evidence, at: lead.now, consents: [consent] };
  const digest = await appendEvidence(ctx.keys, tx, lead.leave, { kind: "contact-accepted", content });
  await record(tx, {
    actor: ctx.actor,
    action: "lead.contact-accepted",
    subjectType: "lead",
    subjectId: lead.id,
    detail: { provider: providerId, evidence: digest.toString("hex") },
  });
}
