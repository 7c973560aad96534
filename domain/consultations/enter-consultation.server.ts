import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { databaseTime } from "#domain/submissions/database-time.server.ts";
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

/** A patient who was here before, or a new one. */
type EnteredPatient = { patientId: string } | ({ zone: string } & SealedGuest);

export interface EnteredConsultation {
  patient: EnteredPatient;
  startsAt: Date;
  /** Null for any doctor of the center who is free then. */
  doctorId: string | null;
  kind: ConsultationKind;
  mode: ConsultationMode;
  videoUrl: string | null;
}

export type EnterOutcome = "entered" | "taken" | "past" | "unknown" | "too-many";

/** Nobody can plan an agenda further ahead than a year. */
const MAX_DAYS_AHEAD = 366;

/**
 * Writes a consultation that was agreed on elsewhere into a center's agenda, even outside of its hours. The patient gets a mail and
 * has the last word. Returns null when this person does not manage the center.
 */
export function enterConsultation(ctx: Context, member: Member, entered: EnteredConsultation): Promise<EnterOutcome | null> {
  return asMember(ctx, member, "agenda.keep", async (tx) => {
    const { providerId } = member;
    const { startsAt, doctorId, kind, mode, videoUrl } = entered;
    const [now, doctors] = [await databaseTime(tx), await doctorsOf(tx, providerId)];
    const inDays = (startsAt.getTime() - now.getTime()) / 86_400_000;
    if (inDays <= 0 || inDays > MAX_DAYS_AHEAD) return { act: null, result: "past" };
    const asked = doctorId === null ? doctors : doctors.filter(({ id }) => id === doctorId);
    if (doctorId !== null && asked.length === 0) return { act: null, result: "unknown" };
    const [hours, zone] = [await hoursOf(tx, providerId), await zoneOf(tx, providerId)];
    const who = await patientOf(ctx, tx, providerId, zone, entered.patient);
    if (typeof who === "string") return { act: null, result: who };
    const minutes = (count: number) => new Date(startsAt.getTime() + count * 60_000);
    const time = { startsAt, endsAt: minutes(hours.minutes), heldUntil: minutes(hours.minutes + hours.marginMinutes) };
    const ids = asked.length > 0 ? asked.map(({ id }) => id) : [null];
    const id = await insertFirstFree(
      tx,
      { providerId, ...who, kind, mode, videoUrl, serviceId: null, zone, askedBy: "provider", moves: null },
      ids.map((doctor) => ({ ...time, doctorId: doctor })),
    );
    if (!id) {
      if (who.guestId) await tx.deleteFrom("consultation_guests").where("id", "=", who.guestId).execute();
      return { act: null, result: "taken" };
    }
    await tellOther(ctx, tx, { id, revision: 0, by: "provider" });
    return { act: { action: "consultations.entered", detail: { consultation: id } }, result: "entered" };
  });
}

async function patientOf(ctx: Context, tx: Tx, providerId: string, zone: string, patient: EnteredPatient) {
  if ("patientId" in patient) {
    const known = (await patientsOf(tx, providerId)).find(({ id }) => id === patient.patientId);
    return known ? { patientId: known.id, guestId: null, patientZone: known.zone ?? zone } : "unknown";
  }
  // These mails go to mailboxes that nobody has confirmed, so their number is limited.
  const { count } = await tx
    .selectFrom("consultations")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("provider_id", "=", providerId)
    .where("guest_id", "is not", null)
    .where("status", "=", "requested")
    .where("asked_at", ">", sql<Date>`now() - interval '7 days'`)
    .executeTakeFirstOrThrow();
  if (count >= MAX_GUESTS_WAITING) return "too-many";
  const { name, email } = patient;
  return { patientId: null, guestId: await insertGuest(ctx, tx, providerId, { name, email }), patientZone: patient.zone };
}
