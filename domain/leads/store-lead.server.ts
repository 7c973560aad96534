import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { calledAs } from "#domain/providers/called.server.ts";
import type { Tx } from "#platform/db/db.ts";
import { lockDigests } from "./digest-lock.server.ts";
import { normalizedEmail, normalizedPhone } from "./duplicates.ts";
import { canonicalJson } from "./evidence.ts";
import { insertLead } from "./insert-lead.server.ts";
import { type Consent, consentedIds } from "./lead-consents.ts";
import { routeLeadJob, routeLeadKey } from "./lead-jobs.ts";
import { type LeadLimits, type LimitWaits, limitOf, waitsColumn } from "./lead-limits.server.ts";
import { confirmationToken } from "./lead-tokens.ts";
import type { LeadDigests, NewLead } from "./new-lead.ts";

export interface AcceptedLead {
  outcome: "accepted";
  leadId: string;
  number: string;
  /** Whom it was consented to be sent to, by name. */
  receivers: { id: string; name: string }[];
  /** An earlier answer to the same request. */
  replay: boolean;
  /** For the cookie of /solicitud-enviada. */
  confirmation: string;
}

export interface LimitedLead {
  outcome: "limited";
  by: "person" | "address" | "all";
  retryAfterSeconds: number;
}

interface Earlier {
  id: string;
  number: string;
  body_digest: Buffer;
}

/** Stores a lead once, whatever the number of attempts; everything, the job included, in one transaction. */
export function storeLead(ctx: Context, lead: NewLead): Promise<AcceptedLead | LimitedLead | { outcome: "conflict" }> {
  const digests = digestsOf(ctx, lead);
  return ctx.db.transaction().execute(async (tx) => {
    // One request of a person, and of an address, at a time: their limits and keys are then counted exactly. Always in this order.
    const { now, today } = await lockDigests(tx, [digests.email, ...(digests.ip ? [digests.ip] : [])]);
    const key = digests.key ? `key:${digests.key.toString("hex")}` : `body:${today}:${digests.body.toString("hex")}`;
    const { earlier, waits } = await check(tx, key, digests, lead.limits);
    if (earlier) return replay(ctx, tx, earlier, digests.body, now);
    const limited = limitOf(waits);
    if (limited) return { outcome: "limited", ...limited };
    const stored = await insertLead(ctx.keys, tx, lead, digests, key, now);
    // Somebody else, with the same key at the same moment.
    if (!stored) return replay(ctx, tx, (await check(tx, key, digests, lead.limits)).earlier!, digests.body, now);
    await record(tx, {
      actor: "visitor",
      action: "lead.submitted",
      subjectType: "lead",
      subjectId: stored.id,
      detail: { source: lead.source, kind: lead.kind, spam: lead.spamCode, evidence: stored.digest.toString("hex") },
    });
    if (!lead.spamCode) {
      const job = { leadId: stored.id, round: 1 };
      await ctx.jobs.enqueue(tx, routeLeadJob, job, { singletonKey: routeLeadKey(job) });
    }
    const agreed = consentedIds(lead.consents);
    return {
      outcome: "accepted",
      leadId: stored.id,
      number: stored.number,
      receivers: lead.receivers.filter(({ id }) => agreed.has(id)).map(({ id, name }) => ({ id, name })),
      replay: false,
      confirmation: confirmationToken(ctx.keys, stored.id, now),
    };
  });
}

/** Keyed digests: the same person and the same request are found again, and nothing can be read from them. */
function digestsOf({ keys }: Context, lead: NewLead): LeadDigests {
  const { form, phone } = lead.sealed;
  const body = {
    ...lead.sealed,
    kind: lead.kind,
    origin: lead.originId,
    service: lead.serviceId,
    receivers: lead.receivers.map(({ id }) => id),
  };
  return {
    email: keys.digest("lead-email", normalizedEmail(form.email)),
    phone: keys.digest("lead-phone", normalizedPhone(phone)),
    ip: lead.evidence.ip === null ? null : keys.digest("lead-ip", lead.evidence.ip),
    body: keys.digest("lead-body", canonicalJson(body)),
    // Whatever a program sends as a key is then short, and says nothing.
    key: lead.idempotencyKey ? keys.digest("lead-key", lead.idempotencyKey) : null,
  };
}

async function check(
  tx: Tx,
  key: string,
  digests: LeadDigests,
  limits: LeadLimits,
): Promise<{ earlier: Earlier | null; waits: LimitWaits }> {
  const { rows } = await sql<{ id: string | null; number: string; body_digest: Buffer; waits: LimitWaits }>`
    select l.id, l.number, l.body_digest, ${waitsColumn(digests, limits)} as waits
    from (values (1)) as one left join leads l on l.idempotency_key = ${key}`.execute(tx);
  const { id, number, body_digest, waits } = rows[0]!;
  return { earlier: id === null ? null : { id, number, body_digest }, waits };
}

async function replay(ctx: Context, tx: Tx, earlier: Earlier, body: Buffer, now: Date): Promise<AcceptedLead | { outcome: "conflict" }> {
  if (!earlier.body_digest.equals(body)) return { outcome: "conflict" };
  const consents = await tx
    .selectFrom("lead_consents")
    .select(["purpose", "provider_ids as providerIds", "granted"])
    .where("lead_id", "=", earlier.id)
    .orderBy("at")
    .execute();
  const agreed = consentedIds(consents as Consent[]);
  const receivers = await tx
    .selectFrom("lead_receivers")
    .innerJoin("provider_profiles", "provider_profiles.id", "lead_receivers.provider_id")
    .select(["provider_profiles.id", calledAs("provider_profiles").as("name")])
    .where("lead_id", "=", earlier.id)
    .orderBy("position")
    .execute();
  return {
    outcome: "accepted",
    leadId: earlier.id,
    number: earlier.number,
    receivers: receivers.filter(({ id }) => agreed.has(id)),
    replay: true,
    confirmation: confirmationToken(ctx.keys, earlier.id, now),
  };
}

export async function insertConsents(tx: Tx, leadId: string, consents: readonly Consent[]): Promise<void> {
  if (consents.length === 0) return;
  await tx
    .insertInto("lead_consents")
    .values(
      consents.map(({ purpose, providerIds, granted, text, version }) => ({
        lead_id: leadId,
        purpose,
        provider_ids: providerIds,
        granted,
        text,
        text_version: version,
      })),
    )
    .execute();
}
