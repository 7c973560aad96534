import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { mayNameMore } from "#domain/leads/lead.ts";
import { leaveOfPatient } from "#domain/leads/lead-access.ts";
import type { Consent, ConsentWords } from "#domain/leads/lead-consents.ts";
import { readPatientToken, readReceiversToken } from "#domain/leads/lead-tokens.ts";
import { type LockedLead, lockLead } from "#domain/leads/lock-lead.server.ts";
import { nameReceivers } from "#domain/leads/name-receivers.server.ts";
import { routeAgain } from "#domain/leads/next-round.server.ts";
import { personConfirmed, releaseLead } from "#domain/leads/person-confirmed.server.ts";
import { insertConsents } from "#domain/leads/store-lead.server.ts";
import { loadRoutingPolicy } from "#domain/policy/policy-queries.server.ts";
import { databaseTime } from "#domain/submissions/database-time.server.ts";
import type { VisitorEvidence } from "#domain/submissions/visitor-evidence.ts";
import { appendEvidence } from "#domain/vault/evidence.server.ts";
import type { Tx } from "#platform/db/db.ts";
import { namedAlready } from "./preview-receivers.server.ts";

export interface ConfirmReceiversInput {
  /** The token of the link in the patient's mail. */
  token: string;
  /** The token of previewMoreReceivers with the names that were shown. */
  receiversToken: string;
  /** The ids of the centers whose boxes were ticked. */
  ticked: readonly string[];
  words: Pick<ConsentWords, "version" | "proposed">;
  evidence: VisitorEvidence;
}

export type ConfirmReceiversResult =
  | { outcome: "confirmed"; receivers: { id: string; name: string }[] }
  /** The link is invalid, or the request is closed. */
  | { outcome: "gone" }
  | { outcome: "unticked" }
  /** The names were shown too long ago, or no more fit: show them again. */
  | { outcome: "expired" };

/**
 * Stores that a patient agrees to centers by name, with a new consent: to the first centers when a program sent the request, and to
 * further ones after a pending consent or when nobody answered.
 */
export function confirmReceivers(ctx: Context, input: ConfirmReceiversInput): Promise<ConfirmReceiversResult> {
  return ctx.db.transaction().execute(async (tx) => {
    const now = await databaseTime(tx);
    const leadId = readPatientToken(ctx.keys, input.token, now);
    const lead = await lockLead(ctx, tx, leaveOfPatient(leadId));
    return lead ? confirmNames(ctx, tx, lead, input) : { outcome: "gone" };
  });
}

/** Does so for a lead whose row the caller holds, and whose person used a link that only they have. */
export async function confirmNames(
  ctx: Context,
  tx: Tx,
  lead: LockedLead,
  input: Omit<ConfirmReceiversInput, "token">,
): Promise<ConfirmReceiversResult> {
  const { now } = lead;
  if (!mayNameMore(lead.status)) return { outcome: "gone" };
  if (input.ticked.length === 0) return { outcome: "unticked" };
  const pinned = readReceiversToken(ctx.keys, input.receiversToken, now);
  const named = await namedAlready(tx, lead.id);
  const asked = pinned?.receivers.filter(({ id }) => input.ticked.includes(id)) ?? [];
  // A ticked box was not in the signed preview.
  if (asked.length < new Set(input.ticked).size) return { outcome: "expired" };
  const fresh = asked.filter(({ id }) => !named.ids.has(id));
  // A form that is sent twice has the same result as the first time.
  if (fresh.length === 0) return { outcome: "confirmed", receivers: asked };
  const { maxReceivers } = await loadRoutingPolicy(tx);
  if (named.active + fresh.length > maxReceivers) return { outcome: "expired" };
  await nameReceivers(
    tx,
    lead.id,
    fresh.map(({ id }) => id),
  );
  const consents = consentsTo(fresh, pinned?.originId ?? null, input.words);
  await insertConsents(tx, lead.id, consents);
  const content = { ...input.evidence, at: now, consents, receivers: fresh };
  const digest = await appendEvidence(ctx.keys, tx, lead.leave, { kind: "names-confirmed", content });
  const { released } = await personConfirmed(ctx, tx, lead);
  await record(tx, {
    actor: "link:lead",
    action: "lead.receivers-confirmed",
    subjectType: "lead",
    subjectId: lead.id,
    detail: { providers: fresh.map(({ id }) => id), evidence: digest.toString("hex") },
  });
  if (lead.awaits === "names") await releaseLead(ctx, tx, lead.id);
  else if (!released) await routeAgain(ctx, tx, lead);
  return { outcome: "confirmed", receivers: fresh };
}

/** Returns a consent for each box that was ticked. */
function consentsTo(
  fresh: readonly { id: string; name: string }[],
  originId: string | null,
  words: ConfirmReceiversInput["words"],
): Consent[] {
  return fresh.map(({ id, name }) => ({
    purpose: id === originId ? "send" : "other_centers",
    providerIds: [id],
    granted: true,
    text: words.proposed(name),
    version: words.version,
  }));
}
