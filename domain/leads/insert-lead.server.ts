import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Tx } from "#platform/db/db.ts";
import type { Keys } from "#platform/keys.ts";
import type { LeadAwaits } from "./lead.ts";
import { nextLink } from "./lead-evidence.server.ts";
import type { LeadDigests, NewLead } from "./new-lead.ts";

export interface InsertedLead {
  id: string;
  number: string;
  /** Of the evidence. */
  digest: Buffer;
}

/**
 * The rows of a new lead in one statement, since a visitor waits for each step: lead, key, whom they saw named (agreed to or
 * not; a center that was removed meanwhile is left out), consents and evidence. Null when the key is taken.
 */
export async function insertLead(
  keys: Keys,
  tx: Tx,
  lead: NewLead,
  digests: LeadDigests,
  idempotencyKey: string,
  awaits: LeadAwaits | null,
  now: Date,
): Promise<InsertedLead | null> {
  const id = randomUUID();
  const { key, wrapped, masterVersion } = keys.newLeadKey();
  const { receivers, consents, partner } = lead;
  const content = {
    ...lead.evidence,
    ...(partner && { partner }),
    at: now,
    source: lead.source,
    language: lead.language,
    receivers,
    consents,
  };
  const link = nextLink(keys, { leadId: id, key, kind: "submission", content });
  const { rows } = await sql<{ number: string }>`
    with lead as (
      insert into leads (
        id, number, status, kind, source, language, service_type_id, country, city, care_language, origin_center_id,
        consent_others_pending, sealed, email_digest, phone_digest, ip_digest, idempotency_key, body_digest, spam_code,
        awaits, partner_id
      )
      select ${id}::uuid, to_char(now() at time zone 'America/Santo_Domingo', '"CU"-YYYY-') || lpad(n, greatest(5, length(n)), '0'),
        ${lead.spamCode ? "rejected" : awaits ? "unconfirmed" : "accepted"}, ${lead.kind}, ${lead.source}, ${lead.language}, ${lead.serviceId}, ${lead.country}, ${lead.city},
        ${lead.careLanguage}, ${lead.originId}::uuid, ${lead.othersPending}::boolean, ${keys.seal(key, lead.sealed)}::bytea, ${digests.email}::bytea,
        ${digests.phone}::bytea, ${digests.ip}::bytea, ${idempotencyKey}, ${digests.body}::bytea, ${lead.spamCode},
        ${awaits}, ${partner?.id ?? null}::uuid
      from (select nextval('lead_numbers')::text as n) as sequence
      on conflict (idempotency_key) do nothing
      returning id, number
    ), lead_key as (
      insert into lead_keys (lead_id, wrapped, master_version) select id, ${wrapped}::bytea, ${masterVersion}::integer from lead
    ), named as (
      insert into lead_receivers (lead_id, provider_id, named_by, position)
      select lead.id, p.id, n.named_by, n.position
      from lead, unnest(${receivers.map((one) => one.id)}::uuid[], ${receivers.map((one) => one.namedBy)}::text[]) with ordinality as n (id, named_by, position)
      join provider_profiles p on p.id = n.id
    ), boxes as (
      insert into lead_consents (lead_id, purpose, provider_ids, granted, text, text_version)
      select lead.id, c.purpose, c."providerIds", c.granted, c.text, c.version
      from lead, json_to_recordset(${JSON.stringify(consents)}::json) as c (purpose text, "providerIds" uuid[], granted boolean, text text, version text)
    ), evidence as (
      insert into lead_evidence (lead_id, position, kind, sealed, previous_digest, digest)
      select id, ${link.position}::integer, ${link.kind}, ${link.sealed}::bytea, ${link.previous_digest}::bytea, ${link.digest}::bytea from lead
    )
    select number from lead`.execute(tx);
  const stored = rows[0];
  return stored ? { id, number: stored.number, digest: link.digest } : null;
}
