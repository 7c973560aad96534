import { sql } from "kysely";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { leaveOfActor, type MaskedPerson, maskedPerson, type OpenPerson, openPerson } from "#domain/leads/lead-access.ts";
import type { Exclusivity, OfferStatus } from "#domain/leads/offer.ts";
import { unsealLead } from "#domain/leads/sealed-lead.server.ts";
import { calledAs } from "#domain/providers/called.server.ts";
import { type QualityPart, qualityParts } from "#domain/routing/quality.ts";
import type { RoutedCandidate } from "#domain/routing/routing.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import { type QueuedLead, queuedLeads } from "./queue-queries.server.ts";
import { roundPending } from "./reroute-lead.server.ts";

export interface DeskOffer {
  id: string;
  center: string;
  slug: string;
  status: OfferStatus;
  exclusivity: Exclusivity;
  priceCents: number;
  madeAt: Date;
  answerBy: Date;
  openedAt: Date | null;
  purchasedAt: Date | null;
  answeredAt: Date | null;
  declinedAt: Date | null;
  withdrawnAt: Date | null;
  returnedAt: Date | null;
}

export interface DeskLead extends QueuedLead {
  source: string;
  /** What its score is made of. */
  qualityParts: QualityPart[];
  /** True while a round that was started is not decided yet. */
  roundPending: boolean;
  /** False for a caller who has none: our team sends the links to the telephone. */
  hasMailbox: boolean;
  emailConfirmed: boolean;
  phoneConfirmed: boolean;
  mailboxSilent: boolean;
  attachedTo: { id: string; number: string } | null;
  careLanguage: string | null;
  /** Null once erased. */
  person: MaskedPerson | null;
  rounds: { round: number; strategy: string; outcome: string; policyVersion: string; at: Date; candidates: RoutedCandidate[] }[];
  offers: DeskOffer[];
  evidence: { position: number; kind: string; at: Date; digest: string }[];
  /** The history, the newest first. */
  log: { at: Date; actor: string; name: string | null; action: string }[];
  /** Other requests of the same person about the same service, to which this one could be attached. */
  sameAsk: { id: string; number: string; createdAt: Date; status: string }[];
}

type Reader = Pick<Context, "db" | "keys" | "actor">;

/** Returns everything that an administrator may see of a request without opening its contact data. Returns null when there is none. */
export async function leadForDesk({ db, keys, actor }: Reader, leadId: string): Promise<DeskLead | null> {
  const [queued] = isRowId(leadId) ? await queuedLeads(db, [leadId]) : [];
  if (!queued) return null;
  const { rows } = await sql<
    Omit<DeskLead, keyof QueuedLead | "person" | "offers" | "sameAsk" | "qualityParts"> & {
      qualityCodes: string[];
      sealed: Buffer | null;
      year: number;
    }
  >`
    select l.source, l.quality_codes as "qualityCodes", l.email_digest is not null as "hasMailbox",
      l.email_confirmed_at is not null as "emailConfirmed", l.phone_confirmed_at is not null as "phoneConfirmed", l.sealed,
      extract(year from now())::int as year, g.name as "careLanguage",
      exists (select from mail_messages where lead_id = l.id and status in ('withheld', 'refused')) as "mailboxSilent",
      ${roundPending(leadId)} as "roundPending",
      (select json_build_object('id', a.id, 'number', a.number) from leads a where a.id = l.attached_to) as "attachedTo"
    from leads l left join languages g on g.code = l.care_language where l.id = ${leadId}`.execute(db);
  const { sealed, year, qualityCodes, ...facts } = rows[0]!;
  const [opened, rounds, offers, evidence, log, sameAsk] = await Promise.all([
    unsealLead(keys, db, leaveOfActor(actor, leadId), sealed),
    roundsOf({ db }, leadId),
    offersOf({ db }, leadId),
    evidenceOf({ db }, leadId),
    logOf({ db }, leadId),
    sameAskAs({ db }, leadId),
  ]);
  const parts = qualityParts(qualityCodes);
  return { ...queued, ...facts, qualityParts: parts, person: opened && maskedPerson(opened, year), rounds, offers, evidence, log, sameAsk };
}

/** Opens the contact data for an administrator, and logs it each time. Returns null when it was erased. */
export function openLeadForAdmin(ctx: Context, userId: string, leadId: string): Promise<OpenPerson | null> {
  return ctx.db.transaction().execute(async (tx) => {
    if (!isRowId(leadId)) return null;
    const row = await tx.selectFrom("leads").select("sealed").where("id", "=", leadId).executeTakeFirst();
    const sealed = row && (await unsealLead(ctx.keys, tx, leaveOfActor(ctx.actor, leadId), row.sealed));
    if (!sealed) return null;
    await record(tx, { actor: `admin:${userId}`, action: "lead.opened", subjectType: "lead", subjectId: leadId });
    return openPerson(sealed);
  });
}

async function roundsOf({ db }: Pick<Reader, "db">, leadId: string): Promise<DeskLead["rounds"]> {
  const rows = await db
    .selectFrom("routing_decisions")
    .select(["round", "strategy", "outcome", "policy_version as policyVersion", "at", "candidates"])
    .where("lead_id", "=", leadId)
    .orderBy("round", "desc")
    .execute();
  return rows.map((row) => ({ ...row, candidates: row.candidates as unknown as RoutedCandidate[] }));
}

async function offersOf({ db }: Pick<Reader, "db">, leadId: string): Promise<DeskOffer[]> {
  const { rows } = await sql<DeskOffer>`
    select o.id, ${calledAs("p")} as center, p.slug, o.status, o.exclusivity, o.price_cents as "priceCents", o.made_at as "madeAt",
      o.answer_by as "answerBy", o.opened_at as "openedAt", o.purchased_at as "purchasedAt", o.answered_at as "answeredAt",
      o.declined_at as "declinedAt", o.withdrawn_at as "withdrawnAt", o.returned_at as "returnedAt"
    from offers o join provider_profiles p on p.id = o.provider_id where o.lead_id = ${leadId} order by o.made_at, o.id`.execute(db);
  return rows;
}

async function evidenceOf({ db }: Pick<Reader, "db">, leadId: string): Promise<DeskLead["evidence"]> {
  const rows = await db
    .selectFrom("evidence")
    .select(["position", "kind", "at", "digest"])
    .where("subject_kind", "=", "lead")
    .where("subject_id", "=", leadId)
    .orderBy("position")
    .execute();
  return rows.map((row) => ({ ...row, digest: row.digest.toString("hex") }));
}

const MAX_LINES = 50;

/** Requests for advice are answered as messages, which have the same ids. */
async function logOf({ db }: Pick<Reader, "db">, leadId: string): Promise<DeskLead["log"]> {
  const { rows } = await sql<DeskLead["log"][number]>`
    select a.at, split_part(a.actor, ':', 1) as actor, a.action, p.first_name as name
    from audit_log a left join profiles p on a.actor like 'admin:%' and p.user_id = substr(a.actor, 7)
    where a.subject_type in ('lead', 'message') and a.subject_id = ${leadId} order by a.id desc limit ${MAX_LINES}`.execute(db);
  return rows;
}

async function sameAskAs({ db }: Pick<Reader, "db">, leadId: string): Promise<DeskLead["sameAsk"]> {
  const { rows } = await sql<DeskLead["sameAsk"][number]>`
    select o.id, o.number, o.created_at as "createdAt", o.status
    from leads l join leads o on o.id <> l.id and (o.email_digest = l.email_digest or o.phone_digest = l.phone_digest)
      and o.service_type_id is not distinct from l.service_type_id
    where l.id = ${leadId} and l.sealed is not null and o.status in ('routed', 'waiting') order by o.created_at desc limit 10`.execute(db);
  return rows;
}
