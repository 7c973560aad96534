import { sql } from "kysely";
import { firstLink } from "#domain/vault/evidence.server.ts";
import { keyAndEvidence } from "#domain/vault/insert-subject.server.ts";
import { CONTENT } from "#domain/vault/subject.ts";
import { newSubject, seal } from "#domain/vault/subject-keys.server.ts";
import type { Tx } from "#platform/db/db.ts";
import type { Keys } from "#platform/keys.ts";
import type { LeadAwaits } from "./lead.ts";
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
  const subject = newSubject(keys, "lead");
  const { id } = subject;
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
  const link = firstLink(subject, { kind: "submission", content });
  const { rows } = await sql<{ number: string }>`
    with lead as (
      insert into leads (
        id, number, status, kind, source, language, service_type_id, country, city, care_language, origin_center_id,
        consent_others_pending, sealed, email_digest, phone_digest, ip_digest, idempotency_key, body_digest, spam_code,
        awaits, partner_id
      )
      select ${id}::uuid, to_char(now() at time zone 'America/Santo_Domingo', '"CU"-YYYY-') || lpad(n, greatest(5, length(n)), '0'),
        ${lead.spamCode ? "rejected" : awaits ? "unconfirmed" : "accepted"}, ${lead.kind}, ${lead.source}, ${lead.language}, ${lead.serviceId}, ${lead.country}, ${lead.city},
        ${lead.careLanguage}, ${lead.originId}::uuid, ${lead.othersPending}::boolean, ${seal(subject, CONTENT, lead.sealed)}::bytea, ${digests.email}::bytea,
        ${digests.phone}::bytea, ${digests.ip}::bytea, ${idempotencyKey}, ${digests.body}::bytea, ${lead.spamCode},
        ${awaits}, ${partner?.id ?? null}::uuid
      from (select nextval('lead_numbers')::text as n) as sequence
      on conflict (idempotency_key) do nothing
      returning id, number
    ), ${keyAndEvidence("lead", subject, link)}, named as (
      insert into lead_receivers (lead_id, provider_id, named_by, position)
      select lead.id, p.id, n.named_by, n.position
      from lead, unnest(${receivers.map((one) => one.id)}::uuid[], ${receivers.map((one) => one.namedBy)}::text[]) with ordinality as n (id, named_by, position)
      join provider_profiles p on p.id = n.id
    ), boxes as (
      insert into lead_consents (lead_id, purpose, provider_ids, granted, text, text_version)
      select lead.id, c.purpose, c."providerIds", c.granted, c.text, c.version
      from lead, json_to_recordset(${JSON.stringify(consents)}::json) as c (purpose text, "providerIds" uuid[], granted boolean, text text, version text)
    )
    select number from lead`.execute(tx);
  const stored = rows[0];
  return stored ? { id, number: stored.number, digest: link.digest } : null;
}
