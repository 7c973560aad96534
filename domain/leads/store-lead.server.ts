import { type RawBuilder, sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { queueMail } from "#domain/mail/queue-mail.server.ts";
import { calledAs } from "#domain/providers/called.server.ts";
import { admittedColumn, scopesOf } from "#domain/submissions/admissions.server.ts";
import { idempotencyKey } from "#domain/submissions/idempotency-key.server.ts";
import { type LeadLimits, type LimitWaits, limitOf, waitsColumn } from "#domain/submissions/limits.server.ts";
import { type Admitted, entranceOf, trafficOf } from "#domain/submissions/pace.ts";
import { mailboxDigest, phoneDigest } from "#domain/submissions/same-person.ts";
import { lockingDigests } from "#domain/vault/digest-lock.server.ts";
import { canonicalJson } from "#domain/vault/evidence.ts";
import type { Tx } from "#platform/db/db.ts";
import { inOneGo } from "#platform/db/pipeline.ts";
import { prepared } from "#platform/db/prepared.ts";
import { type Keys, keyedDigest } from "#platform/keys.ts";
import { agreedTo } from "./agreed-to.server.ts";
import { insertLead } from "./insert-lead.server.ts";
import type { LeadAwaits } from "./lead.ts";
import { type Consent, consentedIds } from "./lead-consents.ts";
import { confirmationToken } from "./lead-tokens.ts";
import type { LeadDigests, NewLead } from "./new-lead.ts";

export interface AcceptedLead {
  outcome: "accepted";
  leadId: string;
  number: string;
  /** The centers with consent, by name. */
  receivers: { id: string; name: string }[];
  /** Set when nobody hears of the lead before its person has confirmed it by mail. */
  awaits: LeadAwaits | null;
  /** True when the result comes from an earlier, equal request. */
  replay: boolean;
  /** The token for the cookie of /solicitud-enviada. */
  confirmation: string;
}

export interface LimitedLead {
  outcome: "limited";
  by: "person" | "address" | "all";
  retryAfterSeconds: number;
}

/** So many requests arrive that the form's script must first solve a puzzle. Nothing was stored. */
export interface UnprovenLead {
  outcome: "unproven";
}

interface Earlier {
  id: string;
  number: string;
  body_digest: Buffer;
  awaits: string | null;
}

/** Stores a lead once, however often it is sent. Everything, including the job or the mail, is in one transaction. */
export function storeLead(ctx: Context, lead: NewLead): Promise<AcceptedLead | LimitedLead | UnprovenLead | { outcome: "conflict" }> {
  const digests = digestsOf(ctx, lead);
  const agreed = consentedIds(lead.consents);
  const scopes = scopesOf([...agreed]);
  return ctx.db.transaction().execute(async (tx) => {
    // Requests of one person and one address run one after the other, so that their limits and keys are counted exactly. The order of
    // the locks is fixed.
    const locking = lockingDigests([digests.email ?? digests.phone, ...(digests.ip ? [digests.ip] : [])]);
    const { now, earlier, waits, admitted } = readCheck(await inOneGo(tx, locking, checking(digests, lead.limits, scopes)));
    if (earlier) return replay(ctx, tx, earlier, digests.body, now);
    const everybodyWaits = waits.all !== null;
    // Visitors who solved the proof of work are still accepted during a flood.
    const limited = limitOf(lead.door === "script" || lead.proven ? { ...waits, all: null } : waits);
    if (limited) return { outcome: "limited", ...limited };
    const traffic = everybodyWaits ? "full" : trafficOf(admitted, lead.limits.pace);
    const entrance = lead.spamCode ? "admit" : entranceOf(lead.door, traffic, lead.proven);
    if (entrance === "ask-proof") return { outcome: "unproven" };
    const waitsFor = entrance === "await-click" ? "click" : entrance === "await-names" ? "names" : null;
    const stored = await insertLead(ctx, tx, { lead, digests, waitsFor, admitted, now });
    // Another lead with the same key was stored at the same moment.
    if (!stored) {
      const { rows } = await checking(digests, lead.limits, scopes).execute(tx);
      return replay(ctx, tx, readCheck(rows).earlier!, digests.body, now);
    }
    const { awaits } = stored;
    // Who has no mailbox gets a link on the telephone, which our team sends.
    if (awaits && digests.email) {
      const effectKey = `lead-confirmation:${stored.id}`;
      await queueMail(ctx, tx, { effectKey, template: "lead-confirmation", leadId: stored.id, person: digests.email });
    }
    return {
      outcome: "accepted",
      leadId: stored.id,
      number: stored.number,
      receivers: lead.receivers.filter(({ id }) => agreed.has(id)).map(({ id, name }) => ({ id, name })),
      awaits,
      replay: false,
      confirmation: confirmationToken(ctx.keys, stored.id, now),
    };
  });
}

/** Digests the key of a request. Nobody can choose a key that equals one of a partner's request. */
const keyOf = (keys: Keys, partner: NewLead["partner"], key: string): Buffer =>
  partner ? keyedDigest(keys, "partner-lead-key", JSON.stringify([partner.id, key])) : keyedDigest(keys, "lead-key", key);

/** Makes keyed digests by which the same person and the same request are found again. They reveal nothing. */
function digestsOf({ keys }: Context, lead: NewLead): LeadDigests {
  const { form, phone } = lead.sealed;
  const body = {
    ...lead.sealed,
    kind: lead.kind,
    origin: lead.originId,
    service: lead.serviceId,
    ...(lead.partner && { partner: lead.partner.id }),
    receivers: lead.receivers.map(({ id }) => id),
  };
  return {
    email: form.email === "" ? null : mailboxDigest(keys, form.email),
    // People who gave no phone are not the same person.
    phone: form.telefono === "" ? keyedDigest(keys, "lead-no-phone", form.email) : phoneDigest(keys, phone),
    ip: lead.evidence.ip === null ? null : keyedDigest(keys, "lead-ip", lead.evidence.ip),
    body: keyedDigest(keys, "lead-body", canonicalJson(body)),
    // The digest is short and reveals nothing, whatever a program sent as a key.
    key: lead.idempotencyKey ? keyOf(keys, lead.partner, lead.idempotencyKey) : null,
  };
}

type Checked = { now: Date; id: string | null; waits: LimitWaits; admitted: Admitted[] } & Omit<Earlier, "id">;

function checking(digests: LeadDigests, limits: LeadLimits, scopes: readonly string[]): RawBuilder<Checked> {
  return prepared(sql<Checked>`
    select now() as now, l.id, l.number, l.body_digest, l.awaits, ${waitsColumn(digests, limits, sql.table("leads"))} as waits, ${admittedColumn(scopes, limits.pace)} as admitted
    from (values (1)) as one left join leads l on l.idempotency_key = ${idempotencyKey(digests)}`);
}

function readCheck([row]: Checked[]) {
  const { now, waits, admitted, id, ...rest } = row!;
  return { now, waits, admitted, earlier: id === null ? null : { id, ...rest } };
}

async function replay(ctx: Context, tx: Tx, earlier: Earlier, body: Buffer, now: Date): Promise<AcceptedLead | { outcome: "conflict" }> {
  if (!earlier.body_digest.equals(body)) return { outcome: "conflict" };
  const agreed = await agreedTo(tx, earlier.id);
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
    awaits: earlier.awaits as LeadAwaits | null,
    replay: true,
    confirmation: confirmationToken(ctx.keys, earlier.id, now),
  };
}

/**
 * Stores a person's words at the moment of writing: of two that begin at once, the second waits for the lead's row, which the caller
 * holds.
 */
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
        at: sql<Date>`clock_timestamp()`,
      })),
    )
    .execute();
}
