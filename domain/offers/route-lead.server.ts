import { sql } from "kysely";
import { recordEvents } from "#domain/analytics/record-events.server.ts";
import { record } from "#domain/audit/record.server.ts";
import type { Context } from "#domain/context.ts";
import { leaveAdvice, takeAdvice } from "#domain/inbox/take-advice.server.ts";
import { agreedTo } from "#domain/leads/agreed-to.server.ts";
import { keepRouting, type RoutingOutcome } from "#domain/leads/keep-routing.server.ts";
import { type LeadStatus, mayNameMore } from "#domain/leads/lead.ts";
import { leaveToOpen } from "#domain/leads/lead-access.ts";
import type { RouteLead } from "#domain/leads/lead-jobs.ts";
import { type LockedLead, lockLead } from "#domain/leads/lock-lead.server.ts";
import { queueMail } from "#domain/mail/queue-mail.server.ts";
import { loadRoutingPolicy } from "#domain/policy/policy-queries.server.ts";
import type { RoutingPolicy } from "#domain/routing/policy.ts";
import { type Quality, type QualityVerdict, qualityOf, verdictOf } from "#domain/routing/quality.ts";
import { type PassedReason, type Routing, route } from "#domain/routing/routing.ts";
import type { Tx } from "#platform/db/db.ts";
import { loadLine, type PlaceInLine, turnsOf } from "./center-line.server.ts";
import { earlierLeads } from "./earlier-leads.ts";
import { makeOffers, type Offered } from "./make-offers.server.ts";
import { type Candidate, loadCandidates } from "./routing-candidates.server.ts";

export type RouteLeadResult = { outcome: RoutingOutcome; offers: number } | { outcome: "done-before" | "gone" };

/**
 * Decides one round of a lead: scores it, routes it, and stores offers, reasons and mails, all in one transaction. The row's lock and
 * the unique round make sure that a job which runs twice has its effect once.
 */
export function routeLead(ctx: Context, { leadId, round, only }: RouteLead): Promise<RouteLeadResult> {
  return ctx.db.transaction().execute(async (tx) => {
    const lead = await lockLead(ctx, tx, leaveToOpen({ kind: "system", purpose: "routing" }, leadId));
    if (!lead) return { outcome: "gone" };
    if (await isDecided(tx, leadId, round, lead.status)) return { outcome: "done-before" };
    const policy = await loadRoutingPolicy(tx);
    const quality = qualityOf(await qualityFacts(tx, lead));
    const named = await loadNamed(tx, lead);
    const decided = decide(lead, named, quality, policy, only);
    await keepRouting(tx, lead, { round, policyVersion: policy.version, quality, ...decided });
    if (decided.outcome === "advice") await takeAdvice(tx, leadId);
    else if (lead.status === "advice" && decided.outcome === "routed") await leaveAdvice(tx, leadId, "with-center");
    const offered = await makeOffers(ctx, tx, { lead, routing: decided.routing, candidates: named.candidates, agreed: named.agreed.size });
    await tellPatient(ctx, tx, lead, round, decided.outcome);
    await record(tx, {
      actor: "worker",
      action: `lead.${decided.outcome}`,
      subjectType: "lead",
      subjectId: leadId,
      detail: { round, score: quality.score, strategy: decided.routing.strategy, offers: offered.map(({ id }: Offered) => id) },
    });
    const facts = { lead_id: leadId, strategy: decided.routing.strategy, quality_score: quality.score, decision: decided.outcome };
    await recordEvents(tx, [{ name: "Lead_Routed", path: "/", facts }]);
    return { outcome: decided.outcome, offers: offered.length };
  });
}

async function isDecided(tx: Tx, leadId: string, round: number, status: LeadStatus): Promise<boolean> {
  if (round === 1 ? status !== "accepted" : !mayNameMore(status)) return true;
  const decision = await tx
    .selectFrom("routing_decisions")
    .select("id")
    .where("lead_id", "=", leadId)
    .where("round", "=", round)
    .executeTakeFirst();
  return decision !== undefined;
}

/** Matches the leads of the same person: by their mailbox, or by their telephone where they have none. */
const samePerson = ({ email_digest: email, phone_digest: phone }: LockedLead) =>
  email ? sql<boolean>`email_digest = ${email}` : sql<boolean>`phone_digest = ${phone}`;

async function qualityFacts(tx: Tx, lead: LockedLead) {
  const { rows } = await sql<{ person: number; address: number }>`
    select
      (select count(*) from leads where ${samePerson(lead)}
         and created_at between l.created_at - interval '1 day' and l.created_at) as person,
      (select count(*) from leads where ip_digest = ${lead.ip_digest}
         and created_at between l.created_at - interval '1 hour' and l.created_at) as address
    from leads l where l.id = ${lead.id}`.execute(tx);
  const { form, phone } = lead.sealed;
  return {
    phoneValid: form.telefono === "" ? null : phone.valid,
    email: form.email,
    emailConfirmed: lead.emailConfirmed,
    phoneConfirmed: lead.phoneConfirmed,
    message: form.mensaje,
    serviceId: lead.serviceId,
    serviceSpecific: lead.serviceFilters,
    budget: form.presupuesto,
    leadsOfPersonInDay: rows[0]!.person,
    leadsOfAddressInHour: rows[0]!.address,
  };
}

interface Named {
  candidates: Candidate[];
  /** The centers agreed to by name. */
  agreed: Set<string>;
  /** Maps each center that already has this person's request to the lead it has. */
  earlier: Map<string, string>;
  /** The offers of this lead from earlier rounds. */
  own: { providerId: string; counts: boolean }[];
  line: PlaceInLine[];
}

/**
 * Loads all centers that the patient saw by name, with today's facts. The centers are locked in order, so that a daily cap, and whether a
 * center already has this person's request, are determined exactly.
 */
async function loadNamed(tx: Tx, lead: LockedLead): Promise<Named> {
  const receivers = await tx
    .selectFrom("lead_receivers")
    .select("provider_id")
    .where("lead_id", "=", lead.id)
    .orderBy("provider_id")
    .execute();
  const ids = receivers.map((receiver) => receiver.provider_id);
  for (const id of ids) await sql`select pg_advisory_xact_lock(hashtextextended(${`offers to ${id}`}, 0))`.execute(tx);
  const offers = await tx
    .selectFrom("offers")
    .innerJoin("leads", "leads.id", "offers.lead_id")
    .select(["offers.lead_id as leadId", "offers.provider_id as providerId", "offers.made_at as madeAt", "offers.status"])
    .where((eb) => eb.or([eb("leads.email_digest", "=", lead.email_digest), eb("leads.phone_digest", "=", lead.phone_digest)]))
    .where(sql<boolean>`leads.service_type_id is not distinct from ${lead.serviceId}`)
    .where("offers.provider_id", "=", sql<string>`any(${ids}::uuid[])`)
    .execute();
  const others = offers.filter((offer) => offer.leadId !== lead.id && offer.status !== "withdrawn");
  const agreed = await agreedTo(tx, lead.id);
  return {
    candidates: await loadCandidates(tx, ids),
    agreed,
    earlier: earlierLeads([...agreed], others, lead.now),
    own: offers
      .filter((offer) => offer.leadId === lead.id)
      .map(({ providerId, status }) => ({ providerId, counts: status === "open" || status === "purchased" })),
    line: await loadLine(tx, lead.id),
  };
}

interface Decided {
  outcome: RoutingOutcome;
  routing: Routing;
  earlier: Map<string, string>;
  /** Maps each center that is full today, and has room soon, to the day with room. */
  turns: Map<string, Date>;
}

function decide(lead: LockedLead, named: Named, quality: Quality, policy: RoutingPolicy, only: RouteLead["only"]): Decided {
  const { candidates, agreed, earlier, own } = named;
  const places = policy.maxReceivers - own.filter((offer) => offer.counts).length;
  const facts = candidates.map((candidate) => ({
    ...candidate,
    consented: agreed.has(candidate.id),
    alreadyHasIt: earlier.has(candidate.id) || own.some((offer) => offer.providerId === candidate.id),
    leftOut: only !== undefined && !only.includes(candidate.id),
  }));
  const adminQueueServices = lead.teamVerdict === "qualified" ? [] : policy.adminQueueServices;
  const routing = route(lead, facts, { ...policy, adminQueueServices, maxReceivers: places });
  const nobodyWaits = new Map<string, Date>();
  const verdict = verdictFor(lead, quality, policy);
  if (lead.kind === "advice" && agreed.size === 0 && verdict !== "rejected")
    return { outcome: "advice", routing, earlier, turns: nobodyWaits };
  // A lead that has passed once is not held back when its patient names another center, unless our own team held it.
  if (verdict !== "routed" && (lead.teamVerdict === "held" || lead.status === "accepted" || lead.status === "held"))
    return { outcome: verdict, routing: hold(routing, verdict), earlier, turns: nobodyWaits };
  const chosen = routing.candidates.some((candidate) => candidate.chosen);
  if (routing.strategy === "admin_queue" && !chosen) return { outcome: "held", routing, earlier, turns: nobodyWaits };
  const has = routing.candidates.some((candidate) => candidate.reasons.includes("already_has_it") && earlier.has(candidate.provider_id));
  const turns = turnsOf(lead.now, candidates, named.line, routing);
  const outcome = chosen ? "routed" : turns.size > 0 ? "waiting" : has ? "attached" : "unmatched";
  return { outcome, routing, earlier, turns };
}

/** Returns the verdict on a lead. Our own team's decision takes precedence over the score. */
function verdictFor({ teamVerdict }: LockedLead, { score }: Quality, { thresholds }: RoutingPolicy): QualityVerdict {
  if (teamVerdict === "held") return "held";
  return teamVerdict === "qualified" ? "routed" : verdictOf(score, thresholds);
}

/** Keeps the ranking but chooses no center, so that an administrator sees which centers the lead would have reached. */
function hold(routing: Routing, verdict: Exclude<QualityVerdict, "routed">): Routing {
  const reason: PassedReason = verdict === "held" ? "quality_held" : "quality_rejected";
  return {
    ...routing,
    candidates: routing.candidates.map((candidate) => (candidate.chosen ? { ...candidate, chosen: false, reasons: [reason] } : candidate)),
  };
}

/**
 * Mails the patient the receipt of a round. Mails nobody about a rejected lead, whose writer cannot be reached, nor about a later round
 * that changed nothing, and not who has no mailbox.
 */
async function tellPatient(ctx: Context, tx: Tx, lead: LockedLead, round: number, outcome: RoutingOutcome): Promise<void> {
  if (outcome === "rejected" || (round > 1 && outcome === lead.status && outcome !== "routed")) return;
  const effectKey = `lead-receipt:${lead.id}${round === 1 ? "" : `:${round}`}`;
  if (lead.email_digest) await queueMail(ctx, tx, { effectKey, template: "lead-receipt", leadId: lead.id, person: lead.email_digest });
  if (outcome === "advice") await queueMail(ctx, tx, { effectKey: `advice-notice:${lead.id}`, template: "advice-notice", leadId: lead.id });
}
