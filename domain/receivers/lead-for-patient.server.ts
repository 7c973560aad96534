import { sql } from "kysely";
import { agreedToEach, onceAgreedToEach } from "#domain/leads/agreed-to.server.ts";
import { daysToAnswer, hoursToAnswer, otherDaysOf } from "#domain/leads/answer-by.server.ts";
import { contactAgreed } from "#domain/leads/contact-consent.server.ts";
import { canBecome, mayNameMore } from "#domain/leads/lead.ts";
import { leaveOfPatient, type OpenLeave } from "#domain/leads/lead-access.ts";
import { type LeadSummary, loadLeads, type Reader, type TripWishes } from "#domain/leads/lead-summaries.server.ts";
import { readPatientToken } from "#domain/leads/lead-tokens.ts";
import type { OfferStatus } from "#domain/leads/offer.ts";
import { calledAs } from "#domain/providers/called.server.ts";
import type { AnswerDays } from "#domain/routing/answer-days.ts";
import { MIN_REPLY_CASES } from "#domain/routing/measured.ts";
import type { PassedReason, RoutedCandidate } from "#domain/routing/routing.ts";
import { databaseTime } from "#domain/submissions/database-time.server.ts";

/** The state of one named center. */
export type ReceiverState =
  /** Not decided yet. */
  | "waiting"
  /** The patient has to confirm the request first. */
  | "unconfirmed"
  /** The center has no room today and gets the request on another day. */
  | "in-line"
  | OfferStatus
  /** The box beside its name was not ticked. */
  | "not-consented"
  | "has-it-already"
  | "not-sent";

export interface PatientReceiver {
  id: string;
  slug: string;
  name: string;
  city: string | null;
  claimed: boolean;
  /** True when it has no mailbox, so that a person of our team tells it. */
  toldByTeam: boolean;
  state: ReceiverState;
  /** The reason why it was not sent. */
  passedReason: PassedReason | null;
  /** The day of its turn. */
  inLineUntil: Date | null;
  offeredAt: Date | null;
  openedAt: Date | null;
  answerBy: Date | null;
  answeredAt: Date | null;
  /** The open hours until its answer. */
  answeredIn: number | null;
  /** True when it answered a question, and the patient has not opened the contact to it. */
  yourTurn: boolean;
  purchasedAt: Date | null;
  declinedAt: Date | null;
  /** The reason why it declined the request, as a code. */
  declineReason: string | null;
  withdrawnAt: Date | null;
  /** True once the center was told, and what it paid was settled. */
  withdrawalTold: boolean;
  /** True while the withdrawal may be undone. */
  undoable: boolean;
  /** The moment at which the center said that it read the withdrawal. */
  acknowledgedAt: Date | null;
  /** True when its permission is in force, so that it may be withdrawn. */
  agreed: boolean;
  reply: { medianHours: number; cases: number } | null;
  /** Set while it may still answer. */
  deadline: AnswerDays | null;
}

export interface PatientLead extends LeadSummary {
  trip: TripWishes;
  /** True when the mailbox is confirmed, by this request or otherwise, so that mails about it are sent. */
  emailConfirmed: boolean;
  /** They agreed to other centers before any was named. The names are still to be confirmed. */
  othersPending: boolean;
  mayNameMore: boolean;
  receivers: PatientReceiver[];
}

/** Returns what the patient's signed link shows. */
export async function leadForPatient(ctx: Reader, token: string): Promise<PatientLead | null> {
  return shownToPatient(ctx, leaveOfPatient(await idOfPatientLink(ctx, token)));
}

/** Returns the request of a patient's signed link, or null. */
export async function idOfPatientLink({ db, keys }: Reader, token: string): Promise<string | null> {
  return readPatientToken(keys, token, await databaseTime(db));
}

/** Returns which centers got the request, and what they did, without contact data except for a masked address. */
export async function shownToPatient(ctx: Reader, leave: OpenLeave | null): Promise<PatientLead | null> {
  const [lead] = leave ? await shownEachToPatient(ctx, [leave]) : [];
  return lead ?? null;
}

/** Returns the same data for many requests, in their order, with as many queries as for one. Erased ones are null. */
export async function shownEachToPatient(ctx: Reader, leaves: readonly OpenLeave[]): Promise<(PatientLead | null)[]> {
  if (leaves.length === 0) return [];
  const ids = leaves.map(({ id }) => id);
  const [now, leads, receivers, decisions, agreed, once] = await Promise.all([
    databaseTime(ctx.db),
    loadLeads(ctx, leaves),
    receiversOf(ctx, ids),
    ctx.db.selectFrom("routing_decisions").select(["lead_id", "candidates"]).where("lead_id", "in", ids).orderBy("round").execute(),
    agreedToEach(ctx.db, ids),
    onceAgreedToEach(ctx.db, ids),
  ]);
  return leads.map(
    (lead) =>
      lead && {
        ...lead.summary,
        trip: lead.trip,
        emailConfirmed: lead.emailConfirmed,
        othersPending: lead.othersPending,
        mayNameMore: mayNameMore(lead.summary.status),
        receivers: shownReceivers(
          lead.summary,
          receivers.filter(({ lead_id }) => lead_id === lead.id),
          { now: agreed.get(lead.id)!, once: once.get(lead.id)! },
          passedOver(decisions.filter(({ lead_id }) => lead_id === lead.id)),
          now,
        ),
      },
  );
}

/** A center's closed days affect how long it took to answer. A request is kept for about this long. */
const DAYS_LOOKED_BACK = 366;

const receiversOf = ({ db }: Reader, leadIds: readonly string[]) =>
  db
    .selectFrom("lead_receivers as r")
    .innerJoin("provider_profiles as p", "p.id", "r.provider_id")
    .leftJoin("offers as o", (join) => join.onRef("o.lead_id", "=", "r.lead_id").onRef("o.provider_id", "=", "r.provider_id"))
    .select([
      "r.lead_id",
      "p.id",
      "p.slug",
      calledAs("p").as("name"),
      "p.city",
      "p.claimed",
      "p.email",
      "r.already_at",
      "r.waits_until",
      "o.status",
      "o.made_at",
      "o.opened_at",
      "o.answer_by",
      "o.answered_at",
      contactAgreed.as("contactAgreed"),
      "o.purchased_at",
      "o.declined_at",
      "o.decline_reason",
      "o.withdrawn_at",
      "o.withdrawal_due",
      "o.acknowledged_at",
      "p.reply_median_hours",
      "p.reply_cases",
      "p.opening_hours as openingHours",
      "p.time_zone as timeZone",
      otherDaysOf(sql`p.id`, DAYS_LOOKED_BACK).as("otherDays"),
    ])
    .where("r.lead_id", "in", leadIds)
    .orderBy("r.position")
    .execute();

/** Returns the reason for each center that routing passed over. The last round counts. */
function passedOver(decisions: readonly { candidates: unknown }[]): Map<string, PassedReason> {
  const passed = new Map<string, PassedReason>();
  for (const { candidates } of decisions)
    for (const one of candidates as RoutedCandidate[]) if (!one.chosen) passed.set(one.provider_id, one.reasons[0] as PassedReason);
  return passed;
}

function shownReceivers(
  { awaits, status: leadStatus }: LeadSummary,
  receivers: Awaited<ReturnType<typeof receiversOf>>,
  agreed: { now: ReadonlySet<string>; once: ReadonlySet<string> },
  passed: ReadonlyMap<string, PassedReason>,
  now: Date,
): PatientReceiver[] {
  return receivers.map((row) => {
    const { id, status, made_at: from, answer_by: until, reply_median_hours: medianHours, reply_cases: cases } = row;
    const reason = passed.get(id) ?? null;
    return {
      id,
      slug: row.slug,
      name: row.name,
      city: row.city,
      claimed: row.claimed,
      toldByTeam: !row.email,
      state: stateOf(row, awaits, agreed, reason),
      passedReason: status ? null : reason,
      inLineUntil: status ? null : row.waits_until,
      offeredAt: from,
      openedAt: row.opened_at,
      answerBy: until,
      answeredAt: row.answered_at,
      answeredIn: from && row.answered_at ? hoursToAnswer(from, row.answered_at, row) : null,
      yourTurn: status === "open" && row.answered_at !== null && !row.contactAgreed,
      purchasedAt: row.purchased_at,
      declinedAt: row.declined_at,
      declineReason: row.decline_reason,
      withdrawnAt: row.withdrawn_at,
      withdrawalTold: row.withdrawal_due === null,
      undoable: canBecome(leadStatus, "closed") && row.acknowledged_at === null && row.withdrawal_due !== null && row.withdrawal_due > now,
      acknowledgedAt: row.acknowledged_at,
      agreed: agreed.now.has(id),
      reply: medianHours !== null && cases >= MIN_REPLY_CASES ? { medianHours, cases } : null,
      deadline: status === "open" && !row.answered_at && from && until ? daysToAnswer({ from, until, now }, row) : null,
    };
  });
}

function stateOf(
  { id, status, already_at, waits_until }: Awaited<ReturnType<typeof receiversOf>>[number],
  awaits: LeadSummary["awaits"],
  agreed: { now: ReadonlySet<string>; once: ReadonlySet<string> },
  reason: PassedReason | null,
): ReceiverState {
  if (!agreed.now.has(id)) return agreed.once.has(id) ? "withdrawn" : "not-consented";
  if (status) return status as OfferStatus;
  if (already_at) return "has-it-already";
  if (awaits) return "unconfirmed";
  if (waits_until) return "in-line";
  return reason === null || reason === "quality_held" || reason === "waits_for_admin" ? "waiting" : "not-sent";
}
