import { sql } from "kysely";
import { type AuditEvent, recording } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { isRoom, takingPlaces } from "#domain/submissions/admissions.server.ts";
import { idempotencyKey } from "#domain/submissions/idempotency-key.server.ts";
import type { Admitted } from "#domain/submissions/pace.ts";
import { firstLink } from "#domain/vault/evidence.server.ts";
import { keyAndEvidence } from "#domain/vault/insert-subject.server.ts";
import { CONTENT } from "#domain/vault/subject.ts";
import { newSubject, seal } from "#domain/vault/subject-keys.server.ts";
import type { Tx } from "#platform/db/db.ts";
import { prepared } from "#platform/db/prepared.ts";
import type { LeadAwaits } from "./lead.ts";
import { routeLeadJob, routeLeadKey } from "./lead-jobs.ts";
import type { LeadDigests, NewLead } from "./new-lead.ts";

export interface InsertedLead {
  id: string;
  number: string;
  awaits: LeadAwaits | null;
}

export interface LeadToInsert {
  lead: NewLead;
  digests: LeadDigests;
  /** What it must wait for, whatever the limits. */
  waitsFor: LeadAwaits | null;
  /** The scopes in which it needs a place to go on at once, with the number of requests that went on there. */
  admitted: readonly Admitted[];
  now: Date;
}

/**
 * Stores everything of a new lead in one statement, since a visitor waits for each round trip: lead, key, named centers (without any
 * that was deleted in the meantime), consents, evidence, its place in each scope, the audit line, and the job that routes it. Without a
 * place it waits for a click. Returns null when the idempotency key is taken.
 */
export async function insertLead(ctx: Context, tx: Tx, given: LeadToInsert): Promise<InsertedLead | null> {
  const { lead, digests, waitsFor, admitted, now } = given;
  const subject = newSubject(ctx.keys, "lead");
  const { id } = subject;
  const { receivers, consents, partner } = lead;
  const content = {
    ...lead.evidence,
    ...(partner && { partner }),
    at: now,
    source: lead.source,
    language: lead.language,
    askFirst: lead.askFirst,
    receivers,
    consents,
  };
  const link = firstLink(subject, { kind: "submission", content });
  const submitted: AuditEvent = {
    actor: lead.source === "api" ? "program" : ctx.actor,
    action: "lead.submitted",
    subjectType: "lead",
    subjectId: id,
    detail: {
      source: lead.source,
      kind: lead.kind,
      spam: lead.spamCode,
      ...(partner && { partner: partner.id }),
      evidence: link.digest.toString("hex"),
    },
  };
  const job = { leadId: id, round: 1 };
  const routing = await ctx.jobs.insertion(routeLeadJob, job, {
    singletonKey: routeLeadKey(job),
    condition: sql`(select status = 'accepted' from lead)`,
  });
  const { rows } = await prepared(sql<{ number: string; awaits: LeadAwaits | null }>`
    with entrance as materialized (
      -- Asked as late as can be: what has a place holds it until the end of this transaction.
      select case when ${lead.spamCode}::text is not null then 'rejected' when ${waitsFor}::text is not null then 'unconfirmed'
        when ${isRoom(admitted, lead.limits.pace)} then 'accepted' else 'unconfirmed' end as status
    ), lead as (
      insert into leads (
        id, number, status, kind, source, language, service_type_id, country, city, care_language, origin_center_id,
        consent_others_pending, sealed, email_digest, phone_digest, ip_digest, idempotency_key, body_digest, spam_code,
        awaits, partner_id, ask_first
      )
      select ${id}::uuid, to_char(now() at time zone 'America/Santo_Domingo', '"CU"-YYYY-') || lpad(n, greatest(5, length(n)), '0'),
        entrance.status, ${lead.kind}, ${lead.source}, ${lead.language}, ${lead.serviceId}, ${lead.country}, ${lead.city},
        ${lead.careLanguage}, ${lead.originId}::uuid, ${lead.othersPending}::boolean, ${seal(subject, CONTENT, lead.sealed)}::bytea, ${digests.email}::bytea,
        ${digests.phone}::bytea, ${digests.ip}::bytea, ${idempotencyKey(digests)}, ${digests.body}::bytea, ${lead.spamCode},
        case when entrance.status = 'unconfirmed' then coalesce(${waitsFor}, 'click') end, ${partner?.id ?? null}::uuid, ${lead.askFirst}::boolean
      from entrance, (select nextval('lead_numbers')::text as n) as sequence
      on conflict (idempotency_key) do nothing
      returning id, number, status, awaits
    ), ${keyAndEvidence("lead", subject, link)}, named as (
      insert into lead_receivers (lead_id, provider_id, named_by, position)
      select lead.id, p.id, n.named_by, n.position
      from lead, unnest(${receivers.map((one) => one.id)}::uuid[], ${receivers.map((one) => one.namedBy)}::text[]) with ordinality as n (id, named_by, position)
      join provider_profiles p on p.id = n.id
    ), boxes as (
      insert into lead_consents (lead_id, purpose, provider_ids, granted, text, text_version)
      select lead.id, c.purpose, c."providerIds", c.granted, c.text, c.version
      from lead, json_to_recordset(${JSON.stringify(consents)}::json) as c (purpose text, "providerIds" uuid[], granted boolean, text text, version text)
    ), ${takingPlaces("lead", admitted)}, line as (
      ${recording(submitted, sql`lead`, sql`jsonb_build_object('awaits', lead.awaits)`)}
    ), job as (
      ${routing}
    )
    select number, awaits from lead`).execute(tx);
  return rows[0] ? { id, ...rows[0] } : null;
}
