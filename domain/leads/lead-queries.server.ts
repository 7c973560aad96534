import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { calledAs } from "#domain/providers/called.server.ts";
import type { PassedReason, RoutedCandidate } from "#domain/routing/routing.ts";
import { databaseTime } from "#domain/submissions/database-time.server.ts";
import { maskedEmail } from "#domain/submissions/masked-email.ts";
import { agreedTo } from "./agreed-to.server.ts";
import { type LeadAwaits, type LeadKind, type LeadStatus, mayNameMore, UNCONFIRMED_DAYS } from "./lead.ts";
import { leaveOfPatient, type OpenLeave } from "./lead-access.ts";
import { readPatientToken } from "./lead-tokens.ts";
import type { OfferStatus } from "./offer.ts";
import { unsealLead } from "./sealed-lead.server.ts";

export type Reader = Pick<Context, "db" | "keys">;

export interface ServiceName {
  id: string;
  name: string;
}

export interface LeadSummary {
  number: string;
  kind: LeadKind;
  status: LeadStatus;
  createdAt: Date;
  service: ServiceName | null;
  firstName: string;
  /** «m•••••@correo.com» */
  maskedEmail: string;
  contactMethod: string;
  /** What an unconfirmed lead waits for. */
  awaits: LeadAwaits | null;
  /** When it is erased unless it is confirmed. */
  confirmBy: Date;
}

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
  state: ReceiverState;
  /** Why it was not sent. */
  passedReason: PassedReason | null;
  /** When it is its turn. */
  inLineUntil: Date | null;
  offeredAt: Date | null;
  openedAt: Date | null;
  answerBy: Date | null;
}

/** What the patient said about coming here; empty where nothing was said. */
export interface TripWishes {
  dates: string;
  lodging: string;
  city: string;
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
  const lead = await loadLead(ctx, leave);
  if (!lead) return null;
  const [receivers, decisions] = await Promise.all([
    ctx.db
      .selectFrom("lead_receivers as r")
      .innerJoin("provider_profiles as p", "p.id", "r.provider_id")
      .leftJoin("offers as o", (join) => join.onRef("o.lead_id", "=", "r.lead_id").onRef("o.provider_id", "=", "r.provider_id"))
      .select([
        "p.id",
        "p.slug",
        calledAs("p").as("name"),
        "p.city",
        "p.claimed",
        "r.already_at",
        "r.waits_until",
        "o.status",
        "o.made_at",
        "o.opened_at",
        "o.answer_by",
      ])
      .where("r.lead_id", "=", lead.id)
      .orderBy("r.position")
      .execute(),
    ctx.db.selectFrom("routing_decisions").select("candidates").where("lead_id", "=", lead.id).orderBy("round").execute(),
  ]);
  const agreed = await agreedTo(ctx.db, lead.id);
  const passed = new Map<string, PassedReason>();
  for (const { candidates } of decisions)
    for (const one of candidates as unknown as RoutedCandidate[])
      if (!one.chosen) passed.set(one.provider_id, one.reasons[0] as PassedReason);
  return {
    ...lead.summary,
    trip: lead.trip,
    emailConfirmed: lead.emailConfirmed,
    othersPending: lead.othersPending,
    mayNameMore: mayNameMore(lead.summary.status),
    receivers: receivers.map(({ id, slug, name, city, claimed, already_at, waits_until, status, made_at, opened_at, answer_by }) => {
      const reason = passed.get(id) ?? null;
      const held = reason === "quality_held" || reason === "waits_for_admin";
      const undecided: ReceiverState = already_at
        ? "has-it-already"
        : lead.summary.awaits
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
        state,
        passedReason: status ? null : reason,
        inLineUntil: status ? null : waits_until,
        offeredAt: made_at,
        openedAt: opened_at,
        answerBy: answer_by,
      };
    }),
  };
}

export async function loadLead(ctx: Reader, leave: OpenLeave | null) {
  if (!leave) return null;
  const row = await ctx.db
    .selectFrom("leads")
    .leftJoin("service_types", "service_types.id", "leads.service_type_id")
    .select((eb) => [
      "leads.id",
      "number",
      "kind",
      "status",
      "leads.created_at",
      "sealed",
      "email_confirmed_at",
      "awaits",
      sql<Date>`leads.created_at + make_interval(days => ${UNCONFIRMED_DAYS}::int)`.as("confirm_by"),
      "consent_others_pending",
      "service_types.id as service_id",
      eb.ref("service_types.name").as("service_name"),
    ])
    .where("leads.id", "=", leave.id)
    .executeTakeFirst();
  const sealed = row && (await unsealLead(ctx.keys, ctx.db, leave, row.sealed));
  if (!row || !sealed) return null;
  const summary: LeadSummary = {
    number: row.number,
    kind: row.kind as LeadKind,
    status: row.status as LeadStatus,
    createdAt: row.created_at,
    service: row.service_id && row.service_name ? { id: row.service_id, name: row.service_name } : null,
    firstName: sealed.form.nombre,
    maskedEmail: maskedEmail(sealed.form.email),
    contactMethod: sealed.form.metodoContacto,
    awaits: row.awaits as LeadAwaits | null,
    confirmBy: row.confirm_by,
  };
  const { fechasVisita: dates, alojamiento: lodging, ciudad: city } = sealed.form;
  const trip: TripWishes = { dates, lodging, city };
  return { id: row.id, summary, trip, emailConfirmed: row.email_confirmed_at !== null, othersPending: row.consent_others_pending };
}
