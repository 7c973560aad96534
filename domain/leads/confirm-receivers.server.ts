import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { claimLead } from "./claim-lead.server.ts";
import { databaseTime } from "./database-time.server.ts";
import { mayNameMore } from "./lead.ts";
import type { Consent, ConsentWords } from "./lead-consents.ts";
import { appendEvidence } from "./lead-evidence.server.ts";
import { readPatientToken, readReceiversToken } from "./lead-tokens.ts";
import { routeAgain } from "./next-round.server.ts";
import { namedAlready } from "./preview-receivers.server.ts";
import { loadRoutingPolicy } from "./routing-candidates.server.ts";
import { keyOfLead } from "./sealed-lead.server.ts";
import { insertConsents } from "./store-lead.server.ts";
import type { SubmissionEvidence } from "./submit-lead.server.ts";

export interface ConfirmReceiversInput {
  /** Of the link in the patient's mail. */
  token: string;
  /** Of previewMoreReceivers: the names as they were shown. */
  receiversToken: string;
  /** The box beside the names. */
  granted: boolean;
  words: Pick<ConsentWords, "version" | "otherCenters">;
  evidence: SubmissionEvidence;
}

export type ConfirmReceiversResult =
  | { outcome: "confirmed"; receivers: { id: string; name: string }[] }
  /** The link is not good, or the request is closed. */
  | { outcome: "gone" }
  | { outcome: "unticked" }
  /** The names were shown too long ago, or there is no room for them any more: show them again. */
  | { outcome: "expired" };

/** A patient names further centers, with fresh consent: after a dormant consent, or when nobody answered. */
export function confirmReceivers(ctx: Context, input: ConfirmReceiversInput): Promise<ConfirmReceiversResult> {
  return ctx.db.transaction().execute(async (tx) => {
    const now = await databaseTime(tx);
    const leadId = readPatientToken(ctx.keys, input.token, now);
    const lead = leadId === null ? null : await claimLead(ctx, tx, leadId);
    if (!lead || !mayNameMore(lead.status)) return { outcome: "gone" };
    if (!input.granted) return { outcome: "unticked" };
    const pinned = readReceiversToken(ctx.keys, input.receiversToken, now);
    const named = await namedAlready(tx, lead.id);
    const fresh = pinned?.receivers.filter(({ id }) => !named.ids.has(id)) ?? [];
    // Sent twice: what was confirmed the first time is confirmed.
    if (pinned && pinned.receivers.length > 0 && fresh.length === 0) return { outcome: "confirmed", receivers: [...pinned.receivers] };
    const { maxReceivers } = await loadRoutingPolicy(tx);
    if (fresh.length === 0 || named.active + fresh.length > maxReceivers) return { outcome: "expired" };
    await sql`
      insert into lead_receivers (lead_id, provider_id, named_by, position)
      select ${lead.id}, p.id, 'confirmation', n.position + (select coalesce(max(position), 0) from lead_receivers where lead_id = ${lead.id})
      from unnest(${fresh.map(({ id }) => id)}::uuid[]) with ordinality as n (id, position)
      join provider_profiles p on p.id = n.id
      on conflict (lead_id, provider_id) do nothing`.execute(tx);
    const consent: Consent = {
      purpose: "other_centers",
      providerIds: fresh.map(({ id }) => id),
      granted: true,
      text: input.words.otherCenters(fresh.map(({ name }) => name)),
      version: input.words.version,
    };
    await insertConsents(tx, lead.id, [consent]);
    const key = (await keyOfLead(ctx.keys, tx, lead.id))!;
    const content = { ...input.evidence, at: now, consent, receivers: fresh };
    const digest = await appendEvidence(ctx.keys, tx, { leadId: lead.id, key, kind: "names-confirmed", content });
    // The link came by mail, so whoever used it reads the address.
    await tx
      .updateTable("leads")
      .set({ consent_others_pending: false, email_confirmed_at: sql<Date>`coalesce(email_confirmed_at, now())` })
      .where("id", "=", lead.id)
      .execute();
    await record(tx, {
      actor: "patient",
      action: "lead.receivers-confirmed",
      subjectType: "lead",
      subjectId: lead.id,
      detail: { providers: consent.providerIds, evidence: digest.toString("hex") },
    });
    await routeAgain(ctx, tx, lead);
    return { outcome: "confirmed", receivers: fresh };
  });
}
