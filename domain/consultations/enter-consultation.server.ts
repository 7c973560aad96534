import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { databaseTime } from "#domain/submissions/database-time.server.ts";
import { isRowId } from "#domain/submissions/lookup-text.ts";
import { asMember, type Member } from "#domain/team/as-member.server.ts";
import type { Tx } from "#platform/db/db.ts";
import type { ConsultationKind, ConsultationMode } from "./consultation.ts";
import { tellOther } from "./consultation-mail.server.ts";
import { patientsOf } from "./consultation-queries.server.ts";
import { doctorsOf } from "./doctors.server.ts";
import { insertGuest } from "./guests.server.ts";
import { hoursOf, zoneOf } from "./hours-queries.server.ts";
import { MAX_GUESTS_WAITING } from "./limits.ts";
import { insertFirstFree } from "./request-consultation.server.ts";
import type { SealedGuest } from "./sealed-guest.server.ts";

/**
 * A patient who was here before; whoever had a consultation, also a guest; an account that asked this center for contact; or somebody
 * new, with a mailbox, a telephone or both.
 */
export type EnteredPatient =
  | { patientId: string }
  | { consultationId: string }
  | { accountId: string; zone: string }
  | ({ zone: string } & SealedGuest);

export interface EnteredTime {
  startsAt: Date;
  /** Null for any doctor of the center who is free then. */
  doctorId: string | null;
  kind: ConsultationKind;
  mode: ConsultationMode;
  videoUrl: string | null;
}

export interface EnteredConsultation extends EnteredTime {
  patient: EnteredPatient;
  /** The request of the center that it comes from. */
  offerId?: string | null;
}

export type EnterOutcome = "entered" | "taken" | "past" | "unknown" | "too-many";

/** Nobody can plan an agenda further ahead than a year. */
const MAX_DAYS_AHEAD = 366;

/**
 * Writes a consultation that was agreed on elsewhere into a center's agenda, even outside of its hours. The patient gets a mail and
 * has the last word; with somebody who gave a telephone alone it is agreed on. Returns null when this person does not manage the center.
 */
export function enterConsultation(ctx: Context, member: Member, entered: EnteredConsultation): Promise<EnterOutcome | null> {
  return asMember(ctx, member, "agenda.keep", async (tx) => {
    const answer = await enterIn(ctx, tx, member.providerId, entered);
    if (typeof answer === "string") return { act: null, result: answer };
    return { act: { action: "consultations.entered", detail: { consultation: answer.id } }, result: "entered" };
  });
}

/** Writes down a consultation of a center in the transaction of its act. Returns its id, or why not. */
export async function enterIn(
  ctx: Context,
  tx: Tx,
  providerId: string,
  { startsAt, doctorId, kind, mode, videoUrl, patient, offerId = null }: EnteredConsultation,
): Promise<{ id: string } | Exclude<EnterOutcome, "entered">> {
  const [now, doctors] = [await databaseTime(tx), await doctorsOf(tx, providerId)];
  const inDays = (startsAt.getTime() - now.getTime()) / 86_400_000;
  if (inDays <= 0 || inDays > MAX_DAYS_AHEAD) return "past";
  const asked = doctorId === null ? doctors : doctors.filter(({ id }) => id === doctorId);
  if (doctorId !== null && asked.length === 0) return "unknown";
  const [hours, zone] = [await hoursOf(tx, providerId), await zoneOf(tx, providerId)];
  const who = await patientOf(ctx, tx, providerId, zone, patient);
  if (typeof who === "string") return who;
  const minutes = (count: number) => new Date(startsAt.getTime() + count * 60_000);
  const time = { startsAt, endsAt: minutes(hours.minutes), heldUntil: minutes(hours.minutes + hours.marginMinutes) };
  const ids = asked.length > 0 ? asked.map(({ id }) => id) : [null];
  const id = await insertFirstFree(
    tx,
    { providerId, ...who, kind, mode, videoUrl, serviceId: null, zone, askedBy: "provider", moves: null, offerId },
    ids.map((doctor) => ({ ...time, doctorId: doctor })),
  );
  if (!id) {
    if (who.guestId && !("consultationId" in patient)) await tx.deleteFrom("consultation_guests").where("id", "=", who.guestId).execute();
    return "taken";
  }
  await tellOther(ctx, tx, { id, revision: 0, by: "provider" });
  return { id };
}

async function patientOf(ctx: Context, tx: Tx, providerId: string, zone: string, patient: EnteredPatient) {
  if ("patientId" in patient) {
    const known = (await patientsOf(tx, providerId)).find(({ id }) => id === patient.patientId);
    return known ? { patientId: known.id, guestId: null, patientZone: known.zone ?? zone } : "unknown";
  }
  if ("consultationId" in patient) return (await patientAgain(tx, providerId, zone, patient.consultationId)) ?? "unknown";
  if ("accountId" in patient) return { patientId: patient.accountId, guestId: null, patientZone: patient.zone };
  const { name, email, phone = null } = patient;
  if (email !== null && (await guestsWaiting(tx, providerId)) >= MAX_GUESTS_WAITING) return "too-many";
  const guestId = await insertGuest(ctx, tx, providerId, { name, email, phone });
  return { patientId: null, guestId, patientZone: patient.zone, isAgreed: email === null };
}

/** Returns who had a consultation of this center; null for another's, or once their name is erased. */
async function patientAgain(tx: Tx, providerId: string, zone: string, consultationId: string) {
  if (!isRowId(consultationId)) return null;
  const row = await tx
    .selectFrom("consultations as c")
    .leftJoin("consultation_guests as g", "g.id", "c.guest_id")
    .select(["c.patient_id as patientId", "g.id as guestId", "c.patient_zone as patientZone"])
    .select((eb) => eb.and([eb("g.id", "is not", null), eb("g.mailbox_digest", "is", null)]).as("isAgreed"))
    .where("c.id", "=", consultationId)
    .where("c.provider_id", "=", providerId)
    .executeTakeFirst();
  if (!row || (!row.patientId && !row.guestId)) return null;
  const guestId = row.patientId ? null : row.guestId;
  return { patientId: row.patientId, guestId, patientZone: row.patientZone ?? zone, isAgreed: guestId !== null && Boolean(row.isAgreed) };
}

/** Counts the guests of a week who have not answered: their mails go to mailboxes that nobody has confirmed, so there is a limit. */
async function guestsWaiting(tx: Tx, providerId: string): Promise<number> {
  const { count } = await tx
    .selectFrom("consultations")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("provider_id", "=", providerId)
    .where("guest_id", "is not", null)
    .where("status", "=", "requested")
    .where("asked_at", ">", sql<Date>`now() - interval '7 days'`)
    .executeTakeFirstOrThrow();
  return count;
}
