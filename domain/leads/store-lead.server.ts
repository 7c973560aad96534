import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import type { Tx } from "#platform/db/db.ts";
import { lockDigest } from "./digest-lock.server.ts";
import { normalizedEmail, normalizedPhone } from "./duplicates.ts";
import { canonicalJson } from "./evidence.ts";
import type { LeadKind, LeadSource, SealedLead } from "./lead.ts";
import { type Consent, consentedIds, type NamedReceiver } from "./lead-consents.ts";
import { appendEvidence } from "./lead-evidence.server.ts";
import { routeLeadJob, routeLeadKey } from "./lead-jobs.ts";
import { limitOf, loadLeadLimits, waitFor } from "./lead-limits.server.ts";
import { confirmationToken } from "./lead-tokens.ts";

export interface NewLead {
  kind: LeadKind;
  source: LeadSource;
  language: string;
  sealed: SealedLead;
  serviceId: string | null;
  country: string | null;
  city: string | null;
  careLanguage: string | null;
  originId: string | null;
  receivers: readonly NamedReceiver[];
  /** The consent to others carries no names yet. */
  othersPending: boolean;
  consents: readonly Consent[];
  idempotencyKey: string | undefined;
  spamCode: "honeypot" | null;
  evidence: { ip: string | null; userAgent: string | null; pageUrl: string | null; [more: string]: string | null };
}

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

interface Digests {
  email: Buffer;
  phone: Buffer;
  ip: Buffer | null;
  body: Buffer;
  key: Buffer | null;
}

/** Stores a lead once, whatever the number of attempts; everything, the job included, in one transaction. */
export async function storeLead(ctx: Context, lead: NewLead): Promise<AcceptedLead | LimitedLead | { outcome: "conflict" }> {
  const digests = digestsOf(ctx, lead);
  const limits = await loadLeadLimits(ctx.db);
  return ctx.db.transaction().execute(async (tx) => {
    // One request of a person, and of an address, at a time: their limits and keys are then counted exactly. Always in this order.
    await lockDigest(tx, digests.email);
    if (digests.ip) await lockDigest(tx, digests.ip);
    const { now, today } = await tx
      .selectNoFrom([
        sql<Date>`now()`.as("now"),
        sql<string>`to_char(now() at time zone 'America/Santo_Domingo', 'YYYY-MM-DD')`.as("today"),
      ])
      .executeTakeFirstOrThrow();
    const key = digests.key ? `key:${digests.key.toString("hex")}` : `body:${today}:${digests.body.toString("hex")}`;
    const earlier = await findByKey(tx, key);
    if (earlier) return replay(ctx, tx, earlier, digests.body, now);
    const limited = limitOf(await waitFor(tx, digests, limits));
    if (limited) return { outcome: "limited", ...limited };
    const stored = await insertLead(ctx, tx, lead, digests, key, today.slice(0, 4));
    // Somebody else, with the same key at the same moment.
    if (!stored) return replay(ctx, tx, (await findByKey(tx, key))!, digests.body, now);
    await insertReceivers(tx, stored.id, lead);
    await insertConsents(tx, stored.id, lead.consents);
    const evidence = {
      ...lead.evidence,
      at: now,
      source: lead.source,
      language: lead.language,
      receivers: lead.receivers,
      consents: lead.consents,
    };
    const digest = await appendEvidence(ctx.keys, tx, { leadId: stored.id, key: stored.key, kind: "submission", content: evidence });
    await record(tx, {
      actor: "visitor",
      action: "lead.submitted",
      subjectType: "lead",
      subjectId: stored.id,
      detail: { source: lead.source, kind: lead.kind, spam: lead.spamCode, evidence: digest.toString("hex") },
    });
    if (!lead.spamCode) {
      const job = { leadId: stored.id, round: 1 };
      await ctx.jobs.enqueue(tx, routeLeadJob, job, { singletonKey: routeLeadKey(job) });
    }
    return {
      outcome: "accepted",
      leadId: stored.id,
      number: stored.number,
      receivers: agreedReceivers(lead),
      replay: false,
      confirmation: confirmationToken(ctx.keys, stored.id, now),
    };
  });
}

/** Keyed digests: the same person and the same request are found again, and nothing can be read from them. */
function digestsOf({ keys }: Context, lead: NewLead): Digests {
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

function findByKey(tx: Tx, key: string): Promise<Earlier | undefined> {
  return tx.selectFrom("leads").select(["id", "number", "body_digest"]).where("idempotency_key", "=", key).executeTakeFirst();
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
    .select(["provider_profiles.id", "provider_profiles.name"])
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

async function insertLead({ keys }: Context, tx: Tx, lead: NewLead, digests: Digests, idempotencyKey: string, year: string) {
  const id = randomUUID();
  const { key, wrapped, masterVersion } = keys.newLeadKey();
  const stored = await tx
    .insertInto("leads")
    .values({
      id,
      // «CU-2026-04817»
      number: sql<string>`(select ${`CU-${year}-`}::text || lpad(n, greatest(5, length(n)), '0') from (select nextval('lead_numbers')::text as n) as sequence)`,
      status: lead.spamCode ? "rejected" : "accepted",
      kind: lead.kind,
      source: lead.source,
      language: lead.language,
      service_type_id: lead.serviceId,
      country: lead.country,
      city: lead.city,
      care_language: lead.careLanguage,
      origin_center_id: lead.originId,
      consent_others_pending: lead.othersPending,
      sealed: keys.seal(key, lead.sealed),
      email_digest: digests.email,
      phone_digest: digests.phone,
      ip_digest: digests.ip,
      idempotency_key: idempotencyKey,
      body_digest: digests.body,
      spam_code: lead.spamCode,
    })
    .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
    .returning("number")
    .executeTakeFirst();
  if (!stored) return null;
  await tx.insertInto("lead_keys").values({ lead_id: id, wrapped, master_version: masterVersion }).execute();
  return { id, key, number: stored.number };
}

/** Everybody the visitor saw named, agreed to or not; a center that was removed meanwhile is left out. */
async function insertReceivers(tx: Tx, leadId: string, { receivers }: NewLead): Promise<void> {
  if (receivers.length === 0) return;
  await sql`
    insert into lead_receivers (lead_id, provider_id, named_by, position)
    select ${leadId}, p.id, n.named_by, n.position
    from unnest(${receivers.map(({ id }) => id)}::uuid[], ${receivers.map(({ namedBy }) => namedBy)}::text[]) with ordinality as n (id, named_by, position)
    join provider_profiles p on p.id = n.id`.execute(tx);
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

function agreedReceivers({ receivers, consents }: NewLead): { id: string; name: string }[] {
  const agreed = consentedIds(consents);
  return receivers.filter(({ id }) => agreed.has(id)).map(({ id, name }) => ({ id, name }));
}
