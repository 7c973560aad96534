import { calledAs } from "#domain/providers/called.server.ts";
import type { PassedReason, RoutedCandidate } from "#domain/routing/routing.ts";
import { databaseTime } from "#domain/submissions/database-time.server.ts";
import { agreedToEach } from "./agreed-to.server.ts";
import { mayNameMore } from "./lead.ts";
import { leaveOfPatient, type OpenLeave } from "./lead-access.ts";
import { type LeadSummary, loadLeads, type Reader, type TripWishes } from "./lead-summaries.server.ts";
import { readPatientToken } from "./lead-tokens.ts";
import type { OfferStatus } from "./offer.ts";

/** What became of one named center. */
export type ReceiverState =
  /** Not decided yet. */
  | "waiting"
  /** Its patient has to confirm the request first. */
  | "unconfirmed"
  /** Full for today: it gets the request on another day. */
  | "in-line"
  | OfferStatus
  /** The box beside its name stayed empty. */
  | "not-consented"
  | "has-it-already"
  | "not-sent";

export interface PatientReceiver {
  id: string;
  slug: string;
  name: string;
  city: string | null;
  claimed: boolean;
  /** It has no e-mail address with us, so a person of our team tells it. */
  toldByTeam: boolean;
  state: ReceiverState;
  /** Why it was not sent. */
  passedReason: PassedReason | null;
  /** When it is its turn. */
  inLineUntil: Date | null;
  offeredAt: Date | null;
  openedAt: Date | null;
  answerBy: Date | null;
}

export interface PatientLead extends LeadSummary {
  trip: TripWishes;
  emailConfirmed: boolean;
  /** They agreed to other centers before any was named: the names are still to be confirmed. */
  othersPending: boolean;
  mayNameMore: boolean;
  receivers: PatientReceiver[];
}

/** What the patient's signed link shows. */
export async function leadForPatient(ctx: Reader, token: string): Promise<PatientLead | null> {
  return shownToPatient(ctx, leaveOfPatient(readPatientToken(ctx.keys, token, await databaseTime(ctx.db))));
}

/** Returns who got the request, and what they did. No contact data besides a masked address. */
export async function shownToPatient(ctx: Reader, leave: OpenLeave | null): Promise<PatientLead | null> {
  const [lead] = leave ? await shownEachToPatient(ctx, [leave]) : [];
  return lead ?? null;
}

/** Returns the same of many requests, in their order, with as many queries as for one. Those that were erased are null. */
export async function shownEachToPatient(ctx: Reader, leaves: readonly OpenLeave[]): Promise<(PatientLead | null)[]> {
  if (leaves.length === 0) return [];
  const ids = leaves.map(({ id }) => id);
  const [leads, receivers, decisions, agreed] = await Promise.all([
    loadLeads(ctx, leaves),
    receiversOf(ctx, ids),
    ctx.db.selectFrom("routing_decisions").select(["lead_id", "candidates"]).where("lead_id", "in", ids).orderBy("round").execute(),
    agreedToEach(ctx.db, ids),
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
          agreed.get(lead.id)!,
          passedOver(decisions.filter(({ lead_id }) => lead_id === lead.id)),
        ),
      },
  );
}

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
    ])
    .where("r.lead_id", "in", leadIds)
    .orderBy("r.position")
    .execute();

/** Why routing passed each center over that it did not choose; the last round counts. */
function passedOver(decisions: readonly { candidates: unknown }[]): Map<string, PassedReason> {
  const passed = new Map<string, PassedReason>();
  for (const { candidates } of decisions)
    for (const one of candidates as RoutedCandidate[]) if (!one.chosen) passed.set(one.provider_id, one.reasons[0] as PassedReason);
  return passed;
}

function shownReceivers(
  { awaits }: LeadSummary,
  receivers: Awaited<ReturnType<typeof receiversOf>>,
  agreed: ReadonlySet<string>,
  passed: ReadonlyMap<string, PassedReason>,
): PatientReceiver[] {
  return receivers.map(({ id, slug, name, city, claimed, email, already_at, waits_until, status, made_at, opened_at, answer_by }) => {
    const reason = passed.get(id) ?? null;
    const held = reason === "quality_held" || reason === "waits_for_admin";
    const undecided: ReceiverState = already_at
      ? "has-it-already"
      : awaits
        ? "unconfirmed"
        : waits_until
          ? "in-line"
          : reason === null || held
            ? "waiting"
            : "not-sent";
    const state = !agreed.has(id) ? "not-consented" : ((status as OfferStatus | null) ?? undecided);
    return {
      id,
      slug,
      name,
      city,
      claimed,
      toldByTeam: !email,
      state,
      passedReason: status ? null : reason,
      inLineUntil: status ? null : waits_until,
      offeredAt: made_at,
      openedAt: opened_at,
      answerBy: answer_by,
    };
  });
}
